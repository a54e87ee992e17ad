import type { Tx } from "#server/lib/db.ts";

/** The statements of this transaction may take minutes: a job that reads all of a large game. */
export const unhurried = (tx: Tx) =>
  tx.rows(`select set_config('statement_timeout', '10min', true)`);
