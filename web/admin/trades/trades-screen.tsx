import { useState } from "react";
import {
  countAllTrades,
  listAllTrades,
  recordTiles,
  type DealRecordOnWire,
} from "#contract/records.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { AdminTable } from "#web/admin/table/admin-table.tsx";
import type { AdminColumn } from "#web/admin/table/columns.ts";
import {
  badgeColumn,
  filterBy,
  idColumn,
  momentColumn,
  openColumn,
} from "#web/admin/table/common-columns.tsx";
import { useAdminList } from "#web/admin/table/use-admin-list.ts";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { UserLink } from "#web/admin/users/user-link.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";

export const TradesScreen = () => (
  <AdminFrame active="/admin/trades">
    <TradeTiles />
    <Trades />
  </AdminFrame>
);

const statusWords = {
  pending: { label: "Pending", tone: "warn" },
  accepted: { label: "Accepted", tone: "info" },
  declined: { label: "Declined", tone: "bad" },
  completed: { label: "Completed", tone: "good" },
  cancelled: { label: "Cancelled", tone: "bad" },
} as const satisfies Record<DealRecordOnWire["status"], object>;

const typeWords = { direct: "Direct", marketplace: "Marketplace" };

const kindWords = {
  sale: "Sale on the market",
  trade: "Card for card",
  transfer: "Gift by a code",
};

const filters = [
  filterBy("status", "Status", "All Statuses", statusWords),
  filterBy("type", "Type", "All Types", typeWords),
];

/** As it is stated, in dollars; what is paid are coins. */
const Price = ({ coins }: { coins: number }) => (
  <Tooltip text={`${coins.toLocaleString("en")} coins`}>
    <span className="font-bold tabular-nums">
      ${(coins / 100).toFixed(2)}
      <span className="sr-only"> ({coins} coins)</span>
    </span>
  </Tooltip>
);

function Cards({ deal }: { deal: DealRecordOnWire }) {
  const { from_card_name: from, to_card_name: to, price } = deal;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span>{from}</span>
      {to !== null && <span>for {to}</span>}
      {price !== null && <Price coins={price} />}
    </span>
  );
}

const From = ({ from_user_id: id, from_user_name: name }: DealRecordOnWire) => (
  <UserLink id={id} name={name} />
);

const To = ({ to_user_id: id, to_user_name: name }: DealRecordOnWire) => (
  <UserLink id={id} name={name ?? "Open trade"} />
);

const columnsWith = (onView: (deal: DealRecordOnWire) => void): AdminColumn<DealRecordOnWire>[] => [
  idColumn("Trade ID"),
  { id: "from", label: "From User", cell: (row) => <From {...row} /> },
  { id: "to", label: "To User", cell: (row) => <To {...row} /> },
  { id: "cards", label: "Cards", cell: (row) => <Cards deal={row} /> },
  { id: "type", label: "Type", cell: ({ tradeType }) => typeWords[tradeType] },
  badgeColumn({ id: "status", label: "Status", words: statusWords }, ({ status }) => status),
  momentColumn({ id: "createdAt", label: "Created" }, ({ createdAt }) => createdAt),
  openColumn("View", ({ id }) => `View trade ${id.slice(0, 8)}`, onView),
];

function Trades() {
  const [viewed, setViewed] = useState<DealRecordOnWire | null>(null);
  const list = useAdminList(listAllTrades, countAllTrades, { filters, sortedBy: "createdAt" });
  return (
    <>
      <AdminTable
        label="Trades"
        list={list}
        columns={columnsWith(setViewed)}
        searchLabel="Search by users or cards"
        onOpen={setViewed}
        empty="Nobody has traded yet"
        noMatch="No trades match"
      />
      {viewed && <TradeView deal={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

const TradeView = ({ deal, onClose }: { deal: DealRecordOnWire; onClose: () => void }) => (
  <Dialog title={kindWords[deal.kind]} onClose={onClose}>
    <dl className="mt-4 grid gap-1">
      <Fact name="From User">
        <From {...deal} />
      </Fact>
      <Fact name="To User">
        <To {...deal} />
      </Fact>
      <Fact name="Cards">
        <Cards deal={deal} />
      </Fact>
      <Fact name="Status">{statusWords[deal.status].label}</Fact>
      <Fact name="Created">{deal.createdAt.slice(0, 19).replace("T", " ")} (UTC)</Fact>
      <Fact name="Trade ID">{deal.id}</Fact>
    </dl>
  </Dialog>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="font-bold text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

function TradeTiles() {
  const trades = useAnswer(recordTiles, {}, { isAskedAnew: true }).data?.trades;
  return (
    <Tiles
      label="Trades at a glance"
      tiles={[
        { label: "Total Trades", value: trades?.total },
        { label: "Active Trades", value: trades?.active },
        { label: "Marketplace", value: trades?.marketplace },
        { label: "Today", value: trades?.today },
      ]}
    />
  );
}
