/** The listings and buy orders of one card. */
import { mostAmongFriends, GUIDANCE_MS, usualPrice } from "#game/market/guidance.ts";
import { findMatch, type IncomingOrder } from "#game/market/matching.ts";
import type { Tx } from "#server/lib/db.ts";
import * as orders from "./order-queries.ts";

type ValuedCard = { cardId: string; usdValueCents: number };

type Guidance = {
  /** Of the last 30 days; null: not enough sales. */
  usual: number | null;
  /** The card's value on paper. */
  estimate: number;
  mostAmongFriends: number;
};

export type OrderBook = Guidance & { cardId: string };

export async function findGuidance(tx: Tx, card: ValuedCard, nowMs: number): Promise<Guidance> {
  const sales = await orders.salesSince(tx, card.cardId, new Date(nowMs - GUIDANCE_MS));
  const usual = usualPrice(sales);
  const estimate = card.usdValueCents;
  return { usual, estimate, mostAmongFriends: mostAmongFriends(usual, estimate) };
}

/** Locks the order book of a card until the transaction ends. */
export async function openOrderBook(tx: Tx, card: ValuedCard, nowMs: number): Promise<OrderBook> {
  const [, guidance] = await Promise.all([
    orders.lockOrderBook(tx, card.cardId),
    findGuidance(tx, card, nowMs),
  ]);
  return { cardId: card.cardId, ...guidance };
}

/**
 * The listing or order that the incoming one trades with, locked; null when none fits. The caller
 * holds the lock of the order book.
 */
export async function matchOrder(
  tx: Tx,
  incoming: IncomingOrder,
  book: OrderBook,
  nowMs: number,
): Promise<orders.OrderBookRow | null> {
  const { playerId, price, wants } = incoming;
  const query = {
    ...book,
    playerId,
    price,
    dealtSince: new Date(nowMs - GUIDANCE_MS),
    now: new Date(nowMs),
  };
  const [best, lock] =
    wants === "to_sell"
      ? [orders.bestOrders, orders.lockOpenOrder]
      : [orders.bestListings, orders.lockOpenListing];
  // A purchase does not wait for the order book, so a match may end before it is locked.
  for (;;) {
    const found = findMatch(incoming, await best(tx, query));
    if (!found || (await lock(tx, found.id))) return found;
  }
}
