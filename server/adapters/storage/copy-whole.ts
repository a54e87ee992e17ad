import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { orNull } from "./folder.ts";

/** Says before each file whether a copy still goes on. */
export type Stopping = Pick<AbortSignal, "throwIfAborted">;

/** What a disk of its own has at its top, which is for root alone. */
const OF_THE_DISK = "lost+found";

/**
 * Copies a file, or a folder with all that is in it, while the game goes on: what goes away meanwhile is not
 * missed. A link, such as to a folder on another disk, is copied as what it leads to.
 */
export async function copyWhole(from: string, to: string, stopping: Stopping): Promise<void> {
  stopping.throwIfAborted();
  if (basename(from) === OF_THE_DISK) return;
  const found = await stat(from).catch(orNull);
  if (found?.isFile()) await copyFile(from, to).catch(orNull);
  if (!found?.isDirectory()) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(from).catch(orNull)) ?? []) {
    await copyWhole(join(from, name), join(to, name), stopping);
  }
}
