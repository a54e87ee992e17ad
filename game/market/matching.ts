/**
 * Offers and buy orders for the same card meet when the order pays at least what the offer asks.
 * They trade at the price of whoever was there first, so who comes later gets the better price.
 * The best price comes first, then the oldest. Nobody trades with himself.
 */
export type Waiting = {
  playerId: string;
  price: number;
  /** The more who waits, the smaller. */
  position: number;
  /** The most that these two may pay each other; null when they have not dealt lately. */
  mostToPay: number | null;
};

export type Newcomer = { playerId: string; price: number; wants: "to_sell" | "to_buy" };

/** True when they can trade at the price of the one who waits. */
function fits({ playerId, price, wants }: Newcomer, waiting: Waiting): boolean {
  if (waiting.playerId === playerId) return false;
  if (waiting.mostToPay !== null && waiting.price > waiting.mostToPay) return false;
  return wants === "to_sell" ? waiting.price >= price : waiting.price <= price;
}

/** With whom the newcomer trades; null when nobody fits, and the newcomer waits, too. */
export function findDeal<T extends Waiting>(newcomer: Newcomer, book: readonly T[]): T | null {
  const better = newcomer.wants === "to_sell" ? -1 : 1;
  const [best] = book
    .filter((waiting) => fits(newcomer, waiting))
    .toSorted((a, b) => better * (a.price - b.price) || a.position - b.position);
  return best ?? null;
}
