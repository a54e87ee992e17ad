import type { Tx } from "#server/lib/db.ts";
import { saveRow } from "#server/lib/insert.ts";

export type SettingRow = {
  name: string;
  value: unknown;
  changedAt: Date;
  /** Null: by a command on the machine, or by an admin whose account is gone. */
  changedBy: string | null;
  changedByName: string | null;
};

/** Reads the names that are shown, which belong to the account. */
export const listSettings = (tx: Tx) =>
  tx.rows<SettingRow>(
    `select s.name, s.value, s.changed_at as "changedAt", s.changed_by as "changedBy",
            p.shown_name as "changedByName"
       from game_settings s left join players p on p.id = s.changed_by`,
  );

/** One request at a time changes settings, so that no two changes contradict each other. */
export const lockSettings = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock(hashtext('game_settings'))`);

/** A request that changes a setting waits until this transaction is over. */
export const holdSettings = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock_shared(hashtext('game_settings'))`);

export const saveSetting = (
  tx: Tx,
  { name, value, by, at }: { name: string; value: unknown; by: string | null; at: Date },
) =>
  tx.rows(
    ...saveRow(
      "game_settings",
      { name },
      { value: JSON.stringify(value), changedAt: at, changedBy: by },
    ),
  );

export const removeSetting = (tx: Tx, name: string) =>
  tx.rows(`delete from game_settings where name = $1`, [name]);
