import type { RoomState } from "#game/rooms/room.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead, lockThenRead } from "#server/lib/lock.ts";

export type RoomRow = {
  id: string;
  joinCode: string;
  state: RoomState;
  creatorId: string;
  creatorName: string;
  joinerId: string | null;
  joinerName: string | null;
  /** The friend for whom the room was opened. */
  invitedId: string | null;
  /** The players' own copies, the first one leading; null until they have picked. */
  creatorTeam: string[] | null;
  joinerTeam: string[] | null;
  duelId: string | null;
  duelIsOver: boolean;
  expiresAtMs: number;
};

/** Names, and whether the duel is over, are read along: a waiting player asks for it all the time. */
const roomSql = `select r.id, r.join_code as "joinCode", r.state, r.creator_id as "creatorId",
    c.shown_name as "creatorName", r.joiner_id as "joinerId", j.shown_name as "joinerName",
    r.invited_id as "invitedId",
    r.creator_team as "creatorTeam", r.joiner_team as "joinerTeam", r.duel_id as "duelId",
    coalesce(d.status <> 'running', r.state = 'dueling') as "duelIsOver",
    ${msOf("r.expires_at")} as "expiresAtMs"
  from rooms r join players c on c.id = r.creator_id left join players j on j.id = r.joiner_id
       left join duels d on d.id = r.duel_id`;

export const findRoom = (tx: Tx, id: string) =>
  tx.maybe<RoomRow>(`${roomSql} where r.id = $1`, [id]);

export const lockRoom = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from rooms where id = $1 for update`, [id]], (locked) =>
    findRoom(tx, locked),
  );

/** The latest room that had this code; it may have closed since. */
export const lockRoomByCode = (tx: Tx, joinCode: string) =>
  lockOneThenRead(
    tx,
    [
      `select id from rooms where join_code = $1
        order by state in ('open', 'picking') desc, created_at desc limit 1 for update`,
      [joinCode],
    ],
    (id) => findRoom(tx, id),
  );

/** By the player or for them, as long as the friend has not come. */
export const lockChallenges = (tx: Tx, playerId: string) =>
  lockThenRead(
    tx,
    [
      `select id from rooms where state = 'open' and invited_id is not null
          and $1 in (creator_id, invited_id) order by id for update`,
      [playerId],
    ],
    (ids) => tx.rows<RoomRow>(`${roomSql} where r.id = any($1)`, [ids]),
  );

export const findSeat = (tx: Tx, playerId: string) =>
  tx.maybe<{ roomId: string }>(`select room_id as "roomId" from room_seats where player_id = $1`, [
    playerId,
  ]);

export const takeSeat = (tx: Tx, playerId: string, roomId: string) =>
  tx.rows(`insert into room_seats (player_id, room_id) values ($1, $2)`, [playerId, roomId]);

/** Null when another room that is open has this code. */
export const insertRoom = (
  tx: Tx,
  room: Pick<RoomRow, "id" | "joinCode" | "creatorId" | "invitedId"> & { expiresAt: Date },
) =>
  tx.maybe<{ id: string; joinCode: string }>(
    ...insertInto(
      "rooms",
      room,
      "on conflict (join_code) where state in ('open', 'picking') do nothing returning id, join_code as \"joinCode\"",
    ),
  );

export const joinRoom = (
  tx: Tx,
  { id, joinerId, expiresAtMs }: { id: string; joinerId: string; expiresAtMs: number },
) =>
  tx.rows(
    `update rooms set joiner_id = $2, state = 'picking',
            expires_at = to_timestamp($3::float8 / 1000) where id = $1`,
    [id, joinerId, expiresAtMs],
  );

/** Either team may be null: not picked yet, or no longer good. */
export const saveTeams = (
  tx: Tx,
  id: string,
  { creatorTeam, joinerTeam }: Pick<RoomRow, "creatorTeam" | "joinerTeam">,
) => tx.rows(...updateRow("rooms", { id }, { creatorTeam, joinerTeam }));

/** Closes rooms whose time is over, so that their codes are free again. */
export const closeExpired = (tx: Tx, nowMs: number) =>
  tx.rows(
    `with expired as (
       update rooms set state = 'closed' where id in (
         select id from rooms where state in ('open', 'picking')
            and expires_at <= to_timestamp($1::float8 / 1000) for update skip locked)
       returning id)
     delete from room_seats where room_id in (select id from expired)`,
    [nowMs],
  );

export const endRoom = (tx: Tx, id: string, state: "dueling" | "closed", duelId: string | null) =>
  tx.rows(
    `with ended as (update rooms set state = $2, duel_id = $3 where id = $1 returning id)
     delete from room_seats where room_id in (select id from ended)`,
    [id, state, duelId],
  );

export const forgetRooms = (tx: Tx, days: number) =>
  tx.rows(`delete from rooms where created_at < now() - make_interval(days => $1)`, [days]);
