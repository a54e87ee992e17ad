/** Listings and buy orders as the contract describes them. */
import type { ListingOnWire, OrderOnWire, OwnListingOnWire } from "#contract/market.ts";
import { levelOf } from "#game/collection/level.ts";
import { paymentOf } from "#game/market/fee.ts";
import { cardOnWire, type CardRow } from "#server/collection/service.ts";
import type { OrderRow } from "./order-queries.ts";
import type { ListingRow } from "./queries.ts";
import { withMoments } from "#server/lib/database/moments.ts";

export const listingOnWire = (row: ListingRow, card: CardRow): ListingOnWire => ({
  ...withMoments(row),
  userCardId: row.ownedCardId,
  type: "sell",
  level: levelOf(row.experience).level,
  card: cardOnWire(card, row),
});

export function ownListingOnWire(row: ListingRow, card: CardRow): OwnListingOnWire {
  const { fee, received } = paymentOf(row.price, row.feePercent);
  return { ...listingOnWire(row, card), feePercent: row.feePercent, fee, receives: received };
}

export const orderOnWire = (row: OrderRow, card: CardRow): OrderOnWire => ({
  ...withMoments(row),
  card: cardOnWire(card),
});
