/**
 * Everything that a game cannot do without, in two folders that do not belong in the same place: `data`,
 * which is to be found again, and `keys`, without which the wallets in it stay closed.
 */
import { chmod, copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { backUpDatabase } from "./adapters/database/backup.ts";
import { copyWhole, type Stopping } from "./adapters/storage/copy-whole.ts";
import { orNull, storageFolder } from "./adapters/storage/folder.ts";
import type { Storage } from "./ports/storage.ts";

/** Beside the database; a thief of these keys and of `data` has every wallet. */
const KEYS = ["wallet.key", "wallet.key.former", "sealing.key"];

/** Where backups are written that are only tried. */
export const TRIED_BACKUPS = "tried-backups";

/** What players take away is made anew when they ask for it, and copies of copies are of no use. */
export const COPIES = ["exports", "backups", TRIED_BACKUPS];

/** The database is copied by itself. */
const LEFT_OUT = ["postgres", ...COPIES];

/** What a bucket holds that is not made anew. */
const OF_BUCKET = ["pictures/", "outbox/"];
const FETCHED_AT_ONCE = 16;

type Backup = {
  dataDir: string;
  /** Of the embedded database, which runs; null: a server with backups of its own. */
  databaseUrl: string | null;
  /** Is copied into the folder `data`, as if there were none; null: not, or there is none. */
  bucket?: Storage | null;
  /** Empty, or not there yet. */
  to: string;
  /** A copy that is given up rejects, and leaves what it has copied. */
  stopping?: Stopping;
};

const endless: Stopping = { throwIfAborted() {} };

/** Says which keys were there. */
export async function backUp({
  dataDir,
  databaseUrl,
  to,
  bucket = null,
  stopping = endless,
}: Backup): Promise<string[]> {
  const there = (await readdir(to).catch(orNull)) ?? [];
  if (there.length > 0) throw new Error(`There is something in ${to} already.`);
  const [data, keys] = [join(to, "data"), join(to, "keys")];
  await mkdir(data, { recursive: true, mode: 0o700 });
  await mkdir(keys, { recursive: true, mode: 0o700 });
  if (databaseUrl !== null) {
    const [from, into] = [join(dataDir, "postgres"), join(data, "postgres")];
    await backUpDatabase(databaseUrl, { from, to: into, stopping });
  }
  // After the database: no picture is missing that it knows of.
  for (const name of await readdir(dataDir)) {
    if (LEFT_OUT.includes(name) || KEYS.includes(name)) continue;
    await copyWhole(join(dataDir, name), join(data, name), stopping);
  }
  if (bucket !== null) await fetchAll(bucket, storageFolder(data));
  return copyKeys(dataDir, keys);
}

async function fetchAll(bucket: Storage, folder: Storage): Promise<void> {
  for (const prefix of OF_BUCKET) {
    const files = bucket.list(prefix)[Symbol.asyncIterator]();
    const fetchNext = async () => {
      for (let next = await files.next(); next.done !== true; next = await files.next()) {
        const file = await bucket.open(next.value.name);
        // One that is gone meanwhile is not missed.
        if (file) await folder.write(next.value.name, file.content);
      }
    };
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchNext));
  }
}

async function copyKeys(dataDir: string, keys: string): Promise<string[]> {
  const found: string[] = [];
  for (const key of KEYS) {
    const copied = await copyFile(join(dataDir, key), join(keys, key)).then(() => true, orNull);
    if (!copied) continue;
    await chmod(join(keys, key), 0o600);
    found.push(key);
  }
  return found;
}
