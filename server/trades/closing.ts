/** Offers by a player and to a player, ended at once. */
import type { LockToEnd } from "#server/lib/ending.ts";
import { decline, giveBack } from "./give-back.ts";
import * as queries from "./queries.ts";

export const lockOffersOf: LockToEnd = async (tx, playerId) => {
  const rows = await queries.lockOpen(tx, playerId);
  return {
    playerIds: rows.map(({ creatorId }) => creatorId),
    async end({ jobs }, nowMs) {
      for (const row of rows) {
        if (row.creatorId === playerId) await giveBack(tx, row, "cancelled", nowMs);
        else await decline(tx, jobs, row, nowMs);
      }
    },
  };
};
