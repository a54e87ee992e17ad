import type { Tx } from "#server/lib/db.ts";

/** Of two closings soon after each other the later one says when. */
export const endAgain = (tx: Tx, playerId: string, dueAt: Date) =>
  tx.rows(
    `insert into closings (player_id, due_at) values ($1, $2)
     on conflict (player_id) do update set due_at = greatest(closings.due_at, excluded.due_at)`,
    [playerId, dueAt],
  );

export const listClosings = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select player_id as id from closings where due_at <= $1 order by due_at limit $2`,
    [now, limit],
  );

/** False when another process has taken it, or when a later closing has put it off. */
export const takeClosing = (tx: Tx, playerId: string, now: Date) =>
  tx.any(`delete from closings where player_id = $1 and due_at <= $2 returning player_id`, [
    playerId,
    now,
  ]);

/** An account that was erased is erased again; false for one that is open. */
export const eraseOnceMore = (tx: Tx, playerId: string, now: Date) =>
  tx.any(
    `update players set erase_at = coalesce(erase_at, $2)
      where id = $1 and deleted_at is not null returning id`,
    [playerId, now],
  );
