/** The promise that nothing is lost, doubled or invented, asked of the database itself. */
import { readFileSync } from "node:fs";
import { allReasons, creditReasons } from "#game/purse/reasons.ts";
import type { Tx } from "#server/lib/db.ts";

export type AuditRow = {
  rule: string;
  violations: number;
  /** One thing that breaks the rule: the id of a player, a card or a row. */
  example: string | null;
};

const sql = readFileSync(new URL("audit.sql", import.meta.url), "utf8");

/** One row per rule; the game may go on meanwhile. */
export const audit = (tx: Tx): Promise<AuditRow[]> =>
  tx.rows<AuditRow>(sql, [allReasons, creditReasons]);
