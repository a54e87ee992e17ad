import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDb } from "#server/lib/database/open-db.ts";
import type { Db } from "#server/lib/db.ts";
import { migrate, type SchemaFiles } from "#server/lib/migrate.ts";
import { gameSchema, solanaSchema } from "#server/schema-files.ts";
import { administer, databaseNamed, startOnce } from "#server/testing/one-database.ts";
import { schemaOf } from "./test-schema-of.ts";

/** The files by which databases were made before there was a baseline. */
const formerFiles = globSync("server/testing/former-migrations/*.sql").toSorted();

let databases = 0;

async function newDatabase() {
  const server = inject("databaseServer");
  const name = `test_schema_${process.pid}_${databases++}`;
  await administer(server, `create database ${name}`);
  const url = databaseNamed(server, name);
  const { db, close } = openDb(url);
  onTestFinished(async () => {
    await close();
    await administer(server, `drop database if exists ${name} with (force)`);
  });
  return { url, db };
}

const FORMER_START = "2026-01-02T03:04:05Z";

/** A database as a version of the game before the baseline left it. */
async function formerDatabase(files = formerFiles) {
  const database = await newDatabase();
  await database.db.rows(`create table migrations (
    name text primary key, sha text not null, applied_at timestamptz not null default now())`);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    await administer(database.url, text);
    await database.db.rows(`insert into migrations values ($1, $2, $3)`, [
      basename(file),
      createHash("sha256").update(text).digest("hex"),
      FORMER_START,
    ]);
  }
  return database;
}

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
  const [fresh, former] = [await newDatabase(), await formerDatabase()];
  await migrate(fresh.url, gameSchema);
  const { applied, isNew, firstStartMs } = await migrate(former.url, gameSchema);

  expect(applied[0]).toBe("0098-dead-columns.sql");
  expect({ isNew, firstStartMs }).toEqual({ isNew: false, firstStartMs: Date.parse(FORMER_START) });
  expect((await schemaOf(former.db)).length).toBeGreaterThan(1000);
  expect(await schemaOf(former.db)).toEqual(await schemaOf(fresh.db));
  expect((await rowsOf(former.db)).length).toBeGreaterThan(0);
  expect(await rowsOf(former.db)).toEqual(await rowsOf(fresh.db));

  await startGame(former.url);
  await startGame(fresh.url);
  expect(await countCards(former.db)).toBe(await countCards(fresh.db));
});

test("what lies in a database of the former files is still there when it has started", async () => {
  const { url, db } = await formerDatabase();
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
  const { url, db } = await formerDatabase(formerFiles.slice(0, 40));
  const before = await schemaOf(db);

  await expect(migrate(url, gameSchema)).rejects.toThrow(
    /early version of the game, which went as far as 0041-store-packages\.sql/,
  );

  expect(await schemaOf(db)).toEqual(before);
});

test("the database of a Solana network alone goes on, and begins, with its own tables", async () => {
  const former = await formerDatabase(
    formerFiles.filter((file) => file.endsWith("0046-embedded-chain.sql")),
  );
  const fresh = await newDatabase();

  expect((await migrate(former.url, solanaSchema)).applied).toEqual([]);
  expect((await migrate(fresh.url, solanaSchema)).applied).toHaveLength(1);

  expect(await schemaOf(former.db)).toEqual(await schemaOf(fresh.db));
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
