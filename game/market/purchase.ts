/** Buying a card from another player: who may, and why a player may not. */
export type ListingState = "open" | "sold" | "cancelled" | "expired";

export type OrderState = "open" | "filled" | "cancelled" | "expired";

export type ListingToBuy = {
  sellerId: string;
  price: number;
  state: ListingState;
  expiresAtMs: number;
};

export type Buyer = {
  id: string;
  coins: number;
  /** The most that this buyer may pay this seller; null when the two have not dealt lately. */
  mostToPay: number | null;
};

export type PurchaseRefusal =
  | "own_card"
  | "sold"
  | "cancelled"
  | "expired"
  | "too_few_coins"
  | "too_dear_among_friends";

/** A listing whose time is over has expired, even if the job that ends it has not run yet. */
export function stateAt(
  { state, expiresAtMs }: Omit<ListingToBuy, "sellerId" | "price">,
  nowMs: number,
) {
  return state === "open" && expiresAtMs <= nowMs ? "expired" : state;
}

export function refuseToBuy(
  listing: ListingToBuy,
  buyer: Buyer,
  nowMs: number,
): PurchaseRefusal | null {
  if (listing.sellerId === buyer.id) return "own_card";
  const state = stateAt(listing, nowMs);
  if (state !== "open") return state;
  if (buyer.mostToPay !== null && listing.price > buyer.mostToPay) return "too_dear_among_friends";
  return buyer.coins < listing.price ? "too_few_coins" : null;
}
