/** What reads or tidies up all of a large game. */
import type { Db, Tx } from "#server/lib/db.ts";
import { endless, openDb } from "./open-db.ts";

type Surroundings = {
  /** Of the database itself: a pooler gives up what takes long. */
  url: string;
  /** A connection of the game, to end such a transaction by. */
  db: Db;
  stopping: AbortSignal;
};

/** A transaction on a connection of its own, where no statement is too slow. */
export type Unhurried = Db["transaction"];

/** Rejects when the server stops: it does not wait for minutes, and the next one begins anew. */
export const openUnhurried =
  ({ url, db, stopping }: Surroundings): Unhurried =>
  async (work) => {
    stopping.throwIfAborted();
    const database = openDb(url, { connections: 1, patience: endless });
    try {
      return await database.db.transaction(async (tx) => {
        const pid = await processOf(tx);
        const end = () => void db.rows(`select pg_cancel_backend($1)`, [pid]).catch(() => {});
        stopping.addEventListener("abort", end, { once: true });
        stopping.throwIfAborted();
        return await work(tx).finally(() => stopping.removeEventListener("abort", end));
      });
    } finally {
      await database.close();
    }
  };

/** Of this connection, in the database. */
export const processOf = (tx: Tx) => tx.value<number>(`select pg_backend_pid() as pid`);
