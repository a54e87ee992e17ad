/** What only tests do to the game's own network. */
import type { Tx } from "#server/lib/db.ts";

/** More than a blockhash lives: what was signed before cannot happen any more. */
export const skipSlots = (db: Tx, slots = 200) =>
  db.rows(`update solana_network set skipped_slots = skipped_slots + $1`, [slots]);

/** So many lamports, whatever was there before. */
export const setLamports = (db: Tx, address: string, lamports: number) =>
  db.rows(`update solana_accounts set lamports = $2 where address = $1`, [address, lamports]);
