import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LOCKING = /\bfor (no key update|update|key share|share)\b/i;
const READS = /\bselect\b|\bjoin\b/gi;

/** What stands in the innermost parentheses around that position, or all of it. */
function scopeAround(sql: string, position: number): string {
  const opened: number[] = [];
  for (let at = 0; at < position; at++) {
    if (sql[at] === "(") opened.push(at);
    else if (sql[at] === ")") opened.pop();
  }
  const start = opened.at(-1);
  if (start === undefined) return sql;
  let depth = 1;
  let end = start + 1;
  for (; end < sql.length && depth > 0; end++) {
    if (sql[end] === "(") depth++;
    else if (sql[end] === ")") depth--;
  }
  return sql.slice(start + 1, end - 1);
}

/** Whether a statement that locks rows also reads others, which may be old when it has the lock. */
function readsBesideLock(sql: string): boolean {
  const found = LOCKING.exec(sql);
  if (!found) return false;
  const scope = scopeAround(sql, found.index);
  if ((scope.match(READS) ?? []).length > 1) return true;
  // Around it, rows may be changed by what was locked; a further query reads as of the beginning.
  if (scope === sql) return false;
  const around = sql.replace(scope, "");
  return (
    /\bjoin\b/i.test(around) ||
    (/\bselect\b/i.test(around) && !/\b(update|insert|delete)\b/i.test(around))
  );
}

test.for([
  ["select id, state from purchases where id = $1 for update", false],
  [
    "select state, (select c.id from creations c where c.purchase_id = p.id) from purchases p for update of p",
    true,
  ],
  [
    "select l.id from listings l join players p on p.id = l.seller_id where l.id = $1 for update of l",
    true,
  ],
  [
    "with locked as (select * from trades where code = $1 for no key update) select l.id, p.name from locked l join players p on p.id = l.creator_id",
    true,
  ],
  [
    "select from rooms where id = (select id from rooms where join_code = $1 limit 1) for update",
    true,
  ],
  [
    "update jobs set taken = true where id in (select id from jobs where due limit 3 for update skip locked) returning id",
    false,
  ],
  [
    "with due as (select id from jobs where coalesce(at, now()) < $1 for update) update jobs j set taken = true from due where j.id = due.id",
    false,
  ],
  [
    "insert into tokens (id) select $1 where exists (select from sessions where id = $2 for key share)",
    false,
  ],
  ["select a.id from approvals a, children c where c.id = a.child_id", false],
] as const)("%s: reads beside its lock: %s", ([sql, expected]) => {
  expect(readsBesideLock(sql)).toBe(expected);
});

const CONSTANT = /const (\w+) =\s*`([^`]*)`/g;

/** The SQL of a file, with the constants of the file in their places. */
function statementsIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const constants = new Map(Array.from(text.matchAll(CONSTANT), ([, name, sql]) => [name, sql]));
  return Array.from(text.matchAll(/`([^`]*)`/g), ([, sql = ""]) =>
    // What a function makes is not known here: it counts as a further query.
    sql.replaceAll(/\$\{(\w+)(\(?)[^}]*\}/g, (_, name: string, call: string) =>
      call === "" ? (constants.get(name) ?? name) : "(select)",
    ),
  );
}

/** Why it may read beside its lock. */
const allowed: Record<string, string> = {
  "server/nfts/job-queries.ts":
    "takes the first open job of a card: one that was closed a moment ago only lets the next wait",
};

test("no statement that locks reads what may be old by then", () => {
  const files = globSync("server/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const locking = files.flatMap((file) =>
    statementsIn(file)
      .filter((sql) => /\bfor (no key )?update\b/.test(sql))
      .map((sql) => ({ file, sql })),
  );
  const found = locking.filter(({ sql }) => readsBesideLock(sql));

  expect(locking.length).toBeGreaterThan(40);
  expect(found.filter(({ file }) => !(file in allowed))).toEqual([]);
  expect([...new Set(found.map(({ file }) => file))]).toEqual(Object.keys(allowed));
});
