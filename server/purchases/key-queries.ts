import type { Tx } from "#server/lib/db.ts";

export type KeysRow = { publishableKey: string; lastFour: string; sealed: Buffer; setAt: Date };

export const findKeys = (tx: Tx) =>
  tx.maybe<KeysRow>(
    `select publishable_key as "publishableKey", last_four as "lastFour", sealed,
            set_at as "setAt" from payment_keys`,
  );

export const saveKeys = (tx: Tx, keys: KeysRow & { setBy: string }) =>
  tx.rows(
    `insert into payment_keys (publishable_key, last_four, sealed, set_by, set_at)
     values ($1, $2, $3, $4, $5)
     on conflict (only_row) do update
       set publishable_key = $1, last_four = $2, sealed = $3, set_by = $4, set_at = $5`,
    [keys.publishableKey, keys.lastFour, keys.sealed, keys.setBy, keys.setAt],
  );
