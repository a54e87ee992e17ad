import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Client, type ClientBase } from "pg";

/** Any number; every process of the game uses the same one, so that one migrates and others wait. */
const MIGRATION_LOCK = 727_274;

/**
 * Plain .sql files, applied once, in order; a file that was changed after it ran is refused. The
 * first of them tells when this installation was started for the first time.
 */
export async function migrate(
  url: string,
  folder: URL,
  isWanted: (name: string) => boolean = () => true,
): Promise<{ applied: string[]; isNew: boolean; firstStartMs: number }> {
  // On a connection of its own, where no statement is too slow; its end gives the lock back.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const done = await applyAll(client, folder, isWanted);
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

async function applyAll(
  client: ClientBase,
  folder: URL,
  isWanted: (name: string) => boolean,
): Promise<{ applied: string[]; isNew: boolean }> {
  await client.query(`create table if not exists migrations (
    name text primary key, sha text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; sha: string }>(
    "select name, sha from migrations",
  );
  const done = new Map(rows.map(({ name, sha }) => [name, sha]));
  const applied: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql") && isWanted(file))
    .toSorted()) {
    const text = readFileSync(new URL(name, folder), "utf8");
    const sha = createHash("sha256").update(text).digest("hex");
    const before = done.get(name);
    if (before === sha) continue;
    if (before !== undefined) throw new Error(`migration ${name} was changed after it ran`);
    await applyOne(client, { name, text, sha });
    applied.push(name);
  }
  return { applied, isNew: done.size === 0 };
}

async function applyOne(
  client: ClientBase,
  { name, text, sha }: { name: string; text: string; sha: string },
): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text);
    await client.query("insert into migrations (name, sha) values ($1, $2)", [name, sha]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
