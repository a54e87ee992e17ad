import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, inject } from "vitest";
import { administer, databaseNamed, TEMPLATE } from "#server/testing/one-database.ts";
import { checkStatements } from "./check.ts";
import { examples } from "./examples.ts";
import { openSource } from "./source.ts";

/** What the statements, the types of their rows and the tables are made of. */
const READ = "{server,contract,game,bench,workshop}/**/*.{ts,sql}";

const server = inject("databaseServer");
const name = `test_statements_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), "taleborn-statements-"));

beforeAll(() => administer(server, `create database ${name} template ${TEMPLATE}`));

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await administer(server, `drop database if exists ${name} with (force)`);
});

async function check(source: ReturnType<typeof openSource>) {
  const client = new Client({ connectionString: databaseNamed(server, name), pipeline: true });
  await client.connect();
  try {
    return await checkStatements(source, client, examples);
  } finally {
    await client.end();
    source.close();
  }
}

/** Statements of tests answer for themselves: a wrong one fails where it is. */
const isOfTests = (file: string) => /\.test\.ts$|\/test-|^server\/testing\//.test(file);

const isOfTheGame = (file: string) => matchesGlob(file, READ) && !isOfTests(file);

test.for([
  { config: "server/tsconfig.json", atLeast: 700 },
  { config: "bench/tsconfig.json", atLeast: 20 },
  { config: "workshop/tsconfig.json", atLeast: 1 },
])("every statement of $config answers with what its row type says", async (project) => {
  const within = `${dirname(project.config)}/`;
  const isWanted = (file: string) => file.startsWith(within) && isOfTheGame(file);

  const { statements, checked, unread, faults } = await check(openSource(project.config, isWanted));

  expect({ unread, faults }).toEqual({ unread: [], faults: [] });
  expect(`${checked} of ${statements}`).toBe(`${statements} of ${statements}`);
  expect(statements).toBeGreaterThanOrEqual(project.atLeast);
});

const BEGINNING = `
type Tx = {
  rows<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  maybe<Row>(sql: string, values?: readonly unknown[]): Promise<Row | null>;
  one<Row>(sql: string, values?: readonly unknown[]): Promise<Row>;
  value<Value>(sql: string, values?: readonly unknown[]): Promise<Value>;
  any(sql: string, values?: readonly unknown[]): Promise<boolean>;
};
declare const tx: Tx;
declare const id: string;
declare const isDown: boolean;
`;

const withoutPlace = (line: string) => line.replace(/^\S+ /, "");

/** What is found in this source, without the places. */
async function foundIn(body: string) {
  writeFileSync(join(folder, "planted.ts"), `${BEGINNING}${body}\nexport {};\n`);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { strict: true, types: [], lib: ["ES2024"] } }),
  );
  const found = await check(openSource("tsconfig.json", () => true, folder));
  return {
    ...found,
    faults: found.faults.map(withoutPlace),
    unread: found.unread.map(withoutPlace),
  };
}

test("a wrong column, a wrong type, a forgotten null and a missing value are refused", async () => {
  const { faults } = await foundIn(`
    tx.one<{ nickname: string }>("select nickname from players");
    tx.one<{ name: string }>("select username from players");
    tx.one<{ coins: string }>("select coins from purses");
    tx.one<{ ids: number[] }>("select array_agg(id) as ids from players");
    tx.one<{ erase_at: Date }>("select erase_at from players");
    tx.one<{ coins: number }>(
      "select w.coins from players p left join purses w on w.player_id = p.id and w.coins > 5");
    tx.one<{ sum: number }>("select n + 1 as sum from (values (1), (null)) v (n)");
    tx.one<{ id: string }>("update players set erase_at = $2 where id = $1 returning id", [id]);
    tx.rows("insert into players (name) values ($1)", [id]);
    const column = isDown ? "username" : "nickname";
    tx.one<{ name: string }>(\`select \${column} as name from players\`);
    tx.value<string>("select coins from purses");
    tx.value<Date>("select erase_at from players");
    tx.value<string>("select id, username from players");
    tx.any("select from cards where nickname = $1", [id]);
  `);

  expect(faults).toEqual([
    'the database refuses it: column "nickname" does not exist',
    'the row has no "username"',
    'the statement has no "name"',
    '"coins" is number (bigint), not string',
    '"ids" is list of string (uuid[]), not list of number',
    '"erase_at" may be null',
    '"coins" may be null',
    '"sum" may be null',
    "it has 2 parameters and is given 1 values",
    'the database refuses it: column "name" of relation "players" does not exist',
    'the database refuses it: column "nickname" does not exist',
    '"coins" is number (bigint), not string',
    '"erase_at" may be null',
    "it has 2 columns, not one",
    'the database refuses it: column "nickname" does not exist',
  ]);
});

test("what the database answers is accepted, however the text is put together", async () => {
  const { statements, checked, faults } = await foundIn(`
    tx.one<{ id: string; created_at: Date; erase_at: Date | null; isAdult: boolean }>(
      \`select id, created_at, erase_at, age_band = 'adult' is true as "isAdult" from players\`);
    tx.one<{ coins: number }>(
      "select w.coins from players p left join purses w on w.player_id = p.id where w.coins > 5");
    tx.one<{ erase_at: Date }>("select erase_at from players where erase_at is not null");
    tx.one<{ n: number; some: boolean; ids: string[]; looks: { a: 1 }; none: null }>(
      \`select count(*) as n, exists (select from cards) as some, array(select id from cards) as ids,
              '{}'::jsonb as looks, null as none\`);
    type Word = "username" | "email";
    const find = (word: Word) => tx.rows<{ word: string }>(\`select \${word} as word from players\`);
    const conditions = ["true"];
    const values: unknown[] = [];
    const add = (value: unknown) => \`$\${values.push(value)}\`;
    function list(after: string | null) {
      if (after !== null) conditions.push(\`id > \${add(after)}::uuid\`);
      return tx.rows<{ id: string }>(
        \`select id from players where \${conditions.join(" and ")}
          order by id \${isDown ? "desc" : ""}\`, values);
    }
    const where = (condition: string) => tx.maybe<{ id: string }>("select id from players " + condition);
    where("where true");
    where("order by id");
    tx.value<number | null>("select max(coins) from purses");
    tx.any("select from players where id = $1", [id]);
  `);

  expect({ faults, left: statements - checked }).toEqual({ faults: [], left: 0 });
});

test("a text that only the running game knows is counted as not checked", async () => {
  const { checked, unread } = await foundIn("tx.rows(id);");

  expect({ checked, unread }).toEqual({ checked: 0, unread: ["what is id"] });
});
