import type { ReactNode } from "react";

/** One column. The first one names its row: on a phone it is the heading of the row's card. */
export type AdminColumn<Row> = {
  /** What the server sorts by, where the column can be sorted. */
  id: string;
  label: string;
  /** Called, not rendered: a new function keeps what a cell has open, such as a question. */
  cell: (row: Row) => ReactNode;
  isSortable?: boolean | undefined;
  /** Numbers stand at the right. */
  isNumber?: boolean | undefined;
  /** Buttons: their heading is for those who hear the table. */
  isActions?: boolean | undefined;
};
