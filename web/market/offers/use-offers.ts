import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listMarketplace } from "#contract/market.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";
import type { OfferFilter } from "./offer-filter.ts";

const PAGE = 30;

/** The cards for sale, page after page. */
export function useOffers(filter: OfferFilter) {
  return useInfiniteQuery({
    queryKey: [...keyOf(listMarketplace, filter), "pages"],
    queryFn: ({ pageParam }) =>
      call(listMarketplace, {
        ...filter,
        limit: PAGE,
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    // Other filters do not empty the page while their answer is on its way.
    placeholderData: keepPreviousData,
    // Others buy and sell all the time: who comes back wants to see what there is now.
    refetchOnMount: "always",
  });
}
