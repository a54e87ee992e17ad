import { Search } from "lucide-react";
import { startTransition, useState } from "react";
import { elements } from "#game/cards/elements.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { FilterState } from "./card-filter.ts";

type FilterBarProps = {
  state: FilterState;
  searchLabel: string;
  /** As this screen spells them. */
  rarities: readonly string[];
};

export function FilterBar({ state, searchLabel, rarities }: FilterBarProps) {
  return (
    <div role="search" className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_11rem]">
      <SearchField
        key={state.clearings}
        label={searchLabel}
        value={state.search}
        onChange={state.setSearch}
      />
      <Select
        label="Rarity"
        hideLabel
        value={state.rarity}
        onChange={state.setRarity}
        options={withAll("All Rarities", rarities)}
      />
      <Select
        label="Element"
        hideLabel
        value={state.element}
        onChange={state.setElement}
        options={withAll("All Elements", elements)}
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
    <div className="relative col-span-2 sm:col-span-1">
      <Field
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        className="pl-11"
      />
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
      />
    </div>
  );
}

const withAll = (all: string, values: readonly string[]) => [
  { value: "", label: all },
  ...values.map((value) => ({ value, label: capitalised(value) })),
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
