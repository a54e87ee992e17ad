/** The audit of a game that is being played. */
import { setPriority } from "node:os";
import { audit } from "./economy/audit.ts";
import { endless, openDb } from "./lib/database/open-db.ts";
import type { Db, Tx } from "./lib/db.ts";

/** A tenth of a processor where something else wants all of it. */
const NICENESS = 10;

type Beside = {
  url: string;
  /** A connection of the game, to end the audit by. */
  db: Db;
  /** The database runs on this machine, for this game alone. */
  isOwn: boolean;
  stopping: AbortSignal;
};

/**
 * On a connection of its own, where no statement is too slow. Rejects when the server stops: it does not
 * wait for minutes, and the next one begins anew.
 */
export async function auditBeside({ url, db, isOwn, stopping }: Beside) {
  const database = openDb(url, { connections: 1, patience: endless });
  try {
    return await database.db.transaction(async (tx) => {
      const pid = await processOf(tx);
      if (isOwn) await giveWay(tx, pid);
      const end = () => void db.rows(`select pg_cancel_backend($1)`, [pid]).catch(() => {});
      stopping.addEventListener("abort", end, { once: true });
      stopping.throwIfAborted();
      return await audit(tx).finally(() => stopping.removeEventListener("abort", end));
    });
  } finally {
    await database.close();
  }
}

/** Of this connection, in the database. */
const processOf = async (tx: Tx): Promise<number> =>
  (await tx.one<{ pid: number }>(`select pg_backend_pid() as pid`)).pid;

/**
 * One processor and no more, and that behind what players wait for. Only the end of the connection takes it
 * back.
 */
async function giveWay(tx: Tx, pid: number): Promise<void> {
  await tx.rows(`select set_config('max_parallel_workers_per_gather', '0', true)`);
  try {
    setPriority(pid, NICENESS);
  } catch {
    // The database belongs to another user of this machine.
  }
}
