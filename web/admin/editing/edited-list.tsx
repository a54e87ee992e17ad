import type { LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSearchState } from "#web/lib/search-state.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

type EditedListProps<Item> = {
  label: string;
  answer: { data: readonly Item[] | undefined; isError: boolean; refetch: () => unknown };
  empty: { Icon: LucideIcon; title: string; action: ReactNode };
  /** What a search looks into. */
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** Fewer are seen at one glance. */
const SEARCHED_FROM = 7;
/** More come when the admin asks for more. */
const AT_FIRST = 60;

const columns = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4";
const sizes = Array.from({ length: 6 }, () => "h-48");

/** Everything of one kind, each on a panel of its own; a long list can be searched. */
export function EditedList<Item extends { id: string }>({
  label,
  answer,
  empty,
  textOf,
  children,
}: EditedListProps<Item>) {
  const [search, setSearch] = useSearchState("search");
  const { data } = answer;
  const loading = { label: `Loading ${label.toLowerCase()}`, sizes, className: columns };
  if (!data) return <Unanswered query={answer} {...loading} />;
  if (data.length === 0) return <EmptyState {...empty} />;
  const words = search.toLowerCase().split(/\s+/);
  const found = data.filter((item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      {data.length >= SEARCHED_FROM && (
        <div className="mb-4 max-w-96">
          <Field
            type="search"
            label={`Search ${label.toLowerCase()}`}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      <Panels key={search} label={label} items={found}>
        {children}
      </Panels>
    </>
  );
}

type PanelsProps<Item> = {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
};

function Panels<Item extends { id: string }>({ label, items, children }: PanelsProps<Item>) {
  const [shown, setShown] = useState(AT_FIRST);
  const more = {
    hasNextPage: items.length > shown,
    isFetchingNextPage: false,
    fetchNextPage: () => setShown(shown + AT_FIRST),
  };
  return (
    <>
      <p role="status" className={items.length > 0 ? "sr-only" : "py-8 text-muted"}>
        {items.length === 0 ? "Nothing matches" : `${items.length} found`}
      </p>
      <ul aria-label={label} className={columns}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className="grid min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      <ShowMore query={more} />
    </>
  );
}

type EditedPanelProps = {
  /** By which its buttons are told apart. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
};

/** One thing, with its two buttons below. */
export const EditedPanel = ({ name, onEdit, onDelete, children }: EditedPanelProps) => (
  <article aria-label={name} className="panel flex min-w-0 flex-col gap-3 p-4 wrap-anywhere">
    {children}
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      <Button look="ghost" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button look="ghost" size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  </article>
);
