import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/v4/core";
import { currentUser } from "#contract/account.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import {
  cardPrices,
  listMarketplace,
  listOrders,
  listWishes,
  ownListings,
} from "#contract/market.ts";
import { listMissions } from "#contract/missions.ts";
import { usePushed } from "#web/lib/push.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { collectionReads } from "#web/parts/owned-cards.ts";

/** What a deal makes outdated: offers and prices, and what the player has. */
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

type DealOptions<Output, Input> = {
  onDone: (output: Output) => void;
  onRefused: (error: unknown, input: Input) => void;
};

/**
 * A call that makes a deal. The news of it does not wait until thousands of cards are asked for
 * again. After a refusal, too, the player looks at something that is no longer so.
 */
export function useDeal<In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  { onDone, onRefused }: DealOptions<z.output<Out>, z.input<In>>,
) {
  const client = useQueryClient();
  const lookAgain = () => void invalidate(client, ...dealTouches);
  return useChange(endpoint, {
    onDone: (output) => {
      onDone(output);
      lookAgain();
    },
    onRefused: (error, input) => {
      onRefused(error, input);
      lookAgain();
    },
  });
}

/** Somebody has bought from the player, or sold to them, or time was up. */
export function useMarketNews() {
  const client = useQueryClient();
  usePushed("market", () => void invalidate(client, ...dealTouches));
}
