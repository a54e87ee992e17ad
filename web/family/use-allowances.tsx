import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import {
  listAllowanceChanges,
  listChildren,
  saveAllowances,
  type AllowancesOnWire,
  type ChildOnWire,
} from "#contract/family.ts";
import { reasonOf } from "#web/lib/call.ts";
import { invalidate, keyOf, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { allowanceNotSaved } from "#web/words/family.ts";

/** Changes some fields; `words` say what is so then, such as "Trading is open". */
export type SetAllowances = (set: Partial<AllowancesOnWire>, words: string) => void;

export type AllowancesProps = {
  /** The child's. */
  name: string;
  allowances: AllowancesOnWire;
  set: SetAllowances;
  /** Why the server refused the last change, when that was one of this field. */
  errorAt: (field: keyof AllowancesOnWire) => string | undefined;
};

type Saved = { words: string; back: Partial<AllowancesOnWire> | null };

/** What a child is allowed, as the guardian has just set it; it is saved at once and can be undone. */
export function useAllowances(child: ChildOnWire) {
  const client = useQueryClient();
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = useChange(saveAllowances, {
    onDone: (changed) => {
      client.setQueryData<ChildOnWire[]>(keyOf(listChildren), (list) =>
        // Answers may overtake each other.
        list?.map((each) =>
          each.id === changed.id && each.version <= changed.version ? changed : each,
        ),
      );
      void invalidate(client, listAllowanceChanges);
    },
    refusedToast: allowanceNotSaved,
    onRefused: () => {
      setSaved(null);
      void invalidate(client, listChildren);
    },
  });
  const send = (set: Partial<AllowancesOnWire>, then: Saved) => {
    setSaved(null);
    const { id, version } = child;
    save.mutate({ id, version, set }, { onSuccess: () => setSaved(then) });
  };
  const allowances = {
    ...child.allowances,
    ...(save.isPending ? save.variables.set : {}),
  } as AllowancesOnWire;
  const set: SetAllowances = (wanted, words) =>
    send(wanted, { words, back: beforeOf(child.allowances, wanted) });
  const undo = (back: Partial<AllowancesOnWire>) => send(back, { words: "Undone", back: null });
  const errorAt: AllowancesProps["errorAt"] = (field) =>
    save.isError && field in save.variables.set ? reasonOf(save.error) : undefined;
  return { allowances, set, errorAt, status: <SavedLine saved={saved} onUndo={undo} /> };
}

const beforeOf = (before: AllowancesOnWire, set: Partial<AllowancesOnWire>) =>
  Object.fromEntries(
    Object.keys(set).map((field) => [field, before[field as keyof AllowancesOnWire]]),
  ) as Partial<AllowancesOnWire>;

type SavedLineProps = {
  saved: Saved | null;
  onUndo: (back: Partial<AllowancesOnWire>) => void;
};

/** Stays where it is also when there is nothing to say, so that it is read out when there is. */
function SavedLine({ saved, onUndo }: SavedLineProps): ReactNode {
  return (
    <div
      role="status"
      className="sticky bottom-20 z-10 flex min-h-0 flex-wrap items-center gap-3 md:bottom-4"
    >
      {saved && (
        <p className="flex flex-wrap items-center gap-3 rounded-button border border-line-strong bg-raised px-4 py-2 font-bold shadow-(--shadow-float)">
          <span>{saved.words}.</span>
          {saved.back && (
            <Button look="ghost" size="small" onClick={() => onUndo(saved.back!)}>
              Undo
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
