import { clsx } from "clsx";
import { BookmarkPlus, X } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";

/** A search with its filters and sorting, under a name. */
type View = { name: string; query: string };

const keyFor = (label: string) => `admin-views ${label}`;

function read(label: string): View[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyFor(label)) ?? "[]");
    return Array.isArray(stored) ? (stored as View[]) : [];
  } catch {
    // Other code has written something unreadable there.
    return [];
  }
}

function useViews(label: string) {
  const [views, setViews] = useState(() => read(label));
  const keep = (next: View[]) => {
    localStorage.setItem(keyFor(label), JSON.stringify(next));
    setViews(next);
  };
  return { views, keep };
}

/** Views that an admin has kept in this browser, each one press away. */
export function SavedViews({ label }: { label: string }) {
  const { views, keep } = useViews(label);
  const [path] = useLocation();
  const query = withoutPage(useSearch());
  const [isNaming, setNaming] = useState(false);
  const isKept = views.some((view) => view.query === query);
  if (views.length === 0 && query === "") return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <ViewChip
          key={view.name}
          view={view}
          href={view.query === "" ? path : `${path}?${view.query}`}
          isOpen={view.query === query}
          onRemove={() => keep(views.filter(({ name }) => name !== view.name))}
        />
      ))}
      {query !== "" && !isKept && (
        <Button look="ghost" size="small" onClick={() => setNaming(true)}>
          <BookmarkPlus size={16} aria-hidden />
          Save View
        </Button>
      )}
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            keep([...views.filter((view) => view.name !== name), { name, query }]);
            setNaming(false);
          }}
        />
      )}
    </div>
  );
}

function withoutPage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("after");
  params.delete("before");
  return params.toString();
}

type ViewChipProps = { view: View; href: string; isOpen: boolean; onRemove: () => void };

const ViewChip = ({ view, href, isOpen, onRemove }: ViewChipProps) => (
  <span
    className={clsx(
      "inline-flex items-center rounded-chip border border-line text-sm",
      isOpen ? "brand-fill" : "bg-raised",
    )}
  >
    <Link
      href={href}
      aria-current={isOpen ? "true" : undefined}
      className="inline-flex min-h-11 items-center rounded-chip pl-4 font-bold"
    >
      {view.name}
    </Link>
    <button
      type="button"
      aria-label={`Remove the view ${view.name}`}
      onClick={onRemove}
      className="grid size-11 cursor-pointer place-items-center rounded-chip"
    >
      <X size={14} aria-hidden />
    </button>
  </span>
);

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState("");
  return (
    <Dialog
      title="Save View"
      description="This search, its filters and its sorting, kept in this browser."
      onClose={onClose}
    >
      <Form
        className="mt-4 grid gap-4"
        onSend={() => {
          if (name.trim() !== "") onName(name.trim());
        }}
      >
        <Field
          label="Name"
          value={name}
          maxLength={40}
          isRequired
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex justify-end">
          <Button type="submit" disabled={name.trim() === ""}>
            Save View
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
