import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isStorageName, type Storage, type StoredFile } from "#server/ports/storage.ts";

/** Files below DATA_DIR, which no other user of the computer can read. */
export function storageFolder(folder: string): Storage {
  const fileOf = (name: string) => (isStorageName(name) ? join(folder, name) : null);
  return {
    async write(name, content) {
      const file = fileOf(name);
      if (file === null) throw new Error(`${name} is no name of a file`);
      return writeWhole(file, content);
    },
    async read(name) {
      const file = fileOf(name);
      return file === null ? null : readFile(file).catch(orNull);
    },
    async open(name) {
      const file = fileOf(name);
      const handle = file && (await open(file, "r").catch(orNull));
      if (!handle) return null;
      return { bytes: (await handle.stat()).size, content: handle.createReadStream() };
    },
    list: (prefix) => filesBelow(folder, prefix),
    async forget(name) {
      const file = fileOf(name);
      if (file === null) return;
      await rm(file, { force: true });
      const unfinished = asideOf(basename(file));
      for (const other of (await readdir(dirname(file)).catch(orNull)) ?? []) {
        if (other.startsWith(unfinished)) await rm(join(dirname(file), other), { force: true });
      }
    },
  };
}

/** How the names of unfinished files begin, which are no names of the storage. */
const asideOf = (name: string) => `.${name}.`;

/** Written aside and renamed, so that a file is never half there, whenever the power fails. */
async function writeWhole(file: string, content: Uint8Array | Readable): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = join(dirname(file), `${asideOf(basename(file))}${randomUUID()}`);
  try {
    const handle = await open(aside, "wx", 0o600);
    const stream = handle.createWriteStream({ flush: true });
    await pipeline(content instanceof Uint8Array ? [content] : content, stream);
    await rename(aside, file);
    // Both names must last: of the file in its folder, and of the folder, which may be new.
    await syncFolder(dirname(file));
    await syncFolder(dirname(dirname(file)));
    return stream.bytesWritten;
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function* filesBelow(folder: string, prefix: string): AsyncIterable<StoredFile> {
  const within = join(folder, prefix.slice(0, prefix.lastIndexOf("/") + 1));
  const entries = await readdir(within, { recursive: true, withFileTypes: true }).catch(orNull);
  for (const entry of entries ?? []) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join("/");
    if (!entry.isFile() || !name.startsWith(prefix) || !isStorageName(name)) continue;
    const found = await stat(file).catch(orNull);
    if (found) yield { name, writtenAtMs: found.mtimeMs };
  }
}

/** Windows keeps the names of a folder by itself, and refuses this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Null when there is no such file. */
export const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};
