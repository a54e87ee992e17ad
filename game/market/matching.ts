/**
 * A listing and a buy order for the same card match when the order pays at least what the listing
 * asks. They trade at the price of the one that rested in the order book, so the incoming one gets
 * the better price. The best price comes first, then the oldest. A player's own offers never match.
 */
export type RestingOrder = {
  playerId: string;
  price: number;
  /** The place in the queue: the oldest has the smallest. */
  position: number;
  /** The highest price between these two players; null when they have not dealt lately. */
  mostToPay: number | null;
};

export type IncomingOrder = { playerId: string; price: number; wants: "to_sell" | "to_buy" };

/** Whether they can trade at the resting order's price. */
function fits({ playerId, price, wants }: IncomingOrder, resting: RestingOrder): boolean {
  if (resting.playerId === playerId) return false;
  if (resting.mostToPay !== null && resting.price > resting.mostToPay) return false;
  return wants === "to_sell" ? resting.price >= price : resting.price <= price;
}

/** The order that the incoming one trades with; null when none fits and it has to rest as well. */
export function findMatch<T extends RestingOrder>(
  incoming: IncomingOrder,
  book: readonly T[],
): T | null {
  const better = incoming.wants === "to_sell" ? -1 : 1;
  const [best] = book
    .filter((resting) => fits(incoming, resting))
    .toSorted((a, b) => better * (a.price - b.price) || a.position - b.position);
  return best ?? null;
}
