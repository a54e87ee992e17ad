/**
 * What a player has to spend. Coins and credits change by a ledger row and in no other way; the
 * purse row is also the lock on everything that a player owns.
 */
import { must } from "#game/lib/must.ts";
import type { CreditReason, Reason } from "#game/purse/reasons.ts";
import type { Tx } from "#server/lib/db.ts";
import * as queries from "./queries.ts";

export { forgetOldTallies, openPurse, tally, tallySoFar, tallyUpTo } from "./queries.ts";

/** Always locks in id order, whatever the order of `ids`: two players at once must not deadlock. */
export async function lockPurses(tx: Tx, ids: readonly string[]): Promise<queries.Purse[]> {
  const purses = await queries.lockPurseRows(tx, ids);
  return ids.map((id) =>
    must(
      purses.find((each) => each.id === id),
      `purse of player ${id}`,
    ),
  );
}

export async function lockPurse(tx: Tx, playerId: string): Promise<queries.Purse> {
  const [purse] = await lockPurses(tx, [playerId]);
  return must(purse, "purse");
}

export type Coins = { playerId: string; coins: number; reason: Reason; cause: string };

/**
 * `cause` names the thing that pays ("battle:<id>"); the same cause never pays twice. Fewer than none
 * are taken: the caller has locked the purse and seen that there are enough.
 */
export async function moveCoins(tx: Tx, movements: readonly Coins[]): Promise<void> {
  const rows = movements
    .filter(({ coins }) => coins !== 0)
    .map(({ coins, ...movement }) => ({ ...movement, currency: "coins" as const, amount: coins }));
  if (rows.length > 0) await queries.recordInLedger(tx, rows);
}

export const giveCoins = (tx: Tx, given: Coins): Promise<void> => moveCoins(tx, [given]);

/** The caller has locked the purse and seen that there is enough; less is an error. */
export const takeCoins = (tx: Tx, taken: Coins): Promise<void> =>
  moveCoins(tx, [{ ...taken, coins: -taken.coins }]);

/** Fewer than none takes them: the caller has locked the purse and seen that there are enough. */
export async function giveCredits(
  tx: Tx,
  grant: { playerId: string; credits: number; reason: CreditReason; cause: string },
): Promise<void> {
  if (grant.credits === 0) return;
  const { playerId, credits: amount, reason, cause } = grant;
  await queries.recordInLedger(tx, [{ playerId, currency: "credits", amount, reason, cause }]);
}
