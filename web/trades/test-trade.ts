/** For tests: an offer of Robin's, code ABCD2345, and two deals that are over. */
import type { PastDeal, TradeOffer } from "#contract/trades.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

export const galevanth = ownedCard("Galevanth", {
  id: "g1",
  card: { rarity: "epic", value: 300 },
});
export const cindlepup = ownedCard("Cindlepup", { id: "c1", location: "vault" });

export const offer: TradeOffer = {
  id: "t1",
  tradeCode: "ABCD2345",
  offeredCard: ownedCard("Serafawn", { card: { value: 25 } }).card,
  requestedCard: null,
  traderName: "robin",
  isOwn: false,
  forName: null,
  status: "pending",
  createdAt: "2026-11-21T10:00:00.000Z",
  expiresAt: "2036-11-22T10:00:00.000Z",
  warning: null,
};

export const trade: PastDeal = {
  id: "t1",
  kind: "trade",
  status: "completed",
  otherName: "robin",
  isOwn: true,
  given: offer.offeredCard,
  received: cindlepup.card,
  coins: null,
  endedAt: "2026-11-21T10:00:00.000Z",
  isReported: false,
};

export const OFFER = "GET /api/trades/direct/ABCD2345";
export const OPEN = "GET /api/trades/direct";
export const HISTORY = "GET /api/trades/history";
export const ACCEPT = "POST /api/trades/direct/accept";
