/** A small disk of the game's own, in memory, where the system lets a program make one: it can be full. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A million operations need less than half. */
const SIZE = "3g";
const PIECE = Buffer.alloc(1 << 20);

export type Disk = { fill(): void; empty(): void };

const OWN = "TORTURE_HAS_OWN_MOUNTS";

/**
 * Runs this program once more with mounts of its own, which are gone when it ends, however it does. False
 * where that is not possible, or has been done.
 */
export async function ranWithOwnMounts(): Promise<boolean> {
  if (process.env[OWN] !== undefined) return false;
  if (spawnSync("unshare", ["--mount", "true"]).status !== 0) return false;
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn("unshare", ["--mount", ...again], {
    stdio: "inherit",
    env: { ...process.env, [OWN]: "1" },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  process.exitCode = code ?? 1;
  return true;
}

/** What lies in this folder from now on lies on a disk of its own; null where there can be none. */
export function mountDisk(folder: string): Disk | null {
  if (process.env[OWN] === undefined) return null;
  const options = ["-t", "tmpfs", "-o", `size=${SIZE},mode=0755`, "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) return null;
  const filler = join(folder, "filler");
  return {
    fill() {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
  };
}
