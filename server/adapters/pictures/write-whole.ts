import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Written aside and renamed, so that a file is never half there, whenever the power fails. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
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
  // Both names must last: of the file in its folder, and of the folder, which may be new.
  await syncFolder(dirname(file));
  await syncFolder(dirname(dirname(file)));
}

/** Windows keeps the names of a folder without being asked, and refuses to be. */
async function syncFolder(folder: string): Promise<void> {
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
