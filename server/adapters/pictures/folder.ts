import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Pictures } from "#server/ports/pictures.ts";

/** One file per picture below DATA_DIR, written aside and renamed, so that none is ever half there. */
export function pictureFolder(folder: string): Pictures {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), `${hash}.webp`);
  return {
    async put(bytes) {
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
      const file = fileOf(hash);
      if (await exists(file)) return hash;
      await mkdir(dirname(file), { recursive: true });
      const aside = `${file}.${randomUUID()}`;
      const handle = await open(aside, "w");
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(aside, file);
      return hash;
    },
    async get(hash) {
      if (!/^[0-9a-f]{40}$/.test(hash)) return null;
      return readFile(fileOf(hash)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
  };
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
