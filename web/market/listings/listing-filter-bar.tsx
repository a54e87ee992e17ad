import { Heart, SlidersHorizontal } from "lucide-react";
import { clsx } from "clsx";
import { useState } from "react";
import type { Sorting } from "#contract/market.ts";
import { rarities } from "#game/cards/rarities.ts";
import { KindSelects } from "#web/shared/filters/kind-selects.tsx";
import { SearchBox } from "#web/shared/filters/search-box.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { ListingFilterState } from "./listing-filter.ts";

const sortLabels: Record<Sorting, string> = {
  newest: "Newest",
  ending: "Ending Soon",
  cheapest: "Cheapest",
  dearest: "Dearest",
  strongest: "Strongest",
};

/** On phones all but the search wait behind a button, so that cards are seen at once. */
export function ListingFilterBar({ state }: { state: ListingFilterState }) {
  const { fields, set } = state;
  const [isOpen, setOpen] = useState(state.isFiltered);
  return (
    <div
      role="search"
      aria-label="Cards for sale"
      className="flex flex-wrap gap-3 md:grid md:grid-cols-4 lg:grid-cols-[1.5fr_repeat(5,minmax(0,1fr))]"
    >
      <SearchBox
        label="Search by name"
        maxLength={60}
        value={fields.q}
        onChange={set.setQ}
        className="relative grow basis-[8rem] md:col-span-3 lg:col-auto"
      />
      <div className="md:hidden">
        <Button
          look="ghost"
          aria-expanded={isOpen}
          aria-controls="more-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={20} aria-hidden /> Filters
        </Button>
      </div>
      <div
        id="more-filters"
        className={clsx("w-full grid-cols-pair gap-3 md:contents", isOpen ? "grid" : "hidden")}
      >
        <MoreFilters state={state} />
      </div>
    </div>
  );
}

function MoreFilters({ state: { fields, set } }: { state: ListingFilterState }) {
  return (
    <>
      <KindSelects
        rarity={fields.rarity}
        onRarity={set.setRarity}
        rarities={rarities}
        element={fields.element}
        onElement={set.setElement}
      />
      <Field
        label="Highest price"
        hideLabel
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        placeholder="Highest price"
        value={fields.max}
        onChange={(event) => set.setMax(event.currentTarget.value)}
      />
      <Select
        label="Sort by"
        hideLabel
        value={fields.sort}
        onChange={set.setSort}
        options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      />
      <WishedOnly isOn={fields.wished === "yes"} onChange={set.setWished} />
    </>
  );
}

type WishedOnlyProps = { isOn: boolean; onChange: (value: string) => void };

function WishedOnly({ isOn, onChange }: WishedOnlyProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? "" : "yes")}
      className={clsx(
        "col-span-full flex min-h-11 items-center justify-center gap-2 rounded-field border px-2 font-bold whitespace-nowrap md:col-auto",
        isOn ? "brand-fill border-transparent" : "border-line-strong bg-sunken",
      )}
    >
      <Heart size={18} aria-hidden /> Wishlist Only
    </button>
  );
}
