/** Cards on their way out or to the chain stay when a guardian closes the wallet. */
import type { LockToEnd } from "#server/lib/ending.ts";
import { failLocked } from "./ending.ts";
import { lockUnsent } from "./job-queries.ts";
import { giveBack } from "./leaving.ts";
import { lockWaiting } from "./withdrawal-queries.ts";

/**
 * Not for an account that is closed for good: its player could not ask for these cards a second
 * time, so their withdrawals go on.
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

/** What is signed has perhaps been sent, and is finished. A worker that signs now has lost its lease. */
export const lockUnsentOf: LockToEnd = async (tx, playerId) => {
  const unsent = await lockUnsent(tx, playerId);
  return {
    playerIds: [playerId],
    async end({ jobs }, nowMs) {
      const deps = { jobs, now: () => nowMs };
      for (const job of unsent) {
        await failLocked(tx, deps, { job, why: "wallet_closed", error: "" });
      }
    },
  };
};
