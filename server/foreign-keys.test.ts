import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testGame } from "#server/testing/test-game.ts";

/** Tables of which the game deletes rows. */
function tablesWithDeletions(): Set<string> {
  const texts = globSync("server/**/*.ts")
    .filter((file) => !file.includes("test"))
    .map((file) => readFileSync(file, "utf8"));
  const found = texts.flatMap((text) => [...text.matchAll(/delete from ([a-z_]+)/g)]);
  return new Set(found.map(([, table = ""]) => table));
}

type Key = { table: string; columns: string[]; to: string };

test("what refers to a row that can be deleted is found by an index", async () => {
  const { db } = await testGame();
  const keys = await db.rows<Key>(
    `select k.conrelid::regclass::text as table, k.confrelid::regclass::text as to,
            array(select attname::text from pg_attribute
                   where attrelid = k.conrelid and attnum = any(k.conkey)) as columns
       from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and not exists (select from pg_index i
              where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey))`,
  );
  expect(keys.length).toBeGreaterThan(5);
  const deleted = tablesWithDeletions();
  expect(deleted.size).toBeGreaterThan(30);
  expect(keys.filter(({ to }) => deleted.has(to))).toEqual([]);
});
