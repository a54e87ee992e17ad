import { clsx } from "clsx";
import { SearchX } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import type { AdminColumn } from "./columns.ts";
import { Pager } from "./pager.tsx";
import { TableHead } from "./table-head.tsx";
import { TableRows } from "./table-rows.tsx";
import { TableTools } from "./table-tools.tsx";
import type { AdminList } from "./use-admin-list.ts";
import { useTableModel } from "./use-table-model.ts";

export type AdminTableProps<Row> = {
  /** Names the table for those who hear it, and its saved views in this browser. */
  label: string;
  list: AdminList<Row>;
  columns: readonly AdminColumn<Row>[];
  /** Such as "Search by email or name"; without it nothing can be searched. */
  searchLabel?: string | undefined;
  /** Enter and a press on the first column open a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What stands there when there is nothing at all. */
  empty: string;
  /** What stands there when filters let nothing pass. */
  noMatch?: string | undefined;
};

/** A list of the back office. Old rows stay, dimmed, while new ones come. */
export function AdminTable<Row extends { id: string | number }>(props: AdminTableProps<Row>) {
  const { label, list, columns, searchLabel } = props;
  const { address, filters } = list;
  return (
    <section aria-label={label}>
      <TableTools
        label={label}
        address={address}
        columns={columns}
        searchLabel={searchLabel}
        filters={filters}
      />
      <Content {...props} />
      <Pager list={list} />
    </section>
  );
}

function Content<Row extends { id: string | number }>(props: AdminTableProps<Row>) {
  const { list } = props;
  if (list.isFailed) return <FailedState onRetry={list.retry} />;
  if (list.rows === undefined) return <Waiting />;
  if (list.rows.length > 0) return <Table {...props} rows={list.rows} />;
  return <NoRows {...props} names={["search", ...list.filters.map(({ name }) => name)]} />;
}

type NoRowsProps = {
  list: Pick<AdminList<unknown>, "address">;
  /** Of search and filters. */
  names: readonly string[];
  empty: string;
  noMatch?: string | undefined;
};

function NoRows({ list: { address }, names, empty, noMatch = "Nothing matches" }: NoRowsProps) {
  const isFiltered = names.some((name) => address.value(name) !== "");
  const everything = Object.fromEntries(names.map((name) => [name, ""]));
  const { after = address.page.before } = address.page;
  return (
    <EmptyState
      Icon={SearchX}
      title={isFiltered ? noMatch : empty}
      action={
        (isFiltered || after !== undefined) && (
          <Button look="ghost" onClick={() => address.set(isFiltered ? everything : {})}>
            {isFiltered ? "Clear Filters" : "First Page"}
          </Button>
        )
      }
    />
  );
}

function Table<Row extends { id: string | number }>({
  label,
  list,
  columns,
  onOpen,
  rows,
}: AdminTableProps<Row> & { rows: readonly Row[] }) {
  const table = useTableModel({ rows, columns, address: list.address });
  return (
    <div className="overflow-x-auto rounded-panel border border-line bg-surface max-md:border-0 max-md:bg-transparent">
      {/* On a phone the rows are shown as cards, and would not be read as a table without the roles. */}
      <table
        role="table"
        aria-label={label}
        aria-busy={list.isOld}
        className={clsx(
          "w-full border-collapse text-left text-sm wrap-normal transition-opacity max-md:block",
          list.isOld && "opacity-50",
        )}
      >
        <TableHead table={table} />
        <TableRows table={table} columns={columns} onOpen={onOpen} />
      </table>
    </div>
  );
}

const Waiting = () => (
  <Skeletons
    label="Loading"
    sizes={Array.from({ length: 8 }, () => "h-9")}
    className="grid gap-2 rounded-panel border border-line p-4"
  />
);
