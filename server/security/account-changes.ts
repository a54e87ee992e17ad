/** When a player has changed what opens the account. What it was changed to is kept nowhere here. */
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import type { ProtectionChange } from "#server/lib/jobs.ts";

export type AccountChange =
  | "password"
  | "password by letter"
  | "address"
  | "address back"
  | ProtectionChange;

export const noteAccountChange = (
  tx: Tx,
  { playerId, change }: { playerId: string; change: AccountChange },
  nowMs: number,
) => tx.rows(...insertInto("account_changes", { playerId, at: new Date(nowMs), change }));
