/**
 * What waits on the market for a card that admins have taken out: it ends, and its players are
 * notified.
 */
import { cardsById, releaseCard } from "#server/collection/service.ts";
import { archivedIn, expireOverdue } from "#server/lib/expire-overdue.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as orders from "./order-queries.ts";
import { giveBack } from "./orders.ts";
import * as queries from "./queries.ts";

export async function endWithArchivedCards(deps: Deps): Promise<void> {
  const { jobs } = deps;
  await expireOverdue(deps, {
    list: archivedIn("listings", "t.state = 'open'", "card_id"),
    async end(tx, id, nowMs) {
      const listing = await queries.lockListing(tx, id);
      if (listing?.state !== "open") return;
      const { sellerId: playerId, ownedCardId, cardId } = listing;
      await lockPurse(tx, playerId);
      await releaseCard(tx, playerId, ownedCardId);
      await queries.endListing(tx, id, "cancelled", new Date(nowMs));
      nudgePlayer(tx, playerId, "market");
      const { name } = (await cardsById(tx, [cardId]))(cardId);
      const told = { playerId, link: `/card/${ownedCardId}`, cause: `listing:${id}` };
      await notify(tx, jobs, { ...told, code: "card_taken_out", params: { name } });
    },
  });
  await expireOverdue(deps, {
    list: archivedIn("buy_orders", "t.state = 'open'", "card_id"),
    async end(tx, id, nowMs) {
      const order = await orders.lockOrder(tx, id);
      if (order?.state !== "open") return;
      const { buyerId: playerId, price, cardId } = order;
      await lockPurse(tx, playerId);
      await giveBack(tx, { order, state: "cancelled", nowMs });
      const { name } = (await cardsById(tx, [cardId]))(cardId);
      const told = { playerId, link: "/marketplace?tab=trades", cause: `order:${id}` };
      await notify(tx, jobs, { ...told, code: "order_taken_out", params: { name, price } });
    },
  });
}
