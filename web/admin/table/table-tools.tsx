import { useEffect, useRef, useState } from "react";
import { SearchBox } from "#web/shared/filters/search-box.tsx";
import { Select } from "#web/ui/select.tsx";
import type { AdminColumn } from "./columns.ts";
import type { ListAddress } from "./list-address.ts";
import { SavedViews } from "./saved-views.tsx";

/** A list to choose from; nothing chosen means all, in the words of `all`. */
export type TableFilter = {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
};

type TableToolsProps = {
  label: string;
  address: ListAddress;
  columns: readonly AdminColumn<never>[];
  searchLabel: string | undefined;
  filters: readonly TableFilter[];
};

export function TableTools({ label, address, columns, searchLabel, filters }: TableToolsProps) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const { by, order } = address.sorting;
  return (
    <div role="search" aria-label={label} className="mb-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        {searchLabel !== undefined && <SearchField label={searchLabel} address={address} />}
        {filters.map(({ name, label: filterLabel, all, options }) => (
          <Select
            key={name}
            label={filterLabel}
            hideLabel
            className="w-auto"
            options={[{ value: "", label: all }, ...options]}
            value={address.value(name)}
            onChange={(value) => address.set({ [name]: value })}
          />
        ))}
        {sortable.length > 0 && (
          <div className="md:hidden">
            <Select
              label="Sort by"
              hideLabel
              className="w-auto"
              options={sortable.flatMap(({ id, label: name }) => [
                { value: `${id} asc`, label: `${name} ↑` },
                { value: `${id} desc`, label: `${name} ↓` },
              ])}
              value={`${by} ${order}`}
              onChange={(value) => {
                const [id = by, way] = value.split(" ");
                address.sort({ by: id, order: way === "desc" ? "desc" : "asc" });
              }}
            />
          </div>
        )}
      </div>
      <SavedViews label={label} />
    </div>
  );
}

const TYPING_MS = 250;

/** The address follows once the admin stops typing. `/` leads here from anywhere on the page. */
function SearchField({ label, address }: { label: string; address: ListAddress }) {
  const inAddress = address.value("search");
  const [text, setText] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSlash(() => box.current?.querySelector("input")?.focus());
  // A saved view was chosen, or the Back button.
  if (inAddress !== known) {
    setKnown(inAddress);
    setText(inAddress);
  }
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(next.trim());
      address.set({ search: next.trim() });
    }, TYPING_MS);
  };
  return (
    <div ref={box} className="min-w-[16rem] grow">
      <SearchBox label={label} value={text} onChange={type} maxLength={100} className="relative" />
    </div>
  );
}

function useSlash(onSlash: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onSlash();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
