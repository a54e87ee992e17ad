/** Grants and whom they go to. Reads what other features keep: whom a grant means. */
import { COUNTED_AT_MOST } from "#contract/fields.ts";
import type { GrantOnWire, GrantState } from "#contract/grants.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";
import type { RowOf } from "#server/lib/database/moments.ts";
import { beyond, type ListPage } from "#server/lib/database/page.ts";
import { madeAlone } from "#server/lib/second-admin.ts";

/** Null is any; `keys` are keys of names and addresses. */
export type Whom = {
  keys: readonly string[] | null;
  joinedFrom: string | null;
  joinedTo: string | null;
  activeFrom: string | null;
};

const MEANT = `p.deleted_at is null and p.role <> 'demo'
  and ($1::text[] is null or p.username_key = any($1) or p.email_key = any($1))
  and ($2::date is null or p.created_at >= $2::date)
  and ($3::date is null or p.created_at < $3::date + 1)
  and ($4::date is null or p.streak_day >= $4::date)`;

const valuesOf = ({ keys, joinedFrom, joinedTo, activeFrom }: Whom) => [
  keys,
  joinedFrom,
  joinedTo,
  activeFrom,
];

export const countMeant = (tx: Tx, whom: Whom) =>
  tx.value<number>(`select count(*)::int as count from players p where ${MEANT}`, valuesOf(whom));

export const listMeant = (tx: Tx, whom: Whom, limit: number) =>
  tx.rows<{ username: string }>(
    `select p.username from players p where ${MEANT} order by p.username_key limit ${limit}`,
    valuesOf(whom),
  );

/** Of these keys. */
export const listKnownKeys = (tx: Tx, keys: readonly string[]) =>
  tx.rows<{ key: string }>(
    `select username_key as key from players
      where username_key = any($1) and deleted_at is null and role <> 'demo'
     union select email_key from players
      where email_key = any($1) and deleted_at is null and role <> 'demo'`,
    [keys],
  );

/** Null when packs and prizes do not know it. */
export const findCard = (tx: Tx, cardId: string) =>
  tx.maybe<{ rarity: Rarity; name: string }>(
    `select rarity, name from cards
      where id = $1 and origin = 'catalogue' and archived_at is null`,
    [cardId],
  );

/**
 * One request at a time creates or decides a grant, so two grants of one admin are both counted.
 */
export const lockGrants = (tx: Tx) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('grants', 0))`);

/** What was called off or refused was not given. */
export const sumAskedSince = (tx: Tx, adminId: string, since: Date) =>
  tx.value<number>(
    `select coalesce(sum(worth), 0)::float8 as sum from grants
        where asked_by = $1 and asked_at > $2 and state not in ('refused', 'called_off')`,
    [adminId, since],
  );

/**
 * The limit of now, or a lower one that has held since then: where there is another admin, none raises it
 * alone and gives at once what it was to stop.
 */
export const lowestLimitSince = (
  tx: Tx,
  since: Date,
  { now, standard }: { now: number; standard: number },
) =>
  tx.value<number>(
    `select least($2::float8, min(coalesce((before ->> 'grantsWantSecondAdminFrom')::float8, $3)))
                as "limit"
         from admin_log
        where subject_kind = 'settings' and at > $1 and before ? 'grantsWantSecondAdminFrom'
          and (select count(*) from players where role = 'admin' and deleted_at is null) > 1`,
    [since, now, standard],
  );

export type NewGrant = Omit<
  GrantRow,
  "askedByName" | "cardName" | "paid" | "leftOut" | "decidedBy"
> & { cardId: string | null };

export const insertGrant = (tx: Tx, grant: NewGrant) => tx.rows(...insertInto("grants", grant));

/** As many as were counted: a player who joins at this moment comes last and gets nothing. */
export const insertRecipients = (tx: Tx, { id, players }: NewGrant, whom: Whom) =>
  tx.rows(
    `insert into grant_recipients (grant_id, player_id)
     select $5, p.id from players p where ${MEANT} order by p.created_at, p.id limit $6`,
    [...valuesOf(whom), id, players],
  );

export const lockGrant = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from grants where id = $1 for update`, [id]], (locked) =>
    tx.maybe<{ askedBy: string; state: GrantState; isAskerAdmin: boolean }>(
      `select g.asked_by as "askedBy", g.state,
              exists (select from players p where p.id = g.asked_by and p.role = 'admin'
                         and p.deleted_at is null) as "isAskerAdmin"
         from grants g where g.id = $1`,
      [locked],
    ),
  );

type Decided = { id: string; state: GrantState; decidedBy: string; decidedAt: Date };

