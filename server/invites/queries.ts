/** Who may invite whom, who did, and the badges for it. */
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

export type CodeRow = { code: string; used: number };

/** The player's own codes, in the order in which they were made. */
export const listCodes = (tx: Tx, ownerId: string) =>
  tx.rows<CodeRow>(`select code, used from invite_codes where owner_id = $1 order by number`, [
    ownerId,
  ]);

/** Null when somebody else has this code. */
export const insertCode = (tx: Tx, invite: { code: string; ownerId: string; number: number }) =>
  tx.maybe<{ code: string }>(
    ...insertInto("invite_codes", invite, "on conflict (code) do nothing returning code"),
  );

export type LockedCode = CodeRow & { ownerId: string; ownerName: string };

/** Locked until the commit; purses are locked after it. Codes of those who have left are unknown. */
export const lockCode = (tx: Tx, code: string) =>
  tx.maybe<LockedCode>(
    `with locked as (select * from invite_codes where code = $1 for no key update)
     select l.code, l.used, l.owner_id as "ownerId", p.username as "ownerName"
       from locked l join players p on p.id = l.owner_id
      where p.deleted_at is null and p.role <> 'demo'`,
    [code],
  );

/**
 * One player after another says who invited them: four who do so at once, each with the code of the
 * next one, would else close a circle that none of them sees.
 */
export const lockRedeeming = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('redeem invites', 0))`);

/** Who invited the player, who invited that one, and so on. */
export const listInviters = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string }>(
    `with recursive chain (id) as (
       select inviter_id from invites where invitee_id = $1
       union select i.inviter_id from invites i join chain on i.invitee_id = chain.id)
     select id from chain`,
    [playerId],
  );

export type StandingRow = {
  username: string;
  signedUpAt: Date;
  friendsInvited: number;
  invitedBy: string | null;
  badges: "legendary_founder"[];
};

export const findStanding = (tx: Tx, playerId: string) =>
  tx.one<StandingRow>(
    `select p.username, p.created_at as "signedUpAt", p.invites_used as "friendsInvited",
            inviter.username as "invitedBy",
            array(select badge from badges where player_id = p.id) as badges
       from players p left join invites i on i.invitee_id = p.id
            left join players inviter on inviter.id = i.inviter_id
      where p.id = $1`,
    [playerId],
  );

/** Returns how many friends the inviter has invited with all codes. */
export const insertInvite = (
  tx: Tx,
  invite: { inviteeId: string; inviterId: string; code: string; createdAt: Date },
) =>
  tx.one<{ friendsInvited: number }>(
    `with invited as (
       insert into invites (invitee_id, inviter_id, code, created_at) values ($1, $2, $3, $4)),
     counted as (update invite_codes set used = used + 1 where code = $3)
     update players set invites_used = invites_used + 1 where id = $2
     returning invites_used as "friendsInvited"`,
    [invite.inviteeId, invite.inviterId, invite.code, invite.createdAt],
  );

export const giveBadge = (tx: Tx, playerId: string, createdAt: Date) =>
  tx.rows(
    `insert into badges (player_id, badge, created_at) values ($1, 'legendary_founder', $2)
     on conflict do nothing`,
    [playerId, createdAt],
  );
