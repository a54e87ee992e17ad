import type { Tx } from "#server/lib/db.ts";
import type { Role } from "#game/account/roles.ts";
import { saveRow } from "#server/lib/insert.ts";

/** Null when there is no such account, or none any more. */
export const lockUser = (tx: Tx, id: string) =>
  tx.maybe<{ id: string; role: Role; username: string }>(
    `select id, role, username from players where id = $1 and deleted_at is null for update`,
    [id],
  );

export type Suspension = { why: string; until: Date };

/** Null for an account that is open at this moment. */
export const findSuspension = (tx: Tx, playerId: string, now: Date) =>
  tx.maybe<Suspension>(`select why, until from suspensions where player_id = $1 and until > $2`, [
    playerId,
    now,
  ]);

/** A second one takes the place of the first. */
export const putSuspension = (
  tx: Tx,
  playerId: string,
  { why, until, since }: Suspension & { since: Date },
) => tx.rows(...saveRow("suspensions", { playerId }, { why, since, until }));

export const removeSuspension = (tx: Tx, playerId: string) =>
  tx.rows(`delete from suspensions where player_id = $1`, [playerId]);

/** The end of one that was over at `now`; null when it was put off, or ended by another process. */
export const takeOver = (tx: Tx, playerId: string, now: Date) =>
  tx.maybe<{ until: Date }>(
    `delete from suspensions where player_id = $1 and until <= $2 returning until`,
    [playerId, now],
  );

export const listOver = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select player_id as id from suspensions where until <= $1 order by until limit $2`,
    [now, limit],
  );

export const listGuardians = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string }>(`select guardian_id as id from guardianships where child_id = $1`, [
    playerId,
  ]);
