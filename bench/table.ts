/** What a section of the bench has to say. Every number's unit stands in its row or in its head. */
export type Table = {
  title: string;
  /** How it was measured, where the numbers alone do not say it. */
  note: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

/** A number that is to stay under a bound, or to reach one. */
export type Aimed = { value: number } & ({ under: number } | { atLeast: number });

export type Cell = string | number | Aimed;

/** The whole is for docs/measurements.md; the short form only shows within seconds that all runs. */
export type Extent = "whole" | "short";

export type Section = { name: string; measure(extent: Extent): Promise<Table[]> };

const isAimed = (cell: Cell | undefined): cell is Aimed => typeof cell === "object";

export const valueOf = (cell: Cell): string | number => (isAimed(cell) ? cell.value : cell);

const boundOf = (aimed: Aimed): string =>
  "under" in aimed ? `under ${aimed.under}` : `${aimed.atLeast} or more`;

/** A number that could not be measured reaches nothing. */
const isReached = (aimed: Aimed): boolean =>
  "under" in aimed ? aimed.value < aimed.under : aimed.value >= aimed.atLeast;

/** Numbers to three digits or to whole ones: nothing here is known any better. */
const inWords = (cell: Cell): string => {
  const value = valueOf(cell);
  if (typeof value === "string") return value;
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return value.toPrecision(3);
};

/** A table of Markdown whose columns also stand below each other in a terminal. */
export function inText(table: Table): string {
  const { title, note } = table;
  const { head, rows } = withAims(table);
  const body = rows.map((row) => row.map(inWords));
  const isNumeric = head.map((_, i) =>
    rows.some((row) => typeof valueOf(row[i] ?? "") === "number"),
  );
  const widths = head.map((name, i) =>
    Math.max(name.length, ...body.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => align(cells[i] ?? "", width, isNumeric[i])).join(" | ")} |`;
  const rule = widths.map((width, i) => (isNumeric[i] ? `${dashes(width - 1)}:` : dashes(width)));
  return [`### ${title}`, "", note, "", line(head), line(rule), ...body.map(line)].join("\n");
}

/** With a last column of aims, where there are any. */
function withAims(table: Table): Pick<Table, "head" | "rows"> {
  const { head, rows } = table;
  if (!rows.some((row) => row.some(isAimed))) return table;
  return { head: [...head, "aim"], rows: rows.map((row) => [...row, aimsOf(row, head)]) };
}

/** Says which numbers are meant unless it is all of the row. */
function aimsOf(row: readonly Cell[], head: readonly string[]): string {
  const aimed = row.flatMap((cell, i) => (isAimed(cell) ? [{ cell, i }] : []));
  const bounds = new Set(aimed.map(({ cell }) => boundOf(cell)));
  const numbers = row.filter((cell) => typeof cell !== "string").length;
  if (bounds.size === 1 && aimed.length === numbers) return [...bounds].join();
  return aimed.map(({ cell, i }) => `${head[i]} ${boundOf(cell)}`).join(", ");
}

/** Which of its aims a table misses, in a sentence. */
export function missedIn({ head, rows }: Table): { aims: number; missed: number; text: string } {
  const aimed = rows.flatMap((row) =>
    row.flatMap((cell, i) =>
      isAimed(cell) ? [{ cell, what: `${inWords(row[0] ?? "")}, ${head[i]}` }] : [],
    ),
  );
  const missed = aimed
    .filter(({ cell }) => !isReached(cell))
    .map(({ cell, what }) => `${what} ${inWords(cell)} (${boundOf(cell)})`);
  const counts = { aims: aimed.length, missed: missed.length };
  if (aimed.length === 0) return { ...counts, text: "No aim is set." };
  if (missed.length === 0) return { ...counts, text: `Reached: all aims (${aimed.length}).` };
  const text = `**Missed: ${missed.length} of ${aimed.length} aims**: ${missed.join("; ")}.`;
  return { ...counts, text };
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
