import { useState } from "react";
import { countGrants, listGrants, type GrantOnWire } from "#contract/grants.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { AdminTable } from "#web/admin/table/admin-table.tsx";
import type { AdminColumn } from "#web/admin/table/columns.ts";
import {
  badgeColumn,
  filterBy,
  momentColumn,
  openColumn,
} from "#web/admin/table/common-columns.tsx";
import { useAdminList } from "#web/admin/table/use-admin-list.ts";
import { Button } from "#web/ui/button.tsx";
import { GrantDialog } from "./grant-dialog.tsx";
import { amountWords, stateWords } from "./grant-words.ts";
import { NewGrant } from "./new-grant.tsx";

export function GrantsScreen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminFrame
      active="/admin/grants"
      intro="Coins, credits and cards for many players at once, such as after a failure. A large gift waits for a second admin."
      aside={<Button onClick={() => setAdding(true)}>New Compensation</Button>}
    >
      <Grants />
      {isAdding && <NewGrant onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}

const columnsWith = (open: (row: GrantOnWire) => void): readonly AdminColumn<GrantOnWire>[] => [
  { id: "what", label: "What", cell: (row) => amountWords(row, row.cardName) },
  {
    id: "whom",
    label: "Players",
    isNumber: true,
    cell: ({ players }) => players.toLocaleString("en"),
  },
  { id: "paid", label: "Have It", isNumber: true, cell: ({ paid }) => paid.toLocaleString("en") },
  badgeColumn({ id: "state", label: "State", words: stateWords }, ({ state }) => state),
  { id: "who", label: "Who", cell: ({ askedBy }) => askedBy.name },
  momentColumn({ id: "askedAt", label: "When (UTC)" }, ({ askedAt }) => askedAt),
  openColumn("Look", (row) => `Look at ${amountWords(row, row.cardName)}`, open),
];

const filters = [filterBy("state", "State", "All States", stateWords)];

function Grants() {
  const [shown, setShown] = useState<string | null>(null);
  const list = useAdminList(listGrants, countGrants, { filters, sortedBy: "askedAt" });
  const row = list.rows?.find(({ id }) => id === shown);
  return (
    <>
      <AdminTable
        label="Compensation"
        list={list}
        columns={columnsWith(({ id }) => setShown(id))}
        onOpen={({ id }) => setShown(id)}
        empty="Nothing was given yet"
        noMatch="Nothing matches"
      />
      {row && <GrantDialog grant={row} onClose={() => setShown(null)} />}
    </>
  );
}
