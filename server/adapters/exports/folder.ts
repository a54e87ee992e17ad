import { randomUUID } from "node:crypto";
import { chmod, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Exports } from "#server/ports/exports.ts";
import { orNull } from "#server/adapters/pictures/write-whole.ts";

/** One file per player below DATA_DIR, which no other user of the computer can read. */
export function exportFolder(folder: string): Exports {
  const fileOf = (playerId: string) => join(folder, `${playerId}.zip`);
  return {
    async keep(playerId, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const aside = `${fileOf(playerId)}.${randomUUID()}`;
      try {
        const handle = await open(aside, "wx", 0o600);
        const file = handle.createWriteStream({ flush: true });
        await pipeline(content, file);
        await rename(aside, fileOf(playerId));
        return file.bytesWritten;
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async open(playerId) {
      const handle = await open(fileOf(playerId), "r").catch(orNull);
      if (!handle) return null;
      return { bytes: (await handle.stat()).size, content: handle.createReadStream() };
    },
    async forgetOf(playerId) {
      for (const name of (await readdir(folder).catch(orNull)) ?? []) {
        if (name.startsWith(playerId)) await rm(join(folder, name), { force: true });
      }
    },
  };
}
