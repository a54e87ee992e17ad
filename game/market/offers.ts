/** How many things a player may have on the marketplace, and how long they stay. */
import { DAY_MS } from "#game/lib/day.ts";

export const OFFER_MS = 7 * DAY_MS;

export const OPEN_LISTINGS = 200;
export const OPEN_ORDERS = 50;
export const WISHES = 50;

type Full = "listings" | "orders" | "wishes";

const most: Record<Full, number> = {
  listings: OPEN_LISTINGS,
  orders: OPEN_ORDERS,
  wishes: WISHES,
};

export const isFull = (what: Full, howMany: number): boolean => howMany >= most[what];

export const fullWords: Record<Full, string> = {
  listings: `You have ${OPEN_LISTINGS} cards for sale already. Take one back first.`,
  orders: `You have ${OPEN_ORDERS} buy orders already. End one first.`,
  wishes: `Your wishlist has ${WISHES} cards already. Take one off first.`,
};
