import { startTransition, useState } from "react";
import type { FilterState } from "./card-filter.ts";
import { KindSelects } from "./kind-selects.tsx";
import { SearchBox } from "./search-box.tsx";

type FilterBarProps = {
  state: FilterState;
  searchLabel: string;
  /** As this screen spells them. */
  rarities: readonly string[];
};

export function FilterBar({ state, searchLabel, rarities }: FilterBarProps) {
  return (
    <div role="search" className="grid grid-cols-pair gap-3 sm:grid-cols-[1fr_11rem_11rem]">
      <SearchField
        key={state.clearings}
        label={searchLabel}
        value={state.search}
        onChange={state.setSearch}
      />
      <KindSelects
        rarity={state.rarity}
        onRarity={state.setRarity}
        rarities={rarities}
        element={state.element}
        onElement={state.setElement}
      />
    </div>
  );
}

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void };

/**
 * Keeps what is typed to itself and passes it on in a transition: with thousands of cards a letter
 * must appear long before they are filtered.
 */
function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const type = (next: string) => {
    setText(next);
    startTransition(() => onChange(next));
  };
  return (
    <SearchBox
      label={label}
      value={text}
      onChange={type}
      className="relative col-span-full sm:col-auto"
    />
  );
}
