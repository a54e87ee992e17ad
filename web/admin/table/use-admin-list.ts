import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";
import { useListAddress, type ListAddress } from "./list-address.ts";
import type { TableFilter } from "./table-tools.tsx";

type ListOptions = {
  /** What the call takes besides `search`. */
  filters: readonly TableFilter[];
  sortedBy: string;
  size?: number;
};

export type AdminList<Row> = {
  address: ListAddress;
  filters: readonly TableFilter[];
  /** Undefined until the first answer, and when it failed. */
  rows: readonly Row[] | undefined;
  /** The rows of before, while others are on their way. */
  isOld: boolean;
  isFailed: boolean;
  retry: () => unknown;
  count: number | undefined;
  /** Whether there is a page before this one, and after it. */
  hasBefore: boolean;
  hasAfter: boolean;
};

/** One page of a list of the back office, as the address asks for it; `count` says how long the list is. */
export function useAdminList<Row extends z.$ZodType<{ id: string | number }, unknown>>(
  endpoint: Endpoint<z.$ZodType, z.$ZodArray<Row>>,
  count: Endpoint<z.$ZodType, z.$ZodType<{ count: number }>>,
  { filters, sortedBy, size = 50 }: ListOptions,
): AdminList<z.output<Row>> {
  const address = useListAddress(
    filters.map(({ name }) => name),
    sortedBy,
  );
  // One row more tells whether there is another page.
  const input = { ...address.query, ...address.page, limit: size + 1 };
  const asked = useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  const { sort: _, order: __, ...filtered } = address.query;
  const counted = useQuery({
    queryKey: keyOf(count, filtered),
    queryFn: () => call(count, filtered),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  const isBackwards = address.page.before !== undefined;
  const hasMore = (asked.data?.length ?? 0) > size;
  return {
    address,
    filters,
    rows: asked.isError ? undefined : trimmed(asked.data, { size, isBackwards }),
    isOld: asked.isPlaceholderData,
    isFailed: asked.isError,
    retry: () => Promise.all([asked.refetch(), counted.refetch()]),
    count: counted.data?.count,
    hasBefore: isBackwards ? hasMore : address.page.after !== undefined,
    hasAfter: isBackwards || hasMore,
  };
}

const trimmed = <Row>(
  rows: readonly Row[] | undefined,
  { size, isBackwards }: { size: number; isBackwards: boolean },
) => (isBackwards ? rows?.slice(-size) : rows?.slice(0, size));
