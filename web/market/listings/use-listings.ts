import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { listMarketplace } from "#contract/market.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";
import type { ListingFilter } from "./listing-filter.ts";

const PAGE = 30;

/** The cards for sale, page after page. */
export function useListings(filter: ListingFilter) {
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
    // When a filter changes, the old page stays until the new one has arrived.
    placeholderData: keepPreviousData,
    // Others buy and sell all the time, so the page is read again when one comes back to it.
    refetchOnMount: "always",
  });
}
