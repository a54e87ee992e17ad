import { afterAll, expect, test, vi } from "vitest";
import { forgetUnplayed } from "./processes.ts";
import { sections } from "./sections.ts";
import { valueOf, type Table } from "./table.ts";

// Much of a section's time is waiting for processes that start.
vi.setConfig({ maxConcurrency: 2 });

afterAll(forgetUnplayed);

/** Rows in which a number is missing, or is none. Cells that are empty on purpose hold a text. */
const flawedRows = ({ head, rows }: Table) =>
  rows.filter((row) => {
    const numbers = row.map(valueOf).filter((value) => typeof value === "number");
    const isWhole = typeof row[0] === "string" && row.length === head.length;
    return !isWhole || numbers.length === 0 || !numbers.every(Number.isFinite);
  });

test.concurrent.each(sections)("$name runs in its short form", async ({ measure }) => {
  const tables = await measure("short");

  expect(tables).not.toEqual([]);
  expect(tables.filter(({ rows }) => rows.length === 0)).toEqual([]);
  expect(tables.flatMap(flawedRows)).toEqual([]);
});
