/** The copies that the game makes of itself, one folder a day, beside everything else that it keeps. */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { orNull } from "./adapters/storage/folder.ts";
import { backUp } from "./backup.ts";
import type { Backups } from "./health/regular-checks.ts";

const KEPT = 7;
const UNFINISHED = ".unfinished";

type Place = {
  dataDir: string;
  /** Of the embedded database; null: a server with backups of its own. */
  databaseUrl: string | null;
};

export function dailyBackups({ dataDir, databaseUrl }: Place): Backups {
  const folder = join(dataDir, "backups");
  return {
    async make(name) {
      const unfinished = join(folder, UNFINISHED);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rm(unfinished, { recursive: true, force: true });
      await backUp({ dataDir, databaseUrl, to: unfinished });
      await rm(join(folder, name), { recursive: true, force: true });
      await rename(unfinished, join(folder, name));
      const all = ((await readdir(folder).catch(orNull)) ?? []).toSorted();
      const whole = all.filter((each) => each !== UNFINISHED);
      for (const old of whole.slice(0, -KEPT)) {
        await rm(join(folder, old), { recursive: true, force: true });
      }
    },
  };
}
