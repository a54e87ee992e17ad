import { KeyRound, Trash2 } from "lucide-react";
import { useState } from "react";
import {
  changeRole,
  countUsers,
  deleteUser,
  listUsers,
  type ManagedUserOnWire,
} from "#contract/admin.ts";
import { roles, type Role } from "#game/account/roles.ts";
import { WhyDialog } from "#web/admin/forms/why-dialog.tsx";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { roleUpdated, userDeleted } from "#web/words/admin.ts";
import { roleWords } from "./role-words.ts";

type OfUser = { user: ManagedUserOnWire };

const touches = [listUsers, countUsers];

/** What can be done with one account. */
export function UserActions({ user }: OfUser) {
  const [open, setOpen] = useState<"role" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        look="ghost"
        size="small"
        aria-label={`Change the role of ${user.username}`}
        onClick={() => setOpen("role")}
      >
        <KeyRound size={16} aria-hidden />
        Role
      </Button>
      <Button
        look="danger"
        size="small"
        aria-label={`Delete ${user.username}`}
        disabled={user.role === "admin"}
        onClick={() => setOpen("delete")}
      >
        <Trash2 size={16} aria-hidden />
        Delete
      </Button>
      {open === "role" && <RoleDialog user={user} onClose={close} />}
      {open === "delete" && <DeleteDialog user={user} onClose={close} />}
    </span>
  );
}

type DialogProps = OfUser & { onClose: () => void };

function RoleDialog({ user, onClose }: DialogProps) {
  const [role, setRole] = useState<Role>(user.role);
  const change = useChange(changeRole, {
    touches,
    ...roleUpdated,
    onDone: onClose,
  });
  return (
    <WhyDialog
      title={`The role of ${user.username}`}
      description="An admin sees and changes everything, so a second admin has to agree by choosing the same. A demo account meets no other player."
      confirmLabel="Change Role"
      pending={change.isPending}
      onConfirm={(why) => change.mutate({ userId: user.id, role, why })}
      onClose={onClose}
    >
      <Select
        label="Role"
        value={role}
        options={roles.map((each) => ({ value: each, label: roleWords[each].label }))}
        onChange={(value) => setRole(value as Role)}
      />
    </WhyDialog>
  );
}

function DeleteDialog({ user, onClose }: DialogProps) {
  const remove = useChange(deleteUser, {
    touches,
    ...userDeleted,
    onDone: onClose,
  });
  return (
    <WhyDialog
      title={`Delete ${user.username}?`}
      description="The account closes at once, what it has open with others ends, and its words are erased. This cannot be undone. NFTs can be sent to the player's own wallet for 30 days more, by a command of the server."
      confirmLabel="Delete"
      look="danger"
      pending={remove.isPending}
      onConfirm={(why) => remove.mutate({ id: user.id, why })}
      onClose={onClose}
    />
  );
}
