import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDb } from "#server/lib/database/open-db.ts";
import { ownConnection } from "#server/lib/database/own-connection.ts";
import type { Db } from "#server/lib/db.ts";
import { migrate, type SchemaFiles } from "#server/lib/migrate.ts";
import { gameSchema, solanaSchema } from "#server/schema-files.ts";
import { administer, databaseNamed, startOnce } from "#server/testing/one-database.ts";
import { whenOver } from "#server/testing/when-over.ts";
import { schemaOf } from "./test-schema-of.ts";

/** The files by which databases were made before there was a baseline. */
const formerFiles = globSync("server/testing/former-migrations/*.sql").toSorted();

const server = inject("databaseServer");

let databases = 0;

async function create(template = "template1"): Promise<string> {
  const name = `test_schema_${process.pid}_${databases++}`;
  await administer(server, `create database ${name} template ${template}`);
  return name;
}

const drop = (name: string) => administer(server, `drop database if exists ${name} with (force)`);

async function newDatabase(template?: string) {
  const name = await create(template);
  const url = databaseNamed(server, name);
  const { db, close } = openDb(url);
  onTestFinished(async () => {
    await close();
    await drop(name);
  });
  return { url, db };
}

const FORMER_START = "2026-01-02T03:04:05Z";

/**
 * The name of a database as a version of the game before the baseline left it, perhaps after another one.
 * Tests copy it, which takes less than its files.
 */
async function leave(files: readonly string[], earlier?: string): Promise<string> {
  const name = await create(earlier);
  whenOver(() => drop(name));
  const client = ownConnection({ connectionString: databaseNamed(server, name) });
  await client.connect();
  await client.query(`create table if not exists migrations (
    name text primary key, sha text not null, applied_at timestamptz not null default now())`);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    await client.query(text);
    const sha = createHash("sha256").update(text).digest("hex");
    const row = [basename(file), sha, FORMER_START];
    await client.query(`insert into migrations values ($1, $2, $3)`, row);
  }
  await client.end();
  return name;
}

const half = await leave(formerFiles.slice(0, 40));
const former = await leave(formerFiles.slice(40), half);

/** What the files themselves write, but for the moment at which they ran. */
async function rowsOf(db: Db): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const rows = [];
  for (const { name } of tables) {
    rows.push(
      ...(await db.rows<{ row: string }>(
        `select '${name} ' || (to_jsonb(t) - 'created_at' - 'begun_at')::text as row
           from ${name} t`,
      )),
    );
  }
  return rows.map(({ row }) => row).toSorted();
}

const startGame = (url: string) => startOnce(url, inject("databaseKind"));

const countCards = (db: Db) => db.value<number>(`select count(*) as cards from cards`);

test("a new database and one of the former files are alike in every object, and both start", async () => {
  const [fresh, old] = [await newDatabase(), await newDatabase(former)];
  await migrate(fresh.url, gameSchema);
  const { applied, isNew, firstStartMs } = await migrate(old.url, gameSchema);
  const [schema, rows] = [await schemaOf(old.db), await rowsOf(old.db)];

  expect(applied[0]).toBe("0098-dead-columns.sql");
  expect({ isNew, firstStartMs }).toEqual({ isNew: false, firstStartMs: Date.parse(FORMER_START) });
  expect(schema.length).toBeGreaterThan(1000);
  expect(schema).toEqual(await schemaOf(fresh.db));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(await rowsOf(fresh.db));

  await Promise.all([old, fresh].map(({ url }) => startGame(url)));
  expect(await countCards(old.db)).toBe(await countCards(fresh.db));
});

test("what lies in a database of the former files is still there when it has started", async () => {
  const { url, db } = await newDatabase(former);
  await db.rows(
    `insert into players (id, email, email_key, username, username_key, password_hash, hello_day)
     values (gen_random_uuid(), 'a@game.test', 'a@game.test', 'Ann', 'ann', '', now())`,
  );

  await startGame(url);
  await startGame(url);

  const player = await db.one<{ row: object }>(`select to_jsonb(p) as row from players p`);
  expect(player.row).toMatchObject({ username: "Ann", streak: 0 });
  expect(player.row).not.toHaveProperty("hello_day");
});

test("a database that the former files left half is refused, and stays as it is", async () => {
  const { url, db } = await newDatabase(half);
  const before = await schemaOf(db);

  await expect(migrate(url, gameSchema)).rejects.toThrow(
    /early version of the game, which went as far as 0041-store-packages\.sql/,
  );

  expect(await schemaOf(db)).toEqual(before);
});

test("the database of a Solana network alone goes on, and begins, with its own tables", async () => {
  const ofNetwork = formerFiles.filter((file) => file.endsWith("0046-embedded-chain.sql"));
  const [old, fresh] = [await newDatabase(await leave(ofNetwork)), await newDatabase()];

  expect((await migrate(old.url, solanaSchema)).applied).toEqual([]);
  expect((await migrate(fresh.url, solanaSchema)).applied).toHaveLength(1);

  expect(await schemaOf(old.db)).toEqual(await schemaOf(fresh.db));
  expect(await schemaOf(fresh.db)).not.toHaveLength(0);
});

test("each file runs once, also when it is asked for twice at once; only its comments may change", async () => {
  const { url, db } = await newDatabase();
  const folder = mkdtempSync(join(tmpdir(), "taleborn-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "01-things.sql");
  writeFileSync(path, "create table things (id int); insert into things values (1);");
  const files: SchemaFiles = {
    baseline: [pathToFileURL(path)],
    migrations: [],
    lastBeforeBaseline: "",
  };

  await Promise.all([migrate(url, files), migrate(url, files)]);
  expect(await db.rows(`select id from things`)).toEqual([{ id: 1 }]);

  writeFileSync(path, `-- What there is.\n${readFileSync(path, "utf8")}`);
  expect((await migrate(url, files)).applied).toEqual([]);

  writeFileSync(path, "create table others (id int);");
  await expect(migrate(url, files)).rejects.toThrow("01-things.sql was changed after it ran");
});
