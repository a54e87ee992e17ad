/** The words of a message lie in the log of the admins. */
import type { Tx } from "#server/lib/db.ts";

/** False when there is no such account, or none any more. */
export const lockOpen = (tx: Tx, id: string) =>
  tx.any(`select id from players where id = $1 and deleted_at is null for update`, [id]);

export const findMessage = (tx: Tx, number: number) =>
  tx.maybe<{ playerId: string; words: string }>(
    `select subject_id as "playerId", why as words from admin_log where number = $1`,
    [number],
  );
