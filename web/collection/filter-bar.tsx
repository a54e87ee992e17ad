import { Search } from "lucide-react";
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
    <search className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_11rem]">
      <div className="relative col-span-2 sm:col-span-1">
        <Field
          label={searchLabel}
          hideLabel
          type="search"
          placeholder={searchLabel}
          value={state.search}
          onChange={(event) => state.setSearch(event.currentTarget.value)}
          className="pl-11"
        />
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
        />
      </div>
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
    </search>
  );
}

const withAll = (all: string, values: readonly string[]) => [
  { value: "", label: all },
  ...values.map((value) => ({ value, label: capitalised(value) })),
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
