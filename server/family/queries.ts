/** Who looks after whom, and the accounts of both. */
import type { AgeBand } from "#game/account/age.ts";
import type { Switch } from "#game/account/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Role } from "#game/account/roles.ts";
import { insertInto, saveRow } from "#server/lib/insert.ts";

export type MemberRow = {
  id: string;
  email: string;
  /** Where letters to the address arrive. */
  mailbox: string | null;
  /** By which others know the player. */
  shownName: string;
  username: string;
  firstName: string | null;
  role: Role;
  /** As it was written down: it may have ended since. */
  ageBand: AgeBand | null;
  ageLastMonth: string | null;
  isApproved: boolean;
  /** Who looks after this player. */
  guardianIds: string[];
  /** Whom this player looks after. */
  childIds: string[];
  /** What a parent has opened; null when no parent looks after the player. */
  open: Switch[] | null;
};

/** A parent looks after the player whose id this is, with or without an account. */
const lookedAfter = (id: string) => `(
  exists (select from guardianships g where g.child_id = ${id})
  or exists (select from approvals y where y.child_id = ${id} and y.answer = 'approved'
              and y.guardian_id is null))`;

const columns = `p.id, p.email, p.mailbox, p.shown_name as "shownName",
  p.username, p.first_name as "firstName", p.role, p.age_band as "ageBand",
  p.age_last_month as "ageLastMonth", p.approved_at is not null as "isApproved",
  array(select g.guardian_id from guardianships g where g.child_id = p.id) as "guardianIds",
  array(select g.child_id from guardianships g where g.guardian_id = p.id) as "childIds",
  (select a.open from allowances a where a.player_id = p.id and ${lookedAfter("p.id")}) as open`;

export const findMember = (tx: Tx, id: string) =>
  tx.maybe<MemberRow>(`select ${columns} from players p where p.id = $1 and p.deleted_at is null`, [
    id,
  ]);

export const findMemberByEmail = (tx: Tx, emailKey: string) =>
  tx.maybe<MemberRow>(
    `select ${columns} from players p where p.email_key = $1 and p.deleted_at is null`,
    [emailKey],
  );

export const listMembersOfMailbox = (tx: Tx, mailbox: string) =>
  tx.rows<MemberRow>(
    `select ${columns} from players p where p.mailbox = $1 and p.deleted_at is null`,
    [mailbox],
  );

/** As long as an address that was given up can be brought back, it is still the player's. */
export const hasMailbox = (tx: Tx, id: string, mailbox: string) =>
  tx.any(
    `select 1 from players where id = $1 and mailbox = $2
      union select 1 from mailed_tokens
       where player_id = $1 and purpose = 'restore' and mailbox_of(email_key) = $2`,
    [id, mailbox],
  );

/** The account of an adult who has shown to read the letters of this mailbox; the first of several. */
export const lockConfirmedAdult = (tx: Tx, mailbox: string | null) =>
  tx.maybe<{ id: string }>(
    `select id from players
      where mailbox = $1 and email_verified_at is not null and age_band = 'adult'
        and role <> 'demo' and deleted_at is null
      order by created_at, id limit 1 for no key update`,
    [mailbox],
  );

/** So that two answers at once are given one after the other. */
export const lockMembers = (tx: Tx, ids: readonly string[]) =>
  tx.rows(`select id from players where id = any($1) order by id for no key update`, [ids]);

export const insertGuardianship = (tx: Tx, guardianId: string, childId: string) =>
  tx.rows(...insertInto("guardianships", { guardianId, childId }));

export const deleteGuardianship = (tx: Tx, guardianId: string, childId: string) =>
  tx.rows(`delete from guardianships where guardian_id = $1 and child_id = $2`, [
    guardianId,
    childId,
  ]);

/** From now on others read the name that the child has chosen. */
export const approve = (tx: Tx, childId: string, now: Date) =>
  tx.rows(
    `update players set approved_at = coalesce(approved_at, $2), erase_at = null,
            made_up_name = case when name_withheld_at is null then null else made_up_name end
      where id = $1`,
    [childId, now],
  );

export const withdrawApproval = (tx: Tx, childId: string, eraseAt: Date | null) =>
  tx.rows(`update players set approved_at = null, erase_at = $2 where id = $1`, [childId, eraseAt]);

type Parents = {
  isLookedAfter: boolean;
  /** How many parents of other mailboxes do so, with an account or without. */
  others: number;
};

/** Who looks after the player already, as the parent of this mailbox sees it. */
export const findParents = (tx: Tx, id: string, mailbox: string | null) =>
  tx.one<Parents>(
    `select count(*) > 0 as "isLookedAfter",
            count(distinct coalesce(parent.mailbox, parent.id::text))
              filter (where parent.mailbox is distinct from $2) as others
       from (select p.id, p.mailbox from guardianships g join players p on p.id = g.guardian_id
              where g.child_id = $1
             union all
             select id, parent_mailbox from approvals
              where child_id = $1 and answer = 'approved' and guardian_id is null) parent`,
    [id, mailbox],
  );

/**
 * What the first parent opens. A child sees values in coins at first. The cap that a player had set
 * for themselves is no parent's word on money, and ends.
 */
export const beginOpen = (tx: Tx, childId: string, open: readonly Switch[]) =>
  tx.rows(
    `insert into allowances (player_id, open, coins_only)
     select id, $2, coalesce(age_band = 'child', false) from players where id = $1
     on conflict (player_id) do update set open = excluded.open, money = 'off',
       monthly_cap_cents = null, coins_only = excluded.coins_only`,
    [childId, open],
  );

export const setOpen = (tx: Tx, childId: string, open: readonly Switch[]) =>
  tx.rows(...saveRow("allowances", { playerId: childId }, { open }));

export const dropAllowances = (tx: Tx, childId: string) =>
  tx.rows(`delete from allowances where player_id = $1`, [childId]);

export const setEraseAt = (tx: Tx, childId: string, eraseAt: Date) =>
  tx.rows(`update players set erase_at = $2 where id = $1`, [childId, eraseAt]);

export const findEraseAt = (tx: Tx, childId: string) =>
  tx.value<Date | null>(`select erase_at as "eraseAt" from players where id = $1`, [childId]);
