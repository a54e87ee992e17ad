/** How many things a player may have on the marketplace, and how long they stay. */
import { DAY_MS } from "#game/lib/day.ts";

/** How long a listing, and a buy order as well, stays open. */
export const LISTING_MS = 7 * DAY_MS;

export const OPEN_LISTINGS = 200;
export const OPEN_ORDERS = 50;
export const WISHES = 50;

/** The highest price in coins, of a card as well as of a buy order. */
export const PRICE_MAX = 1_000_000;

/** Of these a player may have only so many at once. */
export type MarketLimit = "listings" | "orders" | "wishes";

const limits: Record<MarketLimit, number> = {
  listings: OPEN_LISTINGS,
  orders: OPEN_ORDERS,
  wishes: WISHES,
};

export const isAtLimit = (what: MarketLimit, count: number): boolean => count >= limits[what];
