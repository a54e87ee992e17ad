import { expect, test } from "vitest";
import { COUNTED_AT_MOST, FOUND_AT_MOST } from "#contract/fields.ts";
import { testGame } from "#server/testing/test-game.ts";
import { countAllSql, statementValues } from "./lanes.ts";
import { cardsNamed } from "./names.ts";

const { db } = await testGame();

const numbers = (howMany: number) => `(select n as id from generate_series(1, ${howMany}) n)`;

const rows = (howMany: number, where: string[] = [], either?: string[]) => ({
  table: numbers(howMany),
  where,
  either,
});

test.each([
  [[rows(3)], 3],
  [[rows(30, ["t.id <= 7", "t.id > 2"]), rows(0), rows(4)], 9],
  [[rows(30, ["t.id <= 7"], ["t.id > 5", "t.id < 3", "t.id = 6"])], 4],
  [[rows(COUNTED_AT_MOST)], COUNTED_AT_MOST],
  [[rows(COUNTED_AT_MOST + 1)], COUNTED_AT_MOST],
  [[rows(COUNTED_AT_MOST - 1), rows(COUNTED_AT_MOST)], COUNTED_AT_MOST],
])("what several tables have is added up, and counted so far: %#", async (counts, count) => {
  expect(await db.one(countAllSql(statementValues(), "", counts))).toEqual({ count });
});

test("a search is counted less far", async () => {
  const counts = [rows(FOUND_AT_MOST - 1), rows(FOUND_AT_MOST + 1)];
  const sql = countAllSql(statementValues(), "ba", counts);
  expect(await db.one(sql)).toEqual({ count: FOUND_AT_MOST });
});

async function found(search: string, many?: number) {
  const values = statementValues();
  const isCard = cardsNamed(search, values, many)("c.id");
  return db.rows(`${values.beginning()}select id from cards c where ${isCard}`, values.values);
}

test("signs that no name has are a part of no card's name", async () => {
  expect(await found("!")).toEqual([]);
  expect((await found("c")).length).toBeGreaterThan(0);
});

test("the same cards are found whether they are gathered or looked at one by one", async () => {
  const gathered = await found("c");
  expect(gathered.length).toBeGreaterThan(1);
  expect(gathered.length).toBeLessThan((await db.rows(`select from cards`)).length);
  expect(await found("c", gathered.length - 1)).toEqual(gathered);
});

test("what is looked into several times is asked once", async () => {
  const values = statementValues();
  const few = () =>
    values.once("few", () => `select n as id from generate_series(1, ${values.add(3)}::int) n`);
  const counts = [rows(10, [], [`t.id in ${few()}`, `t.id + 1 in ${few()}`])];

  expect(await db.one(countAllSql(values, "", counts), values.values)).toEqual({ count: 3 });
  expect(values.values).toEqual([3]);
});
