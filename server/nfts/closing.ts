/** Cards on their way out stay when a guardian closes the wallet. */
import type { LockToEnd } from "#server/lib/ending.ts";
import { giveBack } from "./leaving.ts";
import { lockWaiting } from "./withdrawal-queries.ts";

/**
 * Not for an account that is closed for good: nobody could ask for these cards a second time, so what
 * was asked for before goes on.
 */
export const lockWithdrawalsOf: LockToEnd = async (tx, playerId) => {
  const waiting = await lockWaiting(tx, playerId);
  return {
    playerIds: [playerId],
    async end(_, nowMs) {
      for (const withdrawal of waiting) {
        await giveBack(tx, { now: () => nowMs }, { withdrawal, state: "cancelled" });
      }
    },
  };
};
