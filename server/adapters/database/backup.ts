/**
 * A copy of the embedded database while it runs: PostgreSQL says when its files may be copied, and what
 * belongs to the copy so that it starts from it as after a power cut.
 */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyWhole, type Stopping } from "#server/adapters/storage/copy-whole.ts";
import { ownConnection } from "#server/lib/database/own-connection.ts";

/** What PostgreSQL makes anew at every start; the folders themselves it wants to find. */
const MADE_ANEW: ReadonlySet<string> = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);
const OF_THE_PROCESS: ReadonlySet<string> = new Set(["postmaster.pid", "postmaster.opts"]);

type Folders = { from: string; to: string; stopping: Stopping };

/** Files that go away meanwhile are not missed: the log of changes knows what they were for. */
async function copyFiles({ from, to, stopping }: Folders): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    if (OF_THE_PROCESS.has(name)) continue;
    if (MADE_ANEW.has(name)) await mkdir(join(to, name), { mode: 0o700 });
    else await copyWhole(join(from, name), join(to, name), stopping);
  }
}

/** Two copies may be made at once, each with a slot of its own. */
const newSlot = () => `backup_${randomBytes(8).toString("hex")}`;

/** `from` is the folder of the embedded PostgreSQL, which must run; `to` must not be there yet. */
export async function backUpDatabase(url: string, { from, to, stopping }: Folders): Promise<void> {
  const [data, target] = [join(from, "data"), join(to, "data")];
  const client = ownConnection({ connectionString: url });
  await client.connect();
  try {
    // As long as the slot is there, no part of the log of changes is thrown away.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [newSlot()]);
    await client.query("select pg_backup_start('backup', true)");
    await copyFiles({ from: data, to: target, stopping });
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      "select labelfile, spcmapfile from pg_backup_stop(false)",
    );
    const [{ labelfile, spcmapfile } = { labelfile: "", spcmapfile: "" }] = rows;
    await writeFile(join(target, "backup_label"), labelfile, { mode: 0o600 });
    if (spcmapfile !== "") await writeFile(join(target, "tablespace_map"), spcmapfile);
    await copyWhole(join(data, "pg_wal"), join(target, "pg_wal"), stopping);
  } finally {
    await client.end();
  }
}
