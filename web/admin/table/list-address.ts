/**
 * Where a list of the back office stands: its search, filters, sorting and page. All of it lives in the
 * address, so that it can be reloaded, shared, and left by the Back button.
 */
import { useSearchParams } from "wouter";

export type ListSorting = { by: string; order: "asc" | "desc" };

export type ListAddress = {
  /** The query for the server, but for the page: `search`, filters, `sort` and `order`. */
  query: Record<string, string>;
  sorting: ListSorting;
  /** The row that the page begins after, or ends before. */
  page: { after?: string; before?: string };
  /** Of a search or filter; empty when it is not set. */
  value(name: string): string;
  /** Sets search and filters; an empty text takes one away. It leads to the first page. */
  set(changes: Record<string, string>): void;
  sort(sorting: ListSorting): void;
  turn(page: { after?: string; before?: string }): void;
};

const PAGE = ["after", "before"] as const;

/** The last by `sortedBy` comes first until another order is chosen. */
export function useListAddress(filters: readonly string[], sortedBy: string): ListAddress {
  const [params, setParams] = useSearchParams();
  const names = ["search", ...filters];
  const order = params.get("order");
  const sorting: ListSorting = {
    by: params.get("sort") ?? sortedBy,
    order: order === "asc" ? order : "desc",
  };
  const page = Object.fromEntries(given(params, PAGE));
  const change = (changes: Record<string, string>, replace: boolean) =>
    setParams((before) => changed(before, { after: "", before: "", ...changes }), { replace });
  return {
    query: Object.fromEntries([
      ...given(params, names),
      ["sort", sorting.by],
      ["order", sorting.order],
    ]),
    sorting,
    page,
    value: (name) => params.get(name) ?? "",
    set: (changes) => change(changes, true),
    sort: ({ by, order: way }) => change({ sort: by, order: way }, true),
    // The Back button leads to the page before.
    turn: (to) => change(to, false),
  };
}

const given = (params: URLSearchParams, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });

function changed(before: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  return params;
}
