/** What a section of the bench has to say. Every number's unit stands in its row or in its head. */
export type Table = {
  title: string;
  /** How it was measured, where the numbers alone do not say it. */
  note: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

export type Cell = string | number;

export type Section = { name: string; measure(): Promise<Table[]> };

/** Numbers to three digits or to whole ones: nothing here is known any better. */
const inWords = (cell: Cell): string => {
  if (typeof cell === "string") return cell;
  if (Number.isInteger(cell) || Math.abs(cell) >= 100) return String(Math.round(cell));
  return cell.toPrecision(3);
};

/** A table of Markdown whose columns also stand below each other in a terminal. */
export function inText({ title, note, head, rows }: Table): string {
  const body = rows.map((row) => row.map(inWords));
  const isNumeric = head.map((_, i) => rows.some((row) => typeof row[i] === "number"));
  const widths = head.map((name, i) =>
    Math.max(name.length, ...body.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => align(cells[i] ?? "", width, isNumeric[i])).join(" | ")} |`;
  const rule = widths.map((width, i) => (isNumeric[i] ? `${dashes(width - 1)}:` : dashes(width)));
  return [`### ${title}`, "", note, "", line(head), line(rule), ...body.map(line)].join("\n");
}

const dashes = (howMany: number) => "-".repeat(howMany);

const align = (text: string, width: number, toTheRight: boolean | undefined) =>
  toTheRight ? text.padStart(width) : text.padEnd(width);

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value that this part of the numbers does not exceed. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
