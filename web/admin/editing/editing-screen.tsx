import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { $ZodType } from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import type { AdminPath } from "#web/admin/frame/admin-tabs.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EditedList, EditedPanel } from "./edited-list.tsx";
import {
  useEditing,
  type Editable,
  type EditFormProps,
  type EditingOptions,
} from "./use-editing.ts";

/** Reads the whole list, without an input. */
type ListOf<Item> = Endpoint<$ZodType<unknown, object>, $ZodType<readonly Item[]>>;

type EditingScreenProps<Item, Written> = {
  active: AdminPath;
  intro: ReactNode;
  /** What stands above the list, such as numbers. */
  tiles?: ReactNode;
  calls: EditingOptions;
  /** What one item is called on buttons, such as "Mission". */
  thing: string;
  list: { label: string; read: ListOf<Item>; Icon: LucideIcon; empty: string };
  /** The name that tells an item apart from the others. */
  nameOf: (item: Item) => string;
  /** What a search looks into. */
  textOf: (item: Item) => string;
  Facts: ComponentType<{ item: Item }>;
  Form: ComponentType<EditFormProps<Item, Written>>;
  /** What becomes of what was made of one that is deleted. */
  afterwards: string;
};

/** A screen with all of one kind of thing, on which admins add, change and delete them. */
export function EditingScreen<Item extends Editable, Written extends object>(
  props: EditingScreenProps<Item, Written>,
) {
  const { active, intro, tiles, calls, thing, nameOf, Form, afterwards } = props;
  const editing = useEditing<Item, Written>(calls);
  const { open } = editing;
  const add = <Button onClick={editing.add}>Add {thing}</Button>;
  const item = open?.kind === "edit" ? open.item : null;
  const dialog = {
    title: item ? `Edit ${nameOf(item)}` : `Add ${thing}`,
    submitLabel: `${item ? "Update" : "Create"} ${thing}`,
    pending: editing.isSaving,
    error: editing.error,
    onCancel: editing.close,
  };
  return (
    <AdminFrame active={active} intro={intro} aside={add}>
      {tiles}
      <Items {...props} {...editing} add={add} />
      {open !== null && open.kind !== "delete" && (
        <Form item={item} save={editing.save} dialog={dialog} />
      )}
      {open?.kind === "delete" && (
        <ConfirmDialog
          title={`Delete ${nameOf(open.item)}?`}
          description={afterwards}
          confirmLabel="Delete"
          look="danger"
          pending={editing.isDeleting}
          onConfirm={editing.confirmDelete}
          onClose={editing.close}
        />
      )}
    </AdminFrame>
  );
}

type ItemsProps<Item> = Pick<
  EditingScreenProps<Item, never>,
  "list" | "nameOf" | "textOf" | "Facts"
> & {
  add: ReactNode;
  edit: (item: Item) => void;
  askToDelete: (item: Item) => void;
};

const Items = <Item extends Editable>(props: ItemsProps<Item>) => {
  const { list, nameOf, textOf, Facts, add, edit, askToDelete } = props;
  const { label, read, Icon, empty } = list;
  return (
    <EditedList
      label={label}
      answer={useAnswer(read, {}, { isAskedAnew: true })}
      textOf={textOf}
      empty={{ Icon, title: empty, action: add }}
    >
      {(item) => (
        <EditedPanel
          name={nameOf(item)}
          onEdit={() => edit(item)}
          onDelete={() => askToDelete(item)}
        >
          <Facts item={item} />
        </EditedPanel>
      )}
    </EditedList>
  );
};