export const decide = (tx: Tx, { id, state, decidedBy, decidedAt }: Decided) =>
  tx.rows(...updateRow("grants", { id }, { state, decidedBy, decidedAt }));

export type PaidGrant = Pick<
  NewGrant,
  "id" | "message" | "coins" | "credits" | "cardId" | "copies"
> & { cardName: string | null };

export const listPaying = (tx: Tx) =>
  tx.rows<PaidGrant>(
    `select g.id, g.message, g.coins, g.credits, g.card_id as "cardId", c.name as "cardName", g.copies
       from grants g left join cards c on c.id = g.card_id
      where g.state = 'paying' order by g.asked_at`,
  );

/** Another process takes others. */
export const lockWaiting = (tx: Tx, grantId: string, limit: number) =>
  tx.rows<{ playerId: string }>(
    `select player_id as "playerId" from grant_recipients
      where grant_id = $1 and paid_at is null and left_out_at is null
      order by player_id limit $2 for update skip locked`,
    [grantId, limit],
  );

export const listOpen = (tx: Tx, ids: readonly string[]) =>
  tx.rows<{ id: string }>(`select id from players where id = any($1) and deleted_at is null`, [
    ids,
  ]);

export const markPaid = (tx: Tx, grantId: string, ids: readonly string[], at: Date) =>
  tx.rows(`update grant_recipients set paid_at = $3 where grant_id = $1 and player_id = any($2)`, [
    grantId,
    ids,
    at,
  ]);

export const markLeftOut = (tx: Tx, grantId: string, ids: readonly string[], at: Date) =>
  tx.rows(
    `update grant_recipients set left_out_at = $3 where grant_id = $1 and player_id = any($2)`,
    [grantId, ids, at],
  );

/** Ends a grant when no recipient waits any more, in this process or another. */
export const endPaid = (tx: Tx, grantId: string) =>
  tx.rows(
    `update grants set state = 'done' where id = $1 and state = 'paying'
        and not exists (select from grant_recipients
                         where grant_id = $1 and paid_at is null and left_out_at is null)`,
    [grantId],
  );

type WaitingGrant = Pick<NewGrant, "id" | "askedBy" | "askedAt" | "players"> &
  Omit<PaidGrant, "id" | "message" | "cardId"> & { askedByName: string };

/** What this admin may agree to, the oldest first. */
export const listWaiting = (tx: Tx, adminId: string, alone: Date) =>
  tx.rows<WaitingGrant>(
    `select g.id, g.asked_by as "askedBy", a.username as "askedByName", g.asked_at as "askedAt",
            g.players, g.coins, g.credits, g.copies, c.name as "cardName"
       from grants g join players a on a.id = g.asked_by left join cards c on c.id = g.card_id
      where g.state = 'waiting' and g.asked_by <> $1 and a.role = 'admin' and a.deleted_at is null
        and not ${madeAlone("g.asked_by", "$1::uuid", "$2")}
      order by g.asked_at, g.id`,
    [adminId, alone],
  );

export type GrantRow = RowOf<Omit<GrantOnWire, "askedBy">, "askedAt"> & {
  askedBy: string;
  askedByName: string;
};

export const listGrants = (
  tx: Tx,
  state: GrantState | null,
  { order, limit, beside, way }: ListPage,
) =>
  tx.rows<GrantRow>(
    `select g.id, g.asked_by as "askedBy", a.username as "askedByName", g.asked_at as "askedAt",
            g.why, g.message, g.coins, g.credits, c.name as "cardName", g.copies, g.worth::float8 as worth, g.players, g.state, d.username as "decidedBy",
            (select count(*)::int from grant_recipients where grant_id = g.id
                and paid_at is not null) as paid,
            (select count(*)::int from grant_recipients where grant_id = g.id
                and left_out_at is not null) as "leftOut"
       from (select * from grants g
              where ($1::text is null or g.state = $1)
                and ($2::uuid is null or (g.asked_at, g.id) ${beyond(way)}
                     (select asked_at, id from grants where id = $2))
              order by g.asked_at ${way}, g.id ${way}
              limit $3) g
       join players a on a.id = g.asked_by
       left join players d on d.id = g.decided_by
       left join cards c on c.id = g.card_id
      order by g.asked_at ${order}, g.id ${order}`,
    [state, beside, limit],
  );

export const countGrants = (tx: Tx, state: GrantState | null) =>
  tx.one<{ count: number }>(
    `select count(*) as count from (
       select from grants where ($1::text is null or state = $1) limit ${COUNTED_AT_MOST}) found`,
    [state],
  );
