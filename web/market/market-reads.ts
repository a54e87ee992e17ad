import { useQueryClient } from "@tanstack/react-query";
import { currentUser } from "#contract/account.ts";
import {
  cardPrices,
  listMarketplace,
  listOrders,
  listWishes,
  ownListings,
} from "#contract/market.ts";
import { listMissions } from "#contract/missions.ts";
import { useLiveNews } from "#web/lib/live.ts";
import { invalidate } from "#web/lib/query.ts";
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

/** Somebody has bought from the player, or sold to them, or time was up. */
export function useMarketNews() {
  const client = useQueryClient();
  useLiveNews("market", () => void invalidate(client, ...dealTouches));
}
