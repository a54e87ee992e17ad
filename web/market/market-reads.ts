import { currentUser } from "#contract/account.ts";
import {
  cardPrices,
  listMarketplace,
  listOrders,
  listWishes,
  ownListings,
} from "#contract/market.ts";
import { listMissions } from "#contract/missions.ts";
import { useLiveReads } from "#web/lib/live.ts";
import { collectionReads } from "#web/collection/api.ts";

/** What a deal makes outdated: listings and prices, and what the player has. */
export const dealTouches = [
  currentUser,
  ...collectionReads,
  listMissions,
  listMarketplace,
  ownListings,
  cardPrices,
  listOrders,
  listWishes,
];

export const wishTouches = [listWishes, cardPrices];

/** Follows sales to and by other players, and deals whose time is up. */
export const useMarketUpdates = () => useLiveReads("market", ...dealTouches);
