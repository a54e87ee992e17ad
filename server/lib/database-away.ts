import { DatabaseError } from "pg";

/**
 * The states with which PostgreSQL says that it cannot work: connections (08), resources (53), an
 * operator who intervenes (57P), disks (58), a statement or a lock that took too long, and a standby
 * that should change something (25006): a proxy that has just started may lead there.
 */
const awayStates = /^(?:08...|25006|53...|57P..|58...|57014|55P03)$/;

/** What the network says. */
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** What the driver and its pool say; they have no codes for it. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** True of an error that is no bug: the database does not answer at the moment, or has no room. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A unix socket that is not there; a file that is not there would be a bug.
  if (code === "ENOENT") return syscall === "connect";
  return awayCodes.has(code ?? "") || awayMessages.test(error.message);
}
