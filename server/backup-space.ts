/** A copy of the game must not be what fills the disk, which would stop the game itself. */
import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { COPIES } from "./backup.ts";

export async function sizeOf(folder: string, leftOut: readonly string[] = []): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) {
    if (leftOut.includes(name)) continue;
    const path = join(folder, name);
    // Files come and go while the game runs.
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory()) bytes += await sizeOf(path).catch(() => 0);
    else bytes += found?.size ?? 0;
  }
  return bytes;
}

type Copy = { name: string; bytes: number };

/**
 * The oldest copies, the first in the list, that have to go so that a disk with so many free bytes has
 * twice the room that a new copy takes; the last one stays. Null when that is not enough.
 */
export function copiesInTheWay(
  copies: readonly Copy[],
  disk: { free: number; needed: number },
): Copy[] | null {
  const gone: Copy[] = [];
  let free = disk.free;
  while (free < 2 * disk.needed) {
    const oldest = copies.slice(0, -1)[gone.length];
    if (!oldest) return null;
    gone.push(oldest);
    free += oldest.bytes;
  }
  return gone;
}

/** Which of these copies have to go so that there is room for a new one; throws when none can be made. */
export async function requireSpace(dataDir: string, copies: readonly Copy[] = []): Promise<Copy[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const needed = await sizeOf(dataDir, COPIES);
  const inTheWay = copiesInTheWay(copies, { free: bavail * bsize, needed });
  if (inTheWay) return inTheWay;
  throw new Error("there is not enough room on the disk for a copy of the game");
}
