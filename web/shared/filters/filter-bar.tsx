import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { startTransition, useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { FilterState } from "./card-filter.ts";
import { KindSelects } from "./kind-selects.tsx";
import { SearchBox } from "./search-box.tsx";

type FilterBarProps = {
  state: FilterState;
  searchLabel: string;
  /** As this screen spells them. */
  rarities: readonly string[];
};

/** On phones one line: what is chosen besides words is folded away. */
export function FilterBar({ state, searchLabel, rarities }: FilterBarProps) {
  const chosen = [state.rarity, state.element].filter(Boolean).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  const id = useId();
  return (
    <div
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[1fr_11rem_11rem]"
    >
      <SearchField
        key={state.renewals}
        label={searchLabel}
        value={state.search}
        onChange={state.setSearch}
      />
      <Button
        look="ghost"
        className="px-4 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden /> Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <div
        id={id}
        className={clsx(
          "col-span-full grid-cols-pair gap-3 sm:contents",
          isOpen ? "grid" : "hidden",
        )}
      >
        <KindSelects
          rarity={state.rarity}
          onRarity={state.setRarity}
          rarities={rarities}
          element={state.element}
          onElement={state.setElement}
        />
      </div>
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
  return <SearchBox label={label} value={text} onChange={type} className="relative" />;
}
