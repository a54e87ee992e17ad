/**
 * Offers and orders whose time is over go back to where they came from. Every process does this all
 * the time; each has a transaction of its own, so that nothing stands in the way of the others.
 */
import { releaseCard } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { nudgePlayer } from "#server/push/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as orders from "./order-queries.ts";
import { giveBack } from "./orders.ts";
import * as queries from "./queries.ts";
import { tellUnfilled, tellUnsold } from "./tell.ts";
import { cardsOf } from "./wire.ts";

const AT_ONCE = 100;

export async function expireOffers(deps: Deps): Promise<void> {
  await endAll(deps, queries.listOverdue, endListing);
  await endAll(deps, orders.listOverdueOrders, endOrder);
}

type Over = { id: string; nowMs: number };

async function endAll(
  deps: Deps,
  list: typeof queries.listOverdue,
  end: (tx: Tx, deps: Deps, over: Over) => Promise<void>,
): Promise<void> {
  const nowMs = deps.now();
  for (;;) {
    const overdue = await list(deps.db, new Date(nowMs), AT_ONCE);
    let failed = 0;
    for (const { id } of overdue) {
      try {
        await deps.db.transaction((tx) => end(tx, deps, { id, nowMs }));
      } catch (error) {
        failed++;
        deps.log.error({ error, id }, "an offer could not be ended");
      }
    }
    if (overdue.length < AT_ONCE || failed > 0) return;
  }
}

async function endListing(tx: Tx, deps: Deps, { id, nowMs }: Over): Promise<void> {
  const now = new Date(nowMs);
  const listing = await queries.lockOverdue(tx, id, now);
  if (!listing) return;
  const { sellerId, ownedCardId, cardId } = listing;
  const [, cardOf] = await Promise.all([lockPurse(tx, sellerId), cardsOf(tx, [listing])]);
  const [place] = await Promise.all([
    releaseCard(tx, sellerId, ownedCardId),
    queries.endListing(tx, id, { state: "expired", now }),
    nudgePlayer(tx, deps.live, { playerId: sellerId, noun: "market" }),
  ]);
  const unsold = { id, sellerId, ownedCardId };
  await tellUnsold(tx, deps, { listing: unsold, name: cardOf(cardId).name, place });
}

async function endOrder(tx: Tx, deps: Deps, { id, nowMs }: Over): Promise<void> {
  const order = await orders.lockOverdueOrder(tx, id, new Date(nowMs));
  if (!order) return;
  const [, cardOf] = await Promise.all([lockPurse(tx, order.buyerId), cardsOf(tx, [order])]);
  await Promise.all([
    giveBack(tx, deps, { order, state: "expired", nowMs }),
    tellUnfilled(tx, deps, { order, name: cardOf(order.cardId).name }),
  ]);
}
