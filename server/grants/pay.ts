/**
 * Pays grants, some players at a time. A player is paid, told and marked in one transaction, so that
 * a process may die at any moment and another goes on.
 */
import { giveCards } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withNames } from "#server/lib/names/mentions.ts";
import { notifyMany } from "#server/notifications/service.ts";
import { giveCoins, giveCredits, lockPurses } from "#server/purse/service.ts";
import * as queries from "./queries.ts";

const AT_ONCE = 50;

export async function payGrants(deps: Deps): Promise<void> {
  for (const grant of await queries.listPaying(deps.db)) {
    while ((await deps.db.transaction((tx) => paySome(tx, deps, grant))) > 0);
    await queries.endPaid(deps.db, grant.id);
  }
}

/** How many of those who wait were looked at. */
async function paySome(
  tx: Tx,
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  grant: queries.PaidGrant,
): Promise<number> {
  const waiting = await queries.lockWaiting(tx, grant.id, AT_ONCE);
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ playerId }) => playerId);
  await lockPurses(tx, ids);
  const open = new Set((await queries.listOpen(tx, ids)).map(({ id }) => id));
  const paid = ids.filter((id) => open.has(id));
  const at = new Date(now());
  for (const playerId of paid) await pay(tx, grant, playerId);
  await queries.markPaid(tx, grant.id, paid, at);
  await queries.markLeftOut(
    tx,
    grant.id,
    ids.filter((id) => !open.has(id)),
    at,
  );
  await tell(tx, jobs, grant, paid);
  return waiting.length;
}

async function pay(tx: Tx, grant: queries.PaidGrant, playerId: string): Promise<void> {
  const { coins, credits, cardId, copies } = grant;
  const given = { playerId, reason: "gift", cause: `grant:${grant.id}` } as const;
  await giveCoins(tx, { ...given, coins });
  await giveCredits(tx, { ...given, credits });
  if (cardId === null) return;
  const cardIds = Array.from({ length: copies }, () => cardId);
  await giveCards(tx, { ownerId: playerId, cardIds, reason: "gift", cause: given.cause });
}

async function tell(
  tx: Tx,
  jobs: Deps["jobs"],
  { id, coins, credits, copies, cardName, message: kept }: queries.PaidGrant,
  players: readonly string[],
): Promise<void> {
  const [message = ""] = await withNames(tx, [kept]);
  const params = { message, coins, credits, copies, card: cardName ?? "" };
  const told = { code: "compensated", params, link: "", cause: `grant:${id}` } as const;
  await notifyMany(
    tx,
    jobs,
    players.map((playerId) => ({ ...told, playerId })),
  );
}
