/**
 * Everything that a game cannot do without, in two folders that do not belong in the same place: `data`,
 * which is to be found again, and `keys`, without which the wallets in it stay closed.
 */
import { chmod, copyFile, cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { backUpDatabase } from "./adapters/database/backup.ts";
import { orNull } from "./adapters/storage/folder.ts";

/** Beside the database; a thief of these keys and of `data` has every wallet. */
const KEYS = ["wallet.key", "wallet.key.former", "sealing.key"];

/** Where backups are written that are only tried. */
export const TRIED_BACKUPS = "tried-backups";

/**
 * The database is copied by itself; what players take away is made anew when they ask for it; and
 * copies of copies are of no use.
 */
const LEFT_OUT = ["postgres", "exports", "backups", TRIED_BACKUPS];

type Backup = {
  dataDir: string;
  /** Of the embedded database, which runs; null: a server with backups of its own. */
  databaseUrl: string | null;
  /** Empty, or not there yet. */
  to: string;
};

/** Says which keys were there. */
export async function backUp({ dataDir, databaseUrl, to }: Backup): Promise<string[]> {
  const there = (await readdir(to).catch(orNull)) ?? [];
  if (there.length > 0) throw new Error(`There is something in ${to} already.`);
  const [data, keys] = [join(to, "data"), join(to, "keys")];
  await mkdir(data, { recursive: true, mode: 0o700 });
  await mkdir(keys, { recursive: true, mode: 0o700 });
  if (databaseUrl !== null) {
    await backUpDatabase(databaseUrl, join(dataDir, "postgres"), join(data, "postgres"));
  }
  // After the database: no picture is missing that it knows of.
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (LEFT_OUT.includes(entry.name) || KEYS.includes(entry.name)) continue;
    await cp(join(dataDir, entry.name), join(data, entry.name), { recursive: true });
  }
  const found: string[] = [];
  for (const key of KEYS) {
    const copied = await copyFile(join(dataDir, key), join(keys, key)).then(() => true, orNull);
    if (!copied) continue;
    await chmod(join(keys, key), 0o600);
    found.push(key);
  }
  return found;
}
