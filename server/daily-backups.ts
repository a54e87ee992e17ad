/**
 * The copies that the game makes of itself, one a day: a folder beside everything else that it keeps, or
 * a file in the bucket. The keys stay out of the bucket, where they would lie beside what they open.
 */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Stopping } from "./adapters/storage/copy-whole.ts";
import { orNull } from "./adapters/storage/folder.ts";
import { zipOfFolder } from "./adapters/storage/zip-of-folder.ts";
import { backUp, TRIED_BACKUPS } from "./backup.ts";
import { requireSpace, sizeOf } from "./backup-space.ts";
import type { Backups } from "./health/regular-checks.ts";
import type { Storage } from "./ports/storage.ts";

const KEPT = 7;
const UNFINISHED = ".unfinished";

export type BackupTarget = {
  dataDir: string;
  /** Of the embedded database; null: a server with backups of its own. */
  databaseUrl: string | null;
  /** Null: copies stay in the folder. */
  bucket: Storage | null;
  /** A server that stops does not wait for a copy; the next one makes it anew. */
  stopping: Stopping;
};

export function dailyBackups({ dataDir, databaseUrl, bucket, stopping }: BackupTarget): Backups {
  const folder = join(dataDir, "backups");
  const unfinished = join(folder, UNFINISHED);
  return {
    async make(name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rm(unfinished, { recursive: true, force: true });
      for (const old of await requireSpace(dataDir, await copiesIn(folder))) {
        await rm(join(folder, old.name), { recursive: true, force: true });
      }
      try {
        await backUp({ dataDir, databaseUrl, to: unfinished, stopping });
        stopping.throwIfAborted();
        if (bucket === null) await keepFolder(folder, name);
        else await keepFile(bucket, unfinished, name);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },
  };
}

const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const copyFolder = new RegExp(`^${DAY}$`);
const copyFile = new RegExp(`^backups/${DAY}\\.zip$`);

/** The oldest first. Whatever else lies in the folder is not the game's to count or to delete. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(orNull)) ?? [];
  const copies = entries.filter((entry) => entry.isDirectory() && copyFolder.test(entry.name));
  return copies.map(({ name }) => name).toSorted();
}

const copiesIn = async (folder: string) =>
  Promise.all(
    (await namesIn(folder)).map(async (name) => ({
      name,
      bytes: await sizeOf(join(folder, name)),
    })),
  );

async function keepFolder(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { recursive: true, force: true });
  await rename(join(folder, UNFINISHED), join(folder, name));
  for (const old of (await namesIn(folder)).slice(0, -KEPT)) {
    await rm(join(folder, old), { recursive: true, force: true });
  }
}

async function keepFile(bucket: Storage, unfinished: string, name: string): Promise<void> {
  await bucket.write(`backups/${name}.zip`, await zipOfFolder(join(unfinished, "data")));
  const copies: string[] = [];
  for await (const file of bucket.list("backups/")) {
    if (copyFile.test(file.name)) copies.push(file.name);
  }
  for (const old of copies.toSorted().slice(0, -KEPT)) await bucket.forget(old);
}

/** Copies that a server was making when it was killed. They have the keys beside what these open. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const left of [TRIED_BACKUPS, join("backups", UNFINISHED)]) {
    await rm(join(dataDir, left), { recursive: true, force: true });
  }
}
