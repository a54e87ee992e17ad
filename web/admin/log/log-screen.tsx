import { useState } from "react";
import {
  countLog,
  listLog,
  logWords,
  type AdminLogRow,
  type ClosedAccountOnWire,
} from "#contract/admin.ts";
import { closedAccountText } from "#texts/en/records.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { AdminTable } from "#web/admin/table/admin-table.tsx";
import type { AdminColumn } from "#web/admin/table/columns.ts";
import { momentColumn, openColumn } from "#web/admin/table/common-columns.tsx";
import { useAdminList } from "#web/admin/table/use-admin-list.ts";
import { UserLink } from "#web/admin/users/user-link.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DeedDialog } from "./deed-dialog.tsx";

export const LogScreen = () => (
  <AdminFrame
    active="/admin/log"
    intro="What the people who run the game have done. Nobody can change it; most of it can be taken back for thirty days."
  >
    <Log />
  </AdminFrame>
);

const aboutPlayers: readonly string[] = ["account", "role", "name"];

/** Closed accounts, with what is still known about each and a link to its page. */
const Closed = ({ accounts }: { accounts: readonly ClosedAccountOnWire[] }) =>
  accounts.map((account) => (
    <span key={account.id} className="block text-sm text-muted">
      <UserLink id={account.id} name={account.name} />: {closedAccountText(account)}
    </span>
  ));

const Subject = ({ subject: { kind, id, name }, admin, closed }: AdminLogRow) => {
  const shown = name ?? id.slice(0, 8);
  const isPlayer = aboutPlayers.includes(kind);
  return (
    <>
      {kind}
      {shown !== "" && ": "}
      <UserLink id={isPlayer && name !== null ? id : null} name={shown} />
      <Closed accounts={closed.filter((account) => account.id !== admin?.id)} />
    </>
  );
};

function columnsWith(open: (number: number) => void): readonly AdminColumn<AdminLogRow>[] {
  return [
    {
      id: "deed",
      label: "What",
      cell: ({ deed, undoneBy }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {deed}
          {undoneBy !== null && <Badge tone="plain">Taken back</Badge>}
        </span>
      ),
    },
    { id: "subject", label: "To", cell: (row) => <Subject {...row} /> },
    {
      id: "admin",
      label: "Who",
      cell: ({ admin, closed }) => (
        <>
          <UserLink id={admin?.id ?? null} name={admin?.name ?? "A command"} />
          <Closed accounts={closed.filter(({ id }) => id === admin?.id)} />
        </>
      ),
    },
    momentColumn({ id: "at", label: "When (UTC)" }, ({ at }) => at),
    { id: "why", label: "Why", cell: ({ why }) => (why === "" ? "–" : why) },
    openColumn(
      "Details",
      ({ number }) => `Details of row ${number}`,
      ({ number }) => open(number),
    ),
  ];
}

const options = (all: readonly string[] = []) => all.map((value) => ({ value, label: value }));

function Log() {
  const [shown, setShown] = useState<number | null>(null);
  const words = useAnswer(logWords, {}, { isAskedAnew: true }).data;
  const filters = [
    { name: "deed", label: "What", all: "All Deeds", options: options(words?.deeds) },
    { name: "kind", label: "To what", all: "All Things", options: options(words?.kinds) },
  ];
  const list = useAdminList(listLog, countLog, { filters, sortedBy: "at" });
  return (
    <>
      <AdminTable
        label="Log"
        list={list}
        columns={columnsWith(setShown)}
        onOpen={({ number }) => setShown(number)}
        empty="Nobody has changed anything yet"
        noMatch="No deeds match"
      />
      {shown !== null && <DeedDialog number={shown} onClose={() => setShown(null)} />}
    </>
  );
}
