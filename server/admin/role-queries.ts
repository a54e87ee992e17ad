import type { Tx } from "#server/lib/db.ts";
import { madeAlone } from "#server/lib/second-admin.ts";
import type { Role } from "#game/account/roles.ts";
import { saveRow } from "#server/lib/insert.ts";

/** All admins, until the commit: no other request makes or removes the last admin meanwhile. */
export const lockAdmins = (tx: Tx) =>
  tx.rows<{ id: string }>(
    `select id from players where role = 'admin' and deleted_at is null order by id for update`,
  );

/** All admins but the one who has done something, and the player to whom it was done. */
export const listOtherAdmins = (
  tx: Tx,
  { adminId, playerId }: { adminId: string | null; playerId: string | null },
) =>
  tx.rows<{ id: string }>(
    `select id from players
      where role = 'admin' and deleted_at is null and id is distinct from $1
     union
     select id from players where id = $2 and deleted_at is null and id is distinct from $1`,
    [adminId, playerId],
  );

/** Null when there is no such account, or none any more. */
export const lockUser = (tx: Tx, id: string) =>
  tx.maybe<{ id: string; role: Role }>(
    `select id, role from players where id = $1 and deleted_at is null for update`,
    [id],
  );

/** Requests for this account that wait for a second admin, by one who still is an admin. */
export const waitingRequest = (userId: string, since: string) =>
  `from admin_requests r join players a on a.id = r.asked_by
    where r.user_id = ${userId} and not r.is_alone and r.asked_at > ${since}
      and a.role = 'admin' and a.deleted_at is null`;

/** Who wants to make this account an admin; null when there is no such request. */
export const findRequest = (tx: Tx, userId: string, since: Date) =>
  tx.maybe<{ askedBy: string; askedByName: string; askedAt: Date }>(
    `select r.asked_by as "askedBy", a.username as "askedByName", r.asked_at as "askedAt"
       ${waitingRequest("$1", "$2")}`,
    [userId, since],
  );

type Waiting = { userId: string; username: string; by: string; byName: string; askedAt: Date };

/** What this admin may agree to, the oldest first. */
export const listRequests = (
  tx: Tx,
  { adminId, since, alone }: { adminId: string; since: Date; alone: Date },
) =>
  tx.rows<Waiting>(
    `select u.id as "userId", u.username, r.asked_by as by, r.username as "byName",
            r.asked_at as "askedAt"
       from players u cross join lateral (
            select r.*, a.username ${waitingRequest("u.id", "$2")}) r
      where u.deleted_at is null and r.asked_by <> $1
        and not ${madeAlone("r.asked_by", "$1::uuid", "$3")}
      order by r.asked_at, u.id`,
    [adminId, since, alone],
  );

type Request = { userId: string; askedBy: string; askedAt: Date; isAlone: boolean };

export const saveRequest = (tx: Tx, { userId, askedBy, askedAt, isAlone }: Request) =>
  tx.rows(...saveRow("admin_requests", { userId }, { askedBy, askedAt, isAlone }));

export const dropRequest = (tx: Tx, userId: string) =>
  tx.rows(`delete from admin_requests where user_id = $1`, [userId]);

/**
 * Some of those whose day is over. In the order of the index, or the planner reads all players where
 * there is no demo account.
 */
export const listOverDemos = (tx: Tx, now: Date) =>
  tx.rows<{ id: string }>(
    `select id from players where demo_until <= $1 and deleted_at is null
      order by demo_until limit 20`,
    [now],
  );
