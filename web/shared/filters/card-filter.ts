import { useDeferredValue, useState } from "react";
import type { CardFilter } from "#game/collection/filter.ts";
import { useSearchState } from "#web/lib/search-state.ts";

export type FilterState = {
  search: string;
  rarity: string;
  element: string;
  setSearch: (search: string) => void;
  setRarity: (rarity: string) => void;
  setElement: (element: string) => void;
  /** What the grid shows. It follows a moment later, so that typing never waits for the cards. */
  filter: CardFilter;
  isFiltered: boolean;
  clear: () => void;
  /** How often something else than its field has changed the search. */
  renewals: number;
};

const TYPING_PAUSE_MS = 300;

/** The three filters of a collection, kept in the address. */
export function useCardFilter(): FilterState {
  const [search, setSearch, changes] = useSearchState("search", { delayMs: TYPING_PAUSE_MS });
  const [rarity, setRarity] = useSearchState("rarity");
  const [element, setElement] = useSearchState("element");
  const [clearings, setClearings] = useState(0);
  const filter = {
    search: useDeferredValue(search),
    rarity: useDeferredValue(rarity) || null,
    element: useDeferredValue(element) || null,
  };
  return {
    search,
    rarity,
    element,
    setSearch,
    setRarity,
    setElement,
    filter,
    isFiltered: search !== "" || rarity !== "" || element !== "",
    clear: () => {
      setSearch("");
      setRarity("");
      setElement("");
      setClearings(clearings + 1);
    },
    renewals: clearings + changes,
  };
}
