/** Offers and buy orders that meet. Whoever calls this has locked the book of the card. */
import { mostAmongFriends, GUIDANCE_MS, usualPrice } from "#game/market/guidance.ts";
import { findDeal, type Newcomer } from "#game/market/matching.ts";
import type { Tx } from "#server/lib/db.ts";
import * as orders from "./order-queries.ts";

export type Book = {
  cardId: string;
  /** Of the last 30 days; null: not enough sales. */
  usual: number | null;
  mostAmongFriends: number;
};

export async function openBook(
  tx: Tx,
  card: { cardId: string; usdValueCents: number },
  nowMs: number,
): Promise<Book> {
  const [, sales] = await Promise.all([
    orders.lockBook(tx, card.cardId),
    orders.salesSince(tx, card.cardId, new Date(nowMs - GUIDANCE_MS)),
  ]);
  const usual = usualPrice(sales);
  const most = mostAmongFriends(usual, card.usdValueCents);
  return { cardId: card.cardId, usual, mostAmongFriends: most };
}

/** The offer or order with which the newcomer trades, locked; null when the newcomer has to wait. */
export async function meet(
  tx: Tx,
  newcomer: Newcomer,
  { book, nowMs }: { book: Book; nowMs: number },
): Promise<orders.BookRow | null> {
  const { playerId, price, wants } = newcomer;
  const filter = {
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
  // What was found may end before it is locked: a purchase does not wait for the book.
  for (;;) {
    const found = findDeal(newcomer, await best(tx, filter));
    if (!found || (await lock(tx, found.id))) return found;
  }
}
