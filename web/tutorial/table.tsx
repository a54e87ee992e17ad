import type { ReactNode } from "react";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";

type TableProps = {
  /** What the table is about, for those who hear it. */
  caption: string;
  head: readonly string[];
  /** A key, and the cells; the first one names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table that is narrow enough for a phone. */
export function Table({ caption, head, rows }: TableProps) {
  const width = head.length === 2 ? "w-3/5" : "";
  return (
    <ScrolledTable caption={caption}>
      <thead>
        <tr className="text-sm text-muted">
          {head.map((title) => (
            <th key={title} scope="col" className={`${line} py-2 font-bold`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, first, ...others]) => (
          <tr key={key}>
            <th scope="row" className={`${line} py-3 font-bold`}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} className={`${line} ${width} py-3`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

const line = "border-b border-line pr-3 last:pr-0";

/** With one decimal where there is one. */
export const percent = (value: number): string => `${Number(value.toFixed(1))}%`;
