import { createHash } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Pictures } from "#server/ports/pictures.ts";
import { orNull, writeWhole } from "./write-whole.ts";

/** One file per picture below DATA_DIR. */
export function pictureFolder(folder: string): Pictures {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), `${hash}.webp`);
  return {
    async put(bytes) {
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
      const file = fileOf(hash);
      if (!(await exists(file))) await writeWhole(file, bytes);
      return hash;
    },
    async get(hash) {
      if (!/^[0-9a-f]{40}$/.test(hash)) return null;
      return readFile(fileOf(hash)).catch(orNull);
    },
    async forget(hash) {
      if (/^[0-9a-f]{40}$/.test(hash)) await rm(fileOf(hash), { force: true });
    },
  };
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
