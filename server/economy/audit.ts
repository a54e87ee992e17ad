/** The promise that nothing is lost, doubled or invented, asked of the database itself. */
import { readFileSync } from "node:fs";
import { allReasons, creditReasons } from "#game/purse/reasons.ts";
import type { Db, Tx } from "#server/lib/db.ts";

export type AuditRow = {
  rule: string;
  violations: number;
  /** One thing that breaks the rule: the id of a player, a card or a row. */
  example: string | null;
};

const sql = readFileSync(new URL("audit.sql", import.meta.url), "utf8");

/**
 * Sorting and joining a million rows on the disk would take most of the time; in a small game, so would
 * compiling so large a statement.
 */
const SETTINGS = `select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`;

async function inMemory(tx: Tx): Promise<AuditRow[]> {
  await tx.rows(SETTINGS);
  return tx.rows<AuditRow>(sql, [allReasons, creditReasons]);
}

/** One row per rule; the game may go on meanwhile. */
export const audit = (tx: Tx | Db): Promise<AuditRow[]> =>
  "transaction" in tx ? tx.transaction(inMemory) : inMemory(tx);
