import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { TableModel } from "./use-table-model.ts";

const ways = { asc: "ascending", desc: "descending" } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;

/** On a phone, where rows are cards, the tools above have the sorting. */
export const TableHead = <Row extends object>({ table }: { table: TableModel<Row> }) => (
  <thead role="rowgroup" className="bg-raised max-md:hidden">
    {table.getHeaderGroups().map((group) => (
      <tr role="row" key={group.id}>
        {group.headers.map((header) => (
          <HeadCell key={header.id} column={header.column} />
        ))}
      </tr>
    ))}
  </thead>
);

function HeadCell<Row extends object>({
  column,
}: {
  column: ReturnType<TableModel<Row>["getAllLeafColumns"]>[number];
}) {
  const { label = "", isNumber = false, isActions = false } = column.columnDef.meta ?? {};
  const way = column.getIsSorted();
  return (
    <th
      role="columnheader"
      scope="col"
      {...(column.getCanSort() && { "aria-sort": way === false ? "none" : ways[way] })}
      className={clsx("px-4 py-1 font-bold whitespace-nowrap", isNumber && "text-right")}
    >
      {column.getCanSort() ? (
        <SortButton label={label} way={way} onSort={() => column.toggleSorting()} />
      ) : (
        <span className={isActions ? "sr-only" : "inline-flex min-h-11 items-center"}>{label}</span>
      )}
    </th>
  );
}

type SortButtonProps = { label: string; way: false | "asc" | "desc"; onSort: () => void };

function SortButton({ label, way, onSort }: SortButtonProps) {
  const Arrow = way === false ? ArrowUpDown : arrows[way];
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field"
    >
      {label}
      <Arrow size={14} aria-hidden className={clsx(way === false && "text-muted")} />
    </button>
  );
}
