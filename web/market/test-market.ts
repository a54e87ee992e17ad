/** For tests: listings, orders and prices with defaults, and answers that come late. */
import type { Method } from "#contract/endpoint.ts";
import type { CardPrices, ListingOnWire, OrderOnWire, OwnListingOnWire } from "#contract/market.ts";
import { paymentOf } from "#game/market/fee.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export function listing(name: string, given: Partial<ListingOnWire> = {}): ListingOnWire {
  const { id, cardId, card } = ownedCard(name);
  return {
    id: `listing-of-${name.toLowerCase()}`,
    cardId,
    userCardId: id,
    price: 120,
    type: "sell",
    sellerId: "2",
    sellerName: "robin",
    level: 1,
    listedAt: inDays(-1),
    expiresAt: inDays(6),
    card,
    ...given,
  };
}

type Given = Partial<OwnListingOnWire>;

export function ownListing(name: string, { feePercent = 0, ...given }: Given = {}) {
  const listed = listing(name, { sellerId: "1", sellerName: "sam", ...given });
  const { fee, received } = paymentOf(listed.price, feePercent);
  return { ...listed, feePercent, fee, receives: received };
}

export const order = (name: string, price: number): OrderOnWire => ({
  id: `order-for-${name.toLowerCase()}`,
  cardId: ownedCard(name).cardId,
  card: ownedCard(name).card,
  price,
  state: "open",
  orderedAt: inDays(-1),
  expiresAt: inDays(6),
});

/** Ten sales around 20 coins, and a seller whose free sales are over. */
export const pricesOf = (name: string, given: Partial<CardPrices> = {}): CardPrices => ({
  card: ownedCard(name).card,
  median: 20,
  salesIn30Days: 10,
  lastSales: Array.from({ length: 10 }, (_, i) => ({ price: 16 + i, soldAt: inDays(-i - 1) })),
  lastSalesMedian: 20,
  lowestPrice: 22,
  highestOrder: null,
  isWished: false,
  feePercent: 5,
  freeSalesLeft: 0,
  freeSales: 5,
  ...given,
});

/** Holds the server's answers to these calls back, until what it returns is called. */
export function answerLate(method: Method): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const served = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (init?.method === method) await promise;
    return served(address, init);
  };
  return resolve;
}
