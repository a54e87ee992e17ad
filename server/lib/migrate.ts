import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { ClientBase } from "pg";
import { ownConnection } from "./database/own-connection.ts";

/** Plain .sql files, each in its order. */
export type SchemaFiles = {
  /** What a new database begins with. */
  baseline: readonly URL[];
  /** What has changed since. */
  migrations: readonly URL[];
  /**
   * The last of the files by which databases were made before there was a baseline. A database in
   * which it has run has all that the baseline makes.
   */
  lastBeforeBaseline: string;
};

type Migrated = { applied: string[]; isNew: boolean };

/** Any number; every process of the game uses the same one, so that one migrates and others wait. */
const MIGRATION_LOCK = 727_274;

/**
 * Each file runs once, in order; a file whose statements were changed after it ran is refused,
 * while its comments may become clearer. The time of the first file tells when this installation
 * first started.
 */
export async function migrate(
  url: string,
  files: SchemaFiles,
): Promise<Migrated & { firstStartMs: number }> {
  // On a connection of its own, where no statement is too slow; its end gives the lock back.
  const client = ownConnection({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const done = await applyAll(client, files);
    return { ...done, firstStartMs: await findFirstStart(client) };
  } finally {
    await client.end();
  }
}

async function findFirstStart(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ first: Date }>(
    "select coalesce(min(applied_at), now()) as first from migrations",
  );
  return rows[0]?.first.getTime() ?? 0;
}

async function applyAll(client: ClientBase, files: SchemaFiles): Promise<Migrated> {
  await client.query(`create table if not exists migrations (
    name text primary key, sha text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; sha: string }>(
    "select name, sha from migrations order by name",
  );
  const done = new Map(rows.map(({ name, sha }) => [name, sha]));
  const baseline = files.baseline.map(readSqlFile);
  const hadBaseline = hasBaseline([...done.keys()], baseline, files.lastBeforeBaseline);
  const applied: string[] = [];
  for (const file of [...baseline, ...files.migrations.map(readSqlFile)]) {
    const before = done.get(file.name);
    if (before === file.sha) continue;
    if (before !== undefined) throw new Error(`migration ${file.name} was changed after it ran`);
    if (hadBaseline && baseline.includes(file)) await record(client, file);
    else {
      await apply(client, file);
      applied.push(file.name);
    }
  }
  return { applied, isNew: done.size === 0 };
}

type SqlFile = { name: string; text: string; sha: string };

function readSqlFile(url: URL): SqlFile {
  const text = readFileSync(url, "utf8");
  const statements = text.replaceAll(/^ *--.*\n/gm, "");
  const sha = createHash("sha256").update(statements).digest("hex");
  return { name: basename(url.pathname), text, sha };
}

/** Whether the files before the baseline have made this database; one that they left half is refused. */
function hasBaseline(done: readonly string[], baseline: readonly SqlFile[], last: string): boolean {
  if (done.includes(last)) return true;
  const isFromBaseline = baseline.some(({ name }) => done.includes(name));
  if (done.length === 0 || isFromBaseline) return false;
  throw new Error(
    `The database is of an early version of the game, which went as far as ${done.at(-1)}. ` +
      `Start it once with a version that knows ${last}, then again with this one.`,
  );
}

const record = (client: ClientBase, { name, sha }: SqlFile) =>
  client.query("insert into migrations (name, sha) values ($1, $2)", [name, sha]);

async function apply(client: ClientBase, file: SqlFile): Promise<void> {
  await client.query("begin");
  try {
    await client.query(file.text);
    await record(client, file);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`migration ${file.name} failed`, { cause: error });
  }
}
