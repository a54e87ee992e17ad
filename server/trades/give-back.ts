import { must } from "#game/lib/must.ts";
import type { Place } from "#game/collection/deck.ts";
import { listByIds, releaseCard, type OwnedRow } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import type { NotificationContent } from "#texts/notifications.ts";
import * as queries from "./queries.ts";

/** The offer ends without a trade; the card goes back to where it was. */
export async function giveBack(
  tx: Tx,
  row: queries.TradeRow,
  status: "cancelled" | "declined" | "expired",
  nowMs: number,
): Promise<{ place: Place; name: string }> {
  await lockPurse(tx, row.creatorId);
  const place = await releaseCard(tx, row.creatorId, row.offeredId);
  await queries.endTrade(tx, row.id, status, new Date(nowMs));
  for (const playerId of [row.creatorId, ...(row.forId === null ? [] : [row.forId])]) {
    nudgePlayer(tx, playerId, "trades");
  }
  return { place, name: (await findOffered(tx, row)).name };
}

export async function findOffered(tx: Tx, row: queries.TradeRow): Promise<OwnedRow> {
  const [offered] = await listByIds(tx, row.creatorId, [row.offeredId]);
  return must(offered, `card of trade ${row.id}`);
}

/** Whom it was offered to does not want it. */
export async function decline(
  tx: Tx,
  jobs: Jobs,
  row: queries.TradeRow,
  nowMs: number,
): Promise<void> {
  const { place, name } = await giveBack(tx, row, "declined", nowMs);
  const params = { trader: must(row.forName, "name of the one who declines"), name, place };
  await notifyCreator(tx, jobs, { row, code: "trade_declined", params });
}

export const notifyCreator = (
  tx: Tx,
  jobs: Jobs,
  { row, ...content }: NotificationContent & { row: queries.TradeRow },
) =>
  notify(tx, jobs, {
    ...content,
    playerId: row.creatorId,
    link: `/card/${row.offeredId}`,
    cause: `trade:${row.id}`,
  });
