/** Who may invite whom, who did, and the badges for it. */
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";

export type CodeRow = { code: string; used: number };

/** The player's own codes, in the order in which they were made. */
export const listCodes = (tx: Tx, ownerId: string) =>
  tx.rows<CodeRow>(`select code, used from invite_codes where owner_id = $1 order by number`, [
    ownerId,
  ]);

/** Null when another player has this code. */
export const insertCode = (tx: Tx, invite: { code: string; ownerId: string; number: number }) =>
  tx.maybe<{ code: string }>(
    ...insertInto("invite_codes", invite, "on conflict (code) do nothing returning code"),
  );

export type LockedCode = CodeRow & { ownerId: string; ownerName: string };

/** Locked until the commit; purses are locked after it. Codes of those who have left are unknown. */
export const lockCode = (tx: Tx, code: string) =>
  lockOneThenRead(
    tx,
    [`select code as id from invite_codes where code = $1 for no key update`, [code]],
    (locked) =>
      tx.maybe<LockedCode>(
        `select l.code, l.used, l.owner_id as "ownerId", p.shown_name as "ownerName"
           from invite_codes l join players p on p.id = l.owner_id
          where l.code = $1 and p.deleted_at is null and p.role <> 'demo'`,
        [locked],
      ),
  );

/**
 * One player after another says who invited them: otherwise four players who do so at once, each
 * with the code of the next, would close a circle that no transaction sees.
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

/** What accounts are that one person has made by several ways to write an address. */
export const haveOneMailbox = (tx: Tx, id: string, otherId: string) =>
  tx.any(
    `select 1 from players p join players o on o.mailbox = p.mailbox where p.id = $1 and o.id = $2`,
    [id, otherId],
  );

export type InvitesRow = {
  name: string;
  signedUpAt: Date;
  friendsInvited: number;
  invitedBy: string | null;
  badges: "legendary_founder"[];
};

export const findInvitesOf = (tx: Tx, playerId: string) =>
  tx.one<InvitesRow>(
    `select p.shown_name as name, p.created_at as "signedUpAt", p.invites_used as "friendsInvited",
            inviter.shown_name as "invitedBy",
            array(select badge from badges where player_id = p.id) as badges
       from players p left join invites i on i.invitee_id = p.id
            left join players inviter on inviter.id = i.inviter_id
      where p.id = $1`,
    [playerId],
  );

/** The friend's place is taken now; what both receive comes later. */
export const insertInvite = (
  tx: Tx,
  invite: { inviteeId: string; inviterId: string; code: string; createdAt: Date },
) =>
  tx.rows(
    `with invited as (
       insert into invites (invitee_id, inviter_id, code, state, created_at)
       values ($1, $2, $3, 'pending', $4)),
     counted as (update invite_codes set used = used + 1 where code = $3)
     update players set invites_used = invites_used + 1 where id = $2`,
    [invite.inviteeId, invite.inviterId, invite.code, invite.createdAt],
  );

/** Returns for how many friends the inviter has been rewarded, this one included. */
export const rewardInvite = (tx: Tx, inviteeId: string) =>
  tx.one<{ friendsRewarded: number }>(
    `with rewarded as (update invites set state = 'rewarded' where invitee_id = $1
       returning inviter_id)
     select 1 + (select count(*) from invites i
                  where i.inviter_id = rewarded.inviter_id and i.state = 'rewarded'
                    and i.invitee_id <> $1) as "friendsRewarded"
       from rewarded`,
    [inviteeId],
  );

/**
 * Whose friend has done what the hold asks for; the oldest first. The friend has to be there: a quick
 * battle against a team that was left behind does not count.
 */
export const listPayable = (tx: Tx, hold: { battles: number; days: number }, howMany: number) =>
  tx.rows<{ id: string; inviterId: string }>(
    `select i.invitee_id as id, i.inviter_id as "inviterId"
       from invites i
       join players p on p.id = i.invitee_id and p.deleted_at is null
       join players o on o.id = i.inviter_id and o.deleted_at is null and o.role <> 'demo'
      cross join lateral (
        select count(*) as battles, count(distinct (created_at at time zone 'UTC')::date) as days
          from battles b
         where b.challenger_id = p.id or (b.opponent_id = p.id and b.mode <> 'quick')) fought
      where i.state = 'pending' and fought.battles >= $1 and fought.days >= $2
        and not exists (select from sign_ups s where s.player_id = p.id and s.welcome_waits)
      order by i.created_at limit $3`,
    [hold.battles, hold.days, howMany],
  );

export const findInvite = (tx: Tx, inviteeId: string) =>
  tx.maybe<{ code: string; state: string; name: string }>(
    `select i.code, i.state, p.shown_name as name
       from invites i join players p on p.id = i.invitee_id where i.invitee_id = $1`,
    [inviteeId],
  );

export const giveBadge = (tx: Tx, playerId: string, createdAt: Date) =>
  tx.rows(
    `insert into badges (player_id, badge, created_at) values ($1, 'legendary_founder', $2)
     on conflict do nothing`,
    [playerId, createdAt],
  );
