/** For tests: a file for every section, so that a change runs only the sections that it concerns. */
import { afterAll, expect, test } from "vitest";
import { forgetUnplayed } from "#bench/processes.ts";
import { valueOf, type Section, type Table } from "#bench/table.ts";

/** Rows in which a number is missing, or is none. Cells that are empty on purpose hold a text. */
const flawedRows = ({ head, rows }: Table) =>
  rows.filter((row) => {
    const numbers = row.map(valueOf).filter((value) => typeof value === "number");
    const isWhole = typeof row[0] === "string" && row.length === head.length;
    return !isWhole || numbers.length === 0 || !numbers.every(Number.isFinite);
  });

export function provesShortForm({ name, measure }: Section): void {
  afterAll(forgetUnplayed);

  test(`${name} runs in its short form`, async () => {
    const tables = await measure("short");

    expect(tables).not.toEqual([]);
    expect(tables.filter(({ rows }) => rows.length === 0)).toEqual([]);
    expect(tables.flatMap(flawedRows)).toEqual([]);
  });
}
