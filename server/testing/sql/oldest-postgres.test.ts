import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What PostgreSQL 15, the oldest that the game runs on, does not know. */
const newer =
  /\b(any_value|array_(reverse|sample|shuffle|sort)|casefold|crc32c?|date_(add|subtract)|erfc?|json_(exists|query|scalar|serialize|table|value)|l?gamma|merge_action|pg_input_(error_info|is_valid)|random_normal|to_(bin|oct)|unicode_assigned|uuid(v4|v7|_extract_\w+))\s*\(|\bwithout overlaps\b|\bsystem_user\b/i;

/** There it asks first which PostgreSQL it is. */
const asksFirst = "server/migrations/0120-id-in-cause.sql";

test("no statement knows more than the oldest PostgreSQL", () => {
  const exclude = ["**/node_modules/**", "**/oldest-postgres.test.ts", asksFirst];
  const files = globSync("{server,bench}/**/*.{ts,sql}", { exclude });
  const found = files.filter((file) => newer.test(readFileSync(file, "utf8")));

  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.for([
  "select any_value(name) from cards",
  "case when pg_input_is_valid(cause, 'uuid') then 1 end",
  "select uuidv7()",
])("what is newer is seen: %s", (sql) => {
  expect(sql).toMatch(newer);
});

test("no function that catches errors is for several processors, which PostgreSQL 15 refuses", () => {
  const functions = globSync("server/{schema,migrations}/*.sql")
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split(/create (?:or replace )?function /)
        .slice(1)
        .map((text) => ({ file, name: text.split("(")[0] ?? "", text })),
    );
  const last = new Map(functions.map(({ name, file, text }) => [name, { file, text }]));
  const catching = [...last].filter(
    ([, { text }]) => /parallel safe/.test(text) && /^\s*exception when/m.test(text),
  );

  expect(last.has("id_in_cause")).toBe(true);
  expect(catching).toEqual([]);
});
