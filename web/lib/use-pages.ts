import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { call } from "./call.ts";
import { keyOf } from "./query.ts";

type PagesOptions<Row> = {
  /** A page with fewer rows is the last one. */
  size: number;
  /** Of the last row that was seen: what the next page begins after. Its id, when it is not said. */
  cursorOf?: (row: Row) => string | number;
  /** True: ask anew whenever a screen opens with it. */
  isAskedAnew?: boolean;
};

/** A list that comes page by page, each after the last row of the one before; `data` is all rows. */
export function usePages<
  In extends z.$ZodType,
  Row extends z.$ZodType<{ id: string | number }, unknown>,
>(
  endpoint: Endpoint<In, z.$ZodArray<Row>>,
  input: z.input<In> & object,
  { size, isAskedAnew = false, cursorOf = ({ id }) => id }: PagesOptions<z.output<Row>>,
) {
  return useInfiniteQuery({
    queryKey: [...keyOf(endpoint, input), "pages"],
    queryFn: ({ pageParam }) =>
      call(endpoint, { ...input, ...(pageParam !== null && { cursor: pageParam }) } as z.input<In>),
    initialPageParam: null as string | number | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return page.length < size || !last ? null : cursorOf(last);
    },
    select: ({ pages }) => pages.flat(),
    // When a filter changes, the old rows stay until the new ones have arrived.
    placeholderData: keepPreviousData,
    refetchOnMount: isAskedAnew ? "always" : true,
  });
}
