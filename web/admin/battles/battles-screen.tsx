import {
  countAllBattles,
  listAllBattles,
  recordTiles,
  type BattleRecordOnWire,
} from "#contract/records.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { AdminTable } from "#web/admin/table/admin-table.tsx";
import type { AdminColumn } from "#web/admin/table/columns.ts";
import { badgeColumn, filterBy, idColumn, momentColumn } from "#web/admin/table/common-columns.tsx";
import { useAdminList } from "#web/admin/table/use-admin-list.ts";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { UserLink } from "#web/admin/users/user-link.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { ButtonLink } from "#web/ui/link.tsx";

export const BattlesScreen = () => (
  <AdminFrame active="/admin/battles">
    <BattleTiles />
    <Battles />
  </AdminFrame>
);

const statusWords = {
  pending: { label: "Pending", tone: "warn" },
  in_progress: { label: "In Progress", tone: "info" },
  completed: { label: "Completed", tone: "good" },
  cancelled: { label: "Cancelled", tone: "bad" },
} as const satisfies Record<BattleRecordOnWire["status"], object>;

const typeWords = { pvp: "PvP", pve: "PvE", tournament: "Tournament" };

const filters = [
  filterBy("status", "Status", "All Statuses", statusWords),
  filterBy("type", "Type", "All Types", typeWords),
];

const winnerOf = ({ winner_name: winner, status }: BattleRecordOnWire) =>
  winner ?? (status === "completed" ? "Draw" : "TBD");

const Challenger = ({ challengerId, challenger_name: name }: BattleRecordOnWire) => (
  <UserLink id={challengerId} name={name} />
);

const Opponent = ({ opponentId, opponent_name: name }: BattleRecordOnWire) => (
  <UserLink id={opponentId} name={name ?? "Waiting..."} />
);

const columns: readonly AdminColumn<BattleRecordOnWire>[] = [
  idColumn("Battle ID"),
  { id: "challenger", label: "Challenger", cell: (row) => <Challenger {...row} /> },
  { id: "opponent", label: "Opponent", cell: (row) => <Opponent {...row} /> },
  { id: "winner", label: "Winner", cell: winnerOf },
  { id: "type", label: "Type", cell: ({ battleType }) => typeWords[battleType] },
  badgeColumn({ id: "status", label: "Status", words: statusWords }, ({ status }) => status),
  momentColumn({ id: "createdAt", label: "Created" }, ({ createdAt }) => createdAt),
  {
    id: "actions",
    label: "Actions",
    isActions: true,
    cell: ({ id, status }) =>
      status === "completed" && (
        <ButtonLink
          look="ghost"
          size="small"
          href={`/replay/${id}`}
          aria-label={`Replay of battle ${id.slice(0, 8)}`}
        >
          Replay
        </ButtonLink>
      ),
  },
];

function Battles() {
  const list = useAdminList(listAllBattles, countAllBattles, { filters, sortedBy: "createdAt" });
  return (
    <AdminTable
      label="Battles"
      list={list}
      columns={columns}
      searchLabel="Search by challenger or opponent"
      empty="Nobody has fought yet"
      noMatch="No battles match"
    />
  );
}

function BattleTiles() {
  const battles = useAnswer(recordTiles, {}, { isAskedAnew: true }).data?.battles;
  return (
    <Tiles
      label="Battles at a glance"
      tiles={[
        { label: "Total Battles", value: battles?.total },
        { label: "Active Battles", value: battles?.active },
        { label: "Completed", value: battles?.completed },
        { label: "Today", value: battles?.today },
      ]}
    />
  );
}
