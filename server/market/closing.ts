/** What a player has on the market, ended at once. */
import { releaseCard } from "#server/collection/service.ts";
import type { LockToEnd } from "#server/lib/ending.ts";
import { nudgePlayer } from "#server/live/service.ts";
import * as orders from "./order-queries.ts";
import { giveBack } from "./orders.ts";
import * as queries from "./queries.ts";

export const lockDealsOf: LockToEnd = async (tx, playerId) => {
  const listings = await queries.lockOpenOfSeller(tx, playerId);
  const open = await orders.lockOpenOfBuyer(tx, playerId);
  return {
    playerIds: [playerId],
    async end(_, nowMs) {
      for (const { id, ownedCardId } of listings) {
        await releaseCard(tx, playerId, ownedCardId);
        await queries.endListing(tx, id, "cancelled", new Date(nowMs));
      }
      for (const order of open) await giveBack(tx, { order, state: "cancelled", nowMs });
      nudgePlayer(tx, playerId, "market");
    },
  };
};
