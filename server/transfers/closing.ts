/** How a code for a card ends when no player claims it. */
import { statusOf } from "#game/transfers/transfer.ts";
import { releaseCard } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { LockToEnd } from "#server/lib/ending.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { forgetGift } from "#server/notifications/service.ts";
import * as queries from "./queries.ts";

/** The card goes back to where it was. */
export async function endTransfer(tx: Tx, row: queries.TransferRow, nowMs: number) {
  const isOver = statusOf(row, nowMs) === "expired";
  const place = await releaseCard(tx, row.giverId, row.ownedCardId);
  await queries.endTransfer(tx, row.id, isOver ? "expired" : "cancelled", new Date(nowMs));
  await forgetGift(tx, `transfer:${row.id}`);
  nudgePlayer(tx, row.giverId, "transfers");
  return place;
}

/** All codes of a player, ended at once. */
export const lockCodesOf: LockToEnd = async (tx, playerId) => {
  const rows = await queries.lockOpenOf(tx, playerId);
  return {
    playerIds: [playerId],
    async end(_, nowMs) {
      for (const row of rows) await endTransfer(tx, row, nowMs);
    },
  };
};
