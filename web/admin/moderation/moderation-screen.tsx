import { useState } from "react";
import { countReports, listReports, type ReportCase } from "#contract/moderation.ts";
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
import { UserLink } from "#web/admin/users/user-link.tsx";
import { CaseDialog } from "./case-dialog.tsx";
import { kindWords, stateWords } from "./moderation-words.ts";

export const ModerationScreen = () => (
  <AdminFrame
    active="/admin/moderation"
    intro="What players have reported, words that the game doubts, and what players say against a decision. Whoever is decided about is told why, and may say once that it is wrong."
  >
    <Queue />
  </AdminFrame>
);

const nameOf = ({ kind, subjectName }: ReportCase) =>
  subjectName === null ? kindWords[kind] : `${kindWords[kind]}: ${subjectName}`;

const Whose = ({ reportedId, reportedName }: ReportCase) => (
  <UserLink id={reportedId} name={reportedName} />
);

const columnsWith = (open: (row: ReportCase) => void): readonly AdminColumn<ReportCase>[] => [
  { id: "what", label: "What", cell: nameOf },
  { id: "whose", label: "Whose", cell: (row) => <Whose {...row} /> },
  { id: "count", label: "Reports", cell: ({ count }) => (count === 0 ? "By the game" : count) },
  badgeColumn({ id: "state", label: "State", words: stateWords }, ({ state }) => state),
  momentColumn({ id: "openedAt", label: "Since" }, ({ openedAt }) => openedAt),
  openColumn("Look", (row) => `Look at ${nameOf(row)}`, open),
];

const filters = [
  filterBy("state", "State", "All States", stateWords),
  filterBy("kind", "What", "All Kinds", kindWords),
];

function Queue() {
  const [shown, setShown] = useState<ReportCase | null>(null);
  const list = useAdminList(listReports, countReports, { filters, sortedBy: "openedAt" });
  return (
    <>
      <AdminTable
        label="Reports"
        list={list}
        columns={columnsWith(setShown)}
        onOpen={setShown}
        empty="Nobody has reported anything"
        noMatch="No reports match"
      />
      {shown !== null && <CaseDialog shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
