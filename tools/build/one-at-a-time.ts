import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const RETRY_MS = 100;

/**
 * Does the work while no other process does: `npm start` and `npm test` may run together. The file
 * names the process that is at work, so one that died does not keep the others waiting for ever.
 */
export async function oneAtATime<Result>(
  lockFile: string,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await isTaken(lockFile))) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function isTaken(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const holder = Number(await readFile(lockFile, "utf8").catch(() => ""));
  // An empty file belongs to a process that has not written its number yet.
  if (holder !== 0 && !isAlive(holder)) await rm(lockFile, { force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
