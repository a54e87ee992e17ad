import { useSearchParams } from "wouter";
import { sortings, type Sorting } from "#contract/market.ts";
import { PRICE_MAX } from "#game/market/limits.ts";
import { isElement, type Element } from "#game/cards/elements.ts";
import { useSearchState } from "#web/lib/search-state.ts";

export type ListingFilter = {
  q?: string;
  rarity?: string;
  element?: Element;
  maxPrice?: number;
  wished?: "yes";
  sort: Sorting;
};

const TYPING_PAUSE_MS = 300;
const NEWEST: Sorting = "newest";

/** The filters and the order of the listings, kept in the address. */
export function useListingFilter() {
  const [params, setParams] = useSearchParams();
  const [q, setQ] = useSearchState("q", { delayMs: TYPING_PAUSE_MS });
  const [rarity, setRarity] = useSearchState("rarity");
  const [element, setElement] = useSearchState("element");
  const [max, setMax] = useSearchState("max", { delayMs: TYPING_PAUSE_MS });
  const [wished, setWished] = useSearchState("wished");
  const [sort, setSort] = useSearchState("sort", { fallback: NEWEST });
  const filter = filterFrom(params);
  return {
    fields: { q, rarity, element, max, wished, sort },
    set: { setQ, setRarity, setElement, setMax, setWished, setSort },
    filter,
    isFiltered: Object.keys(filter).length > 1,
    clear: () => setParams({ tab: "trades" }, { replace: true }),
  };
}

export type ListingFilterState = ReturnType<typeof useListingFilter>;

/** What the address asks for. Whatever makes no sense in it asks for nothing. */
export function filterFrom(params: URLSearchParams): ListingFilter {
  const textOf = (name: string, longest: number) =>
    (params.get(name) ?? "").trim().slice(0, longest);
  const q = textOf("q", 60);
  const rarity = textOf("rarity", 20);
  const element = textOf("element", 20);
  const maxPrice = Number(textOf("max", 20));
  return {
    ...(q !== "" && { q }),
    ...(rarity !== "" && { rarity }),
    ...(isElement(element) && { element }),
    ...(isPrice(maxPrice) && { maxPrice }),
    ...(textOf("wished", 3) === "yes" && { wished: "yes" as const }),
    sort: sortings.find((known) => known === textOf("sort", 20)) ?? NEWEST,
  };
}

const isPrice = (price: number) => Number.isInteger(price) && price >= 1 && price <= PRICE_MAX;
