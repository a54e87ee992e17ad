import { useState } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { useChange } from "#web/lib/query.ts";
import type { EditWords } from "#web/words/editing.ts";

export type Editable = { id: string; version: number };

/** What is on the screen beside the list: a form, or the question before something is deleted. */
type Open<Item> = { kind: "new" } | { kind: "edit" | "delete"; item: Item };

export type EditingOptions = {
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  /** The reads that a change makes outdated. */
  touches: { path: string }[];
  words: EditWords;
};

/** What the form of one kind of thing is given. */
export type EditFormProps<Item, Written> = {
  /** Null: a new one. */
  item: Item | null;
  save: (written: Written) => void;
  /** What its FormDialog is given, whatever it is about. */
  dialog: {
    title: string;
    submitLabel: string;
    pending: boolean;
    error: unknown;
    onCancel: () => void;
  };
};

/**
 * Adding, changing and deleting one kind of thing. A request names the version that the admin saw;
 * when another admin was faster, the server refuses it, and the list behind the form is read again.
 */
export function useEditing<Item extends Editable, Written extends object>({
  create,
  update,
  remove,
  touches,
  words,
}: EditingOptions) {
  const [open, setOpen] = useState<Open<Item> | null>(null);
  const common = { touches, onDone: () => setOpen(null) };
  const creating = useChange(create, { ...common, ...words.created });
  const updating = useChange(update, { ...common, ...words.updated });
  const removing = useChange(remove, { ...common, ...words.deleted });
  const show = (next: Open<Item> | null) => {
    for (const change of [creating, updating, removing]) change.reset();
    setOpen(next);
  };
  const saving = open?.kind === "edit" ? updating : creating;
  return {
    open,
    add: () => show({ kind: "new" }),
    edit: (item: Item) => show({ kind: "edit", item }),
    askToDelete: (item: Item) => show({ kind: "delete", item }),
    close: () => show(null),
    save(written: Written) {
      if (open?.kind !== "edit") return creating.mutate(written);
      const { id, version } = open.item;
      return updating.mutate({ ...written, id, version });
    },
    confirmDelete() {
      if (open?.kind === "delete")
        removing.mutate({ id: open.item.id, version: open.item.version });
    },
    isSaving: saving.isPending,
    isDeleting: removing.isPending,
    error: saving.error,
  };
}
