import type { Counts } from "#game/friends/friend.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { insertInto, saveRow } from "#server/lib/insert.ts";

export const findCode = (tx: Tx, playerId: string) =>
  tx.maybe<{ code: string }>(`select code from friend_codes where player_id = $1`, [playerId]);

/** Null when another player has this code. */
export const saveCode = (tx: Tx, { playerId, code, now }: PlayersCode) =>
  tx.maybe<{ code: string }>(
    `insert into friend_codes (player_id, code, made_at)
     select $1, $2, $3 where not exists (select from friend_codes where code = $2)
     on conflict (player_id) do update set code = excluded.code, made_at = excluded.made_at
     returning code`,
    [playerId, code, now],
  );

type PlayersCode = { playerId: string; code: string; now: Date };

export const findByCode = (tx: Tx, code: string) =>
  tx.maybe<{ id: string }>(`select player_id as id from friend_codes where code = $1`, [code]);

/**
 * The other player of a battle that is over; null when the player has not fought it. It reads the
 * tables of duels and meetings, whose services know rivals only as they ask for another battle.
 */
export const findRival = (tx: Tx, playerId: string, battleId: string) =>
  tx.maybe<{ id: string }>(
    `select case when one = $1 then other else one end as id
       from (select player_a as one, player_b as other from duels
              where id = $2 and status = 'over' and player_b is not null
             union all
             select creator_id, joiner_id from meetings
              where id = $2 and state = 'completed' and joiner_id is not null) fought
      where $1 in (one, other)`,
    [playerId, battleId],
  );

/** What stands between two players, as the first sees it. */
export type BetweenRow = {
  ownName: string;
  name: string;
  isGone: boolean;
  areFriends: boolean;
  hasAsked: boolean;
  isWanted: boolean;
  /** When the other has said no to this one. */
  refusedAtMs: number | null;
};

const asked = (from: string, to: string) =>
  `exists (select from friend_requests where from_id = ${from} and to_id = ${to})`;

/** Null when there is no such player. */
export const findBetween = (tx: Tx, playerId: string, otherId: string) =>
  tx.maybe<BetweenRow>(
    `select own.shown_name as "ownName", other.shown_name as name,
            other.deleted_at is not null as "isGone",
            exists (select from friendships
                     where player_a = least($1::uuid, $2::uuid)
                       and player_b = greatest($1::uuid, $2::uuid)) as "areFriends",
            ${asked("$1", "$2")} as "hasAsked", ${asked("$2", "$1")} as "isWanted",
            (select ${msOf("declined_at")} from friend_declines
              where player_id = $2 and asker_id = $1) as "refusedAtMs"
       from players own, players other where own.id = $1 and other.id = $2`,
    [playerId, otherId],
  );

export const listFriendIds = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string }>(
    `select case when player_a = $1 then player_b else player_a end as id
       from friendships where $1 in (player_a, player_b)`,
    [playerId],
  );

export const countOf = (tx: Tx, playerId: string) =>
  tx.one<Counts>(
    `select (select count(*) from friendships where $1 in (player_a, player_b)) as friends,
            (select count(*) from friend_requests where from_id = $1) as sent,
            (select count(*) from friend_requests where to_id = $1) as received`,
    [playerId],
  );

export const insertRequest = (tx: Tx, fromId: string, toId: string, now: Date) =>
  tx.rows(...insertInto("friend_requests", { fromId, toId, askedAt: now }));

export const deleteRequest = (tx: Tx, fromId: string, toId: string) =>
  tx.any(`delete from friend_requests where from_id = $1 and to_id = $2 returning 1`, [
    fromId,
    toId,
  ]);

/** Whatever of the player has no answer yet; returns the players on the other side. */
export const deleteRequestsOf = (tx: Tx, playerId: string) =>
  tx.rows<{ otherId: string }>(
    `delete from friend_requests where $1 in (from_id, to_id)
     returning case when from_id = $1 then to_id else from_id end as "otherId"`,
    [playerId],
  );

export const insertFriendship = (tx: Tx, [one, other]: readonly [string, string], now: Date) =>
  tx.rows(
    `insert into friendships (player_a, player_b, since)
     values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3)`,
    [one, other, now],
  );

export const deleteFriendship = (tx: Tx, one: string, other: string) =>
  tx.any(
    `delete from friendships where player_a = least($1::uuid, $2::uuid)
        and player_b = greatest($1::uuid, $2::uuid) returning 1`,
    [one, other],
  );

/** From now on the other cannot ask for a while. */
export const recordDecline = (tx: Tx, playerId: string, askerId: string, now: Date) =>
  tx.rows(...saveRow("friend_declines", { playerId, askerId }, { declinedAt: now }));

/** The player has thought better of it. */
export const forgetDecline = (tx: Tx, playerId: string, askerId: string) =>
  tx.rows(`delete from friend_declines where player_id = $1 and asker_id = $2`, [
    playerId,
    askerId,
  ]);

/** After the longest time for which a no can count. */
export const forgetOldDeclines = (tx: Tx) =>
  tx.rows(`delete from friend_declines where declined_at < now() - interval '365 days'`);
