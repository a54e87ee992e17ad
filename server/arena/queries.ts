import type { StoredDuelTeam } from "#game/duel/duel-record.ts";
import type { Role } from "#game/account/roles.ts";
import type { Tx } from "#server/lib/db.ts";
import { lockOneThenRead, lockThenRead } from "#server/lib/lock.ts";

export type QueueRow = {
  playerId: string;
  name: string;
  role: Role;
  rating: number;
  brought: string[];
  team: StoredDuelTeam;
  enteredAt: Date;
};

const columns = `q.player_id as "playerId", p.shown_name as name, p.role, q.rating, q.brought, q.team,
  q.entered_at as "enteredAt"`;

/** A second entry brings another team and keeps the place in the queue. */
export const enter = (
  tx: Tx,
  entry: { playerId: string; rating: number; brought: string[]; team: StoredDuelTeam; now: Date },
) =>
  tx.rows(
    `insert into arena_queue (player_id, rating, brought, team, entered_at, seen_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (player_id) do update set rating = $2, brought = $3, team = $4, seen_at = $5`,
    [entry.playerId, entry.rating, entry.brought, JSON.stringify(entry.team), entry.now],
  );

export const leave = (tx: Tx, playerIds: readonly string[]) =>
  tx.rows(`delete from arena_queue where player_id = any($1)`, [playerIds]);

/** Since when the player waits; null when they do not. Asking is a sign that they are still there. */
export const findOwn = async (tx: Tx, playerId: string, now: Date): Promise<Date | null> => {
  const found = await tx.maybe<{ enteredAt: Date }>(
    `update arena_queue set seen_at = greatest(seen_at, $2) where player_id = $1
     returning entered_at as "enteredAt"`,
    [playerId, now],
  );
  return found?.enteredAt ?? null;
};

export const countWaiting = (tx: Tx) =>
  tx.value<number>(`select count(*) as waiting from arena_queue`);

export const dropUnseen = (tx: Tx, since: Date) =>
  tx.rows(`delete from arena_queue where seen_at < $1`, [since]);

export const listWaiting = (tx: Tx) =>
  tx.rows<{ playerId: string; rating: number; enteredAt: Date }>(
    `select player_id as "playerId", rating, entered_at as "enteredAt" from arena_queue`,
  );

const read = (tx: Tx, playerIds: readonly string[]) =>
  tx.rows<QueueRow>(
    `select ${columns} from arena_queue q join players p on p.id = q.player_id
      where q.player_id = any($1) order by q.player_id`,
    [playerIds],
  );

/** Those of the players who still wait and with whom no other process is busy, locked. */
export const take = (tx: Tx, playerIds: readonly string[]) =>
  lockThenRead(
    tx,
    [
      `select player_id as id from arena_queue where player_id = any($1)
        order by player_id for update skip locked`,
      [playerIds],
    ],
    (ids) => read(tx, ids),
  );

/** Locks the player's place in the queue first; null when they do not wait for an opponent. */
export const takeOne = (tx: Tx, playerId: string) =>
  lockOneThenRead(
    tx,
    [`select player_id as id from arena_queue where player_id = $1 for update`, [playerId]],
    async (id) => (await read(tx, [id]))[0] ?? null,
  );
