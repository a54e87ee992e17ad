import { clsx } from "clsx";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { AdminColumn } from "./columns.ts";
import type { TableModel } from "./use-table-model.ts";

type TableRowsProps<Row extends object> = {
  table: TableModel<Row>;
  /** In the order of the table's. */
  columns: readonly AdminColumn<Row>[];
  onOpen: ((row: Row) => void) | undefined;
};

/** How far a key moves from row to row; Home and End go all the way. */
const moves: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

export function TableRows<Row extends object>({ table, columns, onOpen }: TableRowsProps<Row>) {
  const { rows } = table.getRowModel();
  const body = useRef<HTMLTableSectionElement>(null);
  // Tab comes to one row only; the arrows go on from there.
  const [at, setAt] = useState(0);
  const current = Math.min(at, rows.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const move = moves[event.key];
    const row = rows[current];
    if (move !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(rows.length - 1, current + move));
      setAt(next);
      body.current?.rows[next]?.focus();
    } else if (event.key === "Enter" && row) onOpen?.(row.original);
  };

  return (
    <tbody role="rowgroup" ref={body} onKeyDown={onKeyDown} className="max-md:grid max-md:gap-3">
      {rows.map((row, index) => (
        <tr
          role="row"
          key={row.id}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setAt(index)}
          className="border-t border-line -outline-offset-2 hover:bg-raised/60 max-md:block max-md:rounded-panel max-md:border max-md:bg-surface max-md:p-4"
        >
          {row.getAllCells().map((cell, place) => (
            <BodyCell key={cell.id} cell={cell} isName={place === 0}>
              {place === 0 && onOpen ? (
                <button
                  type="button"
                  className="min-h-11 cursor-pointer rounded-field text-left font-bold underline-offset-4 hover:underline"
                  onClick={() => onOpen(row.original)}
                >
                  {columns[place]?.cell(row.original)}
                </button>
              ) : (
                columns[place]?.cell(row.original)
              )}
            </BodyCell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type BodyCellProps = {
  cell: {
    column: { columnDef: { meta?: { label: string; isNumber: boolean; isActions: boolean } } };
  };
  isName: boolean;
  children: ReactNode;
};

function BodyCell({ cell, isName, children }: BodyCellProps) {
  const { label = "", isNumber = false, isActions = false } = cell.column.columnDef.meta ?? {};
  return (
    <td
      role="cell"
      className={clsx(
        "px-4 py-2 align-middle max-md:flex max-md:min-h-8 max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1",
        isNumber && "tabular-nums md:text-right",
        isName && "max-md:text-base max-md:font-bold",
        isActions && "max-md:justify-end max-md:pt-2",
      )}
    >
      {!isName && !isActions && <span className="flex-none text-muted md:hidden">{label}</span>}
      <span className="min-w-0 max-md:wrap-anywhere max-md:not-first:text-right">{children}</span>
    </td>
  );
}
