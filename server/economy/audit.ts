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

/** Sorting and joining a million rows on the disk would take most of the time. */
const MEMORY = "set local work_mem = '64MB'";

async function inMemory(tx: Tx): Promise<AuditRow[]> {
  await tx.rows(MEMORY);
  return tx.rows<AuditRow>(sql, [allReasons, creditReasons]);
}

/** One row per rule; the game may go on meanwhile. */
export const audit = (tx: Tx | Db): Promise<AuditRow[]> =>
  "transaction" in tx ? tx.transaction(inMemory) : inMemory(tx);
