import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";

export type KeysRow = { publishableKey: string; lastFour: string; sealed: Buffer; setAt: Date };

/** The game asks no more about payments that began with older keys. */
const KEYS_AT_MOST = 5;

/** By whom and when the keys in use were entered. */
export const findSetter = (tx: Tx) =>
  tx.maybe<{ lastFour: string; setAt: Date; setBy: string | null }>(
    `select k.last_four as "lastFour", k.set_at as "setAt", p.shown_name as "setBy"
       from payment_keys k left join players p on p.id = k.set_by
      order by k.number desc limit 1`,
  );

/** The newest first. */
export const listKeys = (tx: Tx) =>
  tx.rows<KeysRow>(
    `select publishable_key as "publishableKey", last_four as "lastFour", sealed,
            set_at as "setAt" from payment_keys order by number desc limit ${KEYS_AT_MOST}`,
  );

export const saveKeys = (tx: Tx, keys: KeysRow & { setBy: string }) =>
  tx.rows(...insertInto("payment_keys", keys));

export type SealedKeysRow = { number: number; publishableKey: string; sealed: Buffer };

export const listSealed = (tx: Tx, afterNumber: number) =>
  tx.rows<SealedKeysRow>(
    `select number, publishable_key as "publishableKey", sealed
       from payment_keys where number > $1 order by number limit 100`,
    [afterNumber],
  );

export const replaceSealed = (tx: Tx, { number, sealed: before }: SealedKeysRow, sealed: Buffer) =>
  tx.rows(...updateRow("payment_keys", { number, sealed: before }, { sealed }));
