import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
} from "@tanstack/react-table";
import type { AdminColumn } from "./columns.ts";
import type { ListAddress } from "./list-address.ts";

type Meta = { isNumber: boolean; isActions: boolean; label: string };

/** The server filters, sorts and cuts into pages: the table only says what is wanted. */
const features = tableFeatures({ rowSortingFeature, columnMeta: {} as Meta });

export type TableModel<Row extends object> = ReactTable<typeof features, Row>;

type ModelOptions<Row> = {
  rows: readonly Row[];
  columns: readonly AdminColumn<Row>[];
  address: ListAddress;
};

export function useTableModel<Row extends { id: string | number }>({
  rows,
  columns,
  address,
}: ModelOptions<Row>): TableModel<Row> {
  const { by, order } = address.sorting;
  const helper = createColumnHelper<typeof features, Row>();
  const sorting = [{ id: by, desc: order === "desc" }];
  return useTable({
    features,
    data: rows,
    columns: columns.map(({ id, label, isSortable = false, isNumber = false, isActions = false }) =>
      helper.accessor((row): unknown => row.id, {
        id,
        header: label,
        enableSorting: isSortable,
        sortDescFirst: isNumber,
        meta: { isNumber, isActions, label },
      }),
    ),
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [next] = typeof change === "function" ? change(sorting) : change;
      if (next) address.sort({ by: next.id, order: next.desc ? "desc" : "asc" });
    },
  });
}
