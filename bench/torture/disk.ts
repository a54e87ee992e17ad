/** A small disk of the game's own, in memory, where the system lets a program make one: it can be full. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statfsSync } from "node:fs";

/** A million operations need less than a third; the game's daily copies take as much as they may. */
const SIZE = "4g";

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
  const mount = (...options: readonly string[]) =>
    spawnSync("mount", ["-t", "tmpfs", "-o", options.join(","), "tmpfs", folder]).status === 0;
  if (!mount(`size=${SIZE}`, "mode=0755")) return null;
  return {
    // No larger than what lies there already.
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder);
      mount("remount", `size=${(blocks - bfree) * bsize}`);
    },
    empty: () => void mount("remount", `size=${SIZE}`),
  };
}
