/** What Linux knows of processes. */
import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

/** Milliseconds that these processes, and their children that have ended, have computed so far. */
export const computedMs = (pids: readonly number[]): number =>
  pids.map(ticksOf).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;

function ticksOf(pid: number): number {
  const text = read(pid, "stat") ?? "";
  // The name in the second field may hold spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** A size such as "VmRSS:   123456 kB" from a file in /proc. */
export function megabytes(pid: number, file: "status" | "smaps_rollup", name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(read(pid, file) ?? "")?.[1];
  return Number(kilobytes) / 1024;
}

/** The processes that this one started, and those that they started. */
export function descendants(ancestor: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const);
  const childrenOf = (pid: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === pid ? [child, ...childrenOf(child)] : []));
  return childrenOf(ancestor);
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(pid, "status") ?? "")?.[1]);

/** Null for a process that has ended. */
function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return null;
  }
}

export function kill(pid: number, how: NodeJS.Signals): void {
  try {
    process.kill(pid, how);
  } catch {
    // It has ended already.
  }
}
