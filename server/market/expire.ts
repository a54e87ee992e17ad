/** Listings and orders whose time is over: the card, or the coins, go back to where they came from. */
import { cardsById, releaseCard } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import * as orders from "./order-queries.ts";
import { giveBack } from "./orders.ts";
import * as queries from "./queries.ts";
import { notifyOrderExpired, notifyListingExpired } from "./notifications.ts";

export async function expireListingsAndOrders(deps: Deps): Promise<void> {
  await expireOverdue(deps, {
    list: queries.listOverdue("listings"),
    end: (tx, id, nowMs) => endListing(tx, deps.jobs, { id, nowMs }),
  });
  await expireOverdue(deps, {
    list: queries.listOverdue("buy_orders"),
    end: (tx, id, nowMs) => endOrder(tx, deps.jobs, { id, nowMs }),
  });
}

type Over = { id: string; nowMs: number };

async function endListing(tx: Tx, jobs: Jobs, { id, nowMs }: Over): Promise<void> {
  const now = new Date(nowMs);
  const listing = await queries.lockOverdue(tx, id, now);
  if (!listing) return;
  const { sellerId, ownedCardId, cardId } = listing;
  const [, cardOf] = await Promise.all([lockPurse(tx, sellerId), cardsById(tx, [listing.cardId])]);
  const [place] = await Promise.all([
    releaseCard(tx, sellerId, ownedCardId),
    queries.endListing(tx, id, "expired", now),
  ]);
  nudgePlayer(tx, sellerId, "market");
  const unsold = { id, sellerId, ownedCardId };
  await notifyListingExpired(tx, jobs, { listing: unsold, name: cardOf(cardId).name, place });
}

async function endOrder(tx: Tx, jobs: Jobs, { id, nowMs }: Over): Promise<void> {
  const order = await orders.lockOverdueOrder(tx, id, new Date(nowMs));
  if (!order) return;
  const [, cardOf] = await Promise.all([
    lockPurse(tx, order.buyerId),
    cardsById(tx, [order.cardId]),
  ]);
  await Promise.all([
    giveBack(tx, { order, state: "expired", nowMs }),
    notifyOrderExpired(tx, jobs, order, cardOf(order.cardId).name),
  ]);
}
