/** The marketplace of the players: cards for coins. */
import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { PRICE_MAX } from "#game/market/limits.ts";
import { priceRemarks } from "#texts/en/market.ts";
import { card } from "./cards.ts";
import { done, endpoint } from "./endpoint.ts";
import { raritySought } from "./fields.ts";
import { cursor, id, upTo } from "./ids.ts";

const price = z
  .int(priceRemarks.not_a_price)
  .check(z.minimum(1, priceRemarks.not_a_price), z.maximum(PRICE_MAX, priceRemarks.too_high));

const listingById = z.object({ id: id<"listing">() });
const orderById = z.object({ id: id<"order">() });

const listing = z.object({
  id: z.string(),
  /** The card that is sold. */
  cardId: z.string(),
  /** The seller's copy of it. */
  userCardId: z.string(),
  price: z.int(),
  type: z.literal("sell"),
  sellerId: z.string(),
  sellerName: z.string(),
  level: z.int(),
  listedAt: z.string(),
  expiresAt: z.string(),
  card,
});

export type ListingOnWire = z.output<typeof listing>;

const ownListing = z.object({
  ...listing.shape,
  /** Percent of the price, fixed when it was listed. */
  feePercent: z.int(),
  fee: z.int(),
  /** What the seller receives: price less fee. */
  receives: z.int(),
});

export type OwnListingOnWire = z.output<typeof ownListing>;

export const createListing = endpoint("POST /api/trades", "market", {
  summary: "Offer a card for coins; a buy order that pays at least this much gets it at once",
  input: z.object({
    /** The copy's own id, or a card's: then the player's oldest free copy. */
    cardId: id<"ownedCard">(),
    price,
    type: z.optional(z.literal("sell")),
    /** The player has been told that the price is unusual (409 `unusual_price`) and wants it. */
    confirmed: z.optional(z.boolean()),
  }),
  output: z.object({
    ...ownListing.shape,
    /** Set when a waiting buy order took the card at once; its price, which is never lower. */
    sold: z.nullable(z.object({ price: z.int(), fee: z.int(), received: z.int() })),
  }),
});

export const sortings = ["newest", "ending", "cheapest", "dearest", "strongest"] as const;
export type Sorting = (typeof sortings)[number];

export const listMarketplace = endpoint("GET /api/trades/marketplace", "player", {
  summary: "Cards for sale; cursor: the id of the last listing received",
  input: z.object({
    q: z.optional(z.string().check(z.maxLength(60))),
    rarity: z.optional(raritySought),
    element: z.optional(z.enum(elements)),
    maxPrice: upTo(PRICE_MAX),
    /** Only cards of the player's wishlist. */
    wished: z.optional(z.literal("yes")),
    sort: z.optional(z.enum(sortings)),
    limit: upTo(200),
    cursor,
  }),
  output: z.array(listing),
});

export const ownListings = endpoint("GET /api/trades/mine", "player", {
  summary: "The player's cards for sale, the newest first",
  output: z.array(ownListing),
});

export const purchase = endpoint("POST /api/trades/{id}/purchase", "market", {
  summary: "Buy a card that is for sale",
  input: listingById,
  output: z.object({
    card,
    price: z.int(),
    userCardId: z.string(),
    location: z.enum(["deck", "vault"]),
    coins: z.int(),
    message: z.string(),
  }),
});

export const cancelListing = endpoint("DELETE /api/trades/{id}", "player", {
  summary: "Take an own card back from the marketplace",
  input: listingById,
});

const sale = z.object({ price: z.int(), soldAt: z.string() });

export const cardPrices = endpoint("GET /api/market/cards/{cardId}", "player", {
  summary:
    "What a card was sold for, what it is offered and wanted for, and what a seller receives",
  input: z.object({ cardId: id<"card">() }),
  output: z.object({
    card,
    /** Of the last 30 days; null when there were fewer than three sales. */
    median: z.nullable(z.number()),
    salesIn30Days: z.int(),
    /** At most ten, the newest first. */
    lastSales: z.array(sale),
    lastSalesMedian: z.nullable(z.number()),
    /** What the player could buy it for at once, and sell it for: own offers are none for oneself. */
    lowestPrice: z.nullable(z.int()),
    highestOrder: z.nullable(z.int()),
    isWished: z.boolean(),
    /** Of the asker's next listing. */
    feePercent: z.int(),
    freeSalesLeft: z.int(),
    /** How many there are in all. */
    freeSales: z.int(),
  }),
});

export type CardPrices = z.output<typeof cardPrices.output>;

const byCard = z.object({ cardId: id<"card">() });

export const listWishes = endpoint("GET /api/wishlist", "player", {
  summary: "Cards that the player looks for, with the lowest price at which others sell each",
  output: z.array(z.object({ card, lowestPrice: z.nullable(z.int()) })),
});

export const addWish = endpoint("PUT /api/wishlist/{cardId}", "market", {
  summary: "Look for a card: the player gets a notification when it is for sale",
  input: byCard,
  output: z.object({ isWished: z.literal(true) }),
});

export const removeWish = endpoint("DELETE /api/wishlist/{cardId}", "player", {
  summary: "Look for a card no longer",
  input: byCard,
  output: z.object({ isWished: z.literal(false) }),
});

const order = z.object({
  id: z.string(),
  cardId: z.string(),
  card,
  /** The coins that are set aside. */
  price: z.int(),
  state: z.enum(["open", "filled", "cancelled", "expired"]),
  orderedAt: z.string(),
  expiresAt: z.string(),
});

export type OrderOnWire = z.output<typeof order>;

export const createOrder = endpoint("POST /api/orders", "market", {
  summary: "Set coins aside for a card; one that is for sale for no more is bought at once",
  input: z.object({ cardId: id<"card">(), price }),
  output: z.object({
    order,
    /** Set when a card was for sale already; its price is what was paid. */
    bought: z.nullable(z.object({ price: z.int(), userCardId: z.string() })),
    coins: z.int(),
  }),
});

export const listOrders = endpoint("GET /api/orders", "player", {
  summary: "The player's open buy orders, the newest first",
  output: z.array(order),
});

export const cancelOrder = endpoint("DELETE /api/orders/{id}", "player", {
  summary: "End a buy order and take its coins back",
  input: orderById,
  output: z.object({ ...done.shape, coins: z.int() }),
});
