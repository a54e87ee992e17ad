/**
 * PostgreSQL's lock file, postmaster.pid: which process holds a data folder, and in which state it
 * is. The process itself says on its command line which server started it.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

type Holder = { pid: number; state: string };

/** The arguments that tell a database from another process that has got its old number. */
export const marksOf = (data: string) => [
  "-D",
  realpathSync(data),
  "-c",
  `taleborn.server=${process.pid}`,
];

const lockFile = (data: string) => join(data, "postmaster.pid");

/** Null when nothing holds the folder, or is not that far yet. */
export function holderOf(data: string): Holder | null {
  let lines: string[];
  try {
    lines = readFileSync(lockFile(data), "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 1 ? { pid, state: lines[7]?.trim() ?? "" } : null;
}

/** True while a database process runs in this folder, whether it is ready or not. */
export function isHeld(data: string): boolean {
  const holder = holderOf(data);
  return holder !== null && isDatabaseIn(data, lookAt(holder.pid));
}

type Running = { parent: number; command: string };

function lookAt(pid: number): Running | null {
  if (process.platform === "linux") return lookInProc(pid);
  const { stdout } = spawnSync("ps", ["-ww", "-o", "ppid=,command=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [, parent, command = ""] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
  return parent === undefined ? null : { parent: Number(parent), command };
}

function lookInProc(pid: number): Running | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    const [, parent] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}

const isDatabaseIn = (data: string, running: Running | null): boolean =>
  running !== null && running.command.includes(` -D ${realpathSync(data)} `);

/** Another process took the parent's place, so the server that started it is gone. */
function isOrphan({ parent, command }: Running): boolean {
  const [, server] = /taleborn\.server=(\d+)/.exec(command) ?? [];
  return server !== undefined && Number(server) !== parent;
}

/** True when the server that started the folder's database lives, and the database is at work. */
export function isInUse(data: string): boolean {
  const holder = holderOf(data);
  const running = holder && lookAt(holder.pid);
  if (!running || !isDatabaseIn(data, running)) return false;
  return holder.state === "ready" && !isOrphan(running);
}

/**
 * Frees a folder from what a server left behind that is gone: a database that does not end, or the
 * number of one that is now the number of something else. A database whose server lives is let be.
 */
export function freeFromTheDead(data: string, signal: "SIGQUIT" | "SIGKILL"): void {
  const holder = holderOf(data);
  const running = holder && lookAt(holder.pid);
  if (!holder || !running) return;
  if (!isDatabaseIn(data, running)) return rmSync(lockFile(data), { force: true });
  if (isOrphan(running)) endProcess(holder.pid, signal);
}

export function endProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
