import { countUsers, listUsers, type ManagedUserOnWire } from "#contract/admin.ts";
import { AdminTable } from "#web/admin/table/admin-table.tsx";
import type { AdminColumn } from "#web/admin/table/columns.ts";
import { filterBy } from "#web/admin/table/common-columns.tsx";
import { useAdminList } from "#web/admin/table/use-admin-list.ts";
import { Badge } from "#web/ui/badge.tsx";
import { roleWords } from "./role-words.ts";
import { UserActions } from "./user-actions.tsx";
import { UserLink } from "./user-link.tsx";

const columns: readonly AdminColumn<ManagedUserOnWire>[] = [
  { id: "email", label: "Email", isSortable: true, cell: ({ email }) => email },
  {
    id: "username",
    label: "Name",
    isSortable: true,
    cell: (user) => <UserLink id={user.id} name={nameOf(user)} />,
  },
  {
    id: "role",
    label: "Role",
    cell: ({ role, isAdminAskedFor }) => (
      <span className="inline-flex flex-wrap gap-2">
        <Badge tone={roleWords[role].tone}>{roleWords[role].label}</Badge>
        {isAdminAskedFor && <Badge tone="warn">Admin asked for</Badge>}
      </span>
    ),
  },
  {
    id: "coins",
    label: "Coins",
    isNumber: true,
    cell: ({ coins }) => coins.toLocaleString("en"),
  },
  { id: "streak", label: "Streak", isNumber: true, cell: ({ streak }) => streak },
  {
    id: "created_at",
    label: "Joined",
    isSortable: true,
    cell: ({ created_at: createdAt }) => createdAt.slice(0, 10),
  },
  {
    id: "actions",
    label: "Actions",
    isActions: true,
    cell: (user) => <UserActions user={user} />,
  },
];

function nameOf({ username, first_name: first, last_name: last }: ManagedUserOnWire): string {
  const full = [first, last].filter(Boolean).join(" ");
  return full === "" ? username : `${username} (${full})`;
}

const filters = [filterBy("role", "Role", "All Roles", roleWords)];

export function UsersTable() {
  const list = useAdminList(listUsers, countUsers, { filters, sortedBy: "created_at" });
  return (
    <AdminTable
      label="Users"
      list={list}
      columns={columns}
      searchLabel="Search by email or name"
      empty="Nobody has an account yet"
      noMatch="No users match"
    />
  );
}
