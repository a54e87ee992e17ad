/** Buying a card from another player: who may, and why somebody may not. */
export type ListingState = "open" | "sold" | "cancelled" | "expired";

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

export const purchaseWords: Record<PurchaseRefusal, string> = {
  own_card: "This is your own card.",
  sold: "Somebody else was faster: this card is sold.",
  cancelled: "The seller has taken this card back.",
  expired: "The time of this offer is over.",
  too_few_coins: "You do not have enough coins for this card.",
  too_dear_among_friends:
    "This price is far above what the card is worth, and you two have dealt with each other " +
    "lately. To pass coins on like this is not allowed.",
};

/** An offer whose time is over has expired, even if nobody has cleared it away yet. */
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
