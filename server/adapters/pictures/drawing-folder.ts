import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Drawings } from "#server/ports/drawings.ts";
import { orNull, writeWhole } from "./write-whole.ts";

/** One file per drawing below DATA_DIR. */
export function drawingFolder(folder: string): Drawings {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    put: (key, bytes) => writeWhole(fileOf(key), bytes),
    get: (key) => readFile(fileOf(key)).catch(orNull),
    forget: (key) => rm(fileOf(key), { force: true }),
    async forgetBefore(momentMs) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNull);
      for (const entry of entries ?? []) {
        const file = join(entry.parentPath, entry.name);
        const drawn = entry.isFile() ? await stat(file).catch(orNull) : null;
        if (drawn && drawn.mtimeMs < momentMs) await rm(file, { force: true });
      }
    },
  };
}
