/**
 * All that has happened to one player, who is `$1`: read from the tables of every feature. First only
 * when it was, until a page is full; what it was is looked up for the rows of that page alone.
 */
import type { EventKind, UserStoryOnWire } from "#contract/admin.ts";
import type { Tx } from "#server/lib/db.ts";
import type { RowOf } from "#server/lib/database/moments.ts";

const moments: Readonly<Record<EventKind, string>> = {
  coins: `select created_at as at, id::text as row from ledger where player_id = $1`,
  cards: `select created_at, id::text from card_moves where to_id = $1 or from_id = $1`,
  battles: `select created_at, id::text from battles where challenger_id = $1 or opponent_id = $1`,
  deals: `select listed_at, id::text from listings where seller_id = $1 or buyer_id = $1
    union all
    select created_at, id::text from trades
     where creator_id = $1 or coalesce(responder_id, for_id) = $1
    union all
    select created_at, id::text from transfers where giver_id = $1 or claimer_id = $1`,
  purchases: `select created_at, id::text from purchases where player_id = $1 or payer_id = $1`,
  security: `select at, id::text from sign_ins where player_id = $1
    union all
    select at, 'c' || id from account_changes where player_id = $1`,
  reports: `select opened_at, id::text from report_cases where reported_id = $1
    union all
    select created_at, id::text from reports where reporter_id = $1`,
  admins: `select at, number::text from admin_log
     where subject_kind in ('account', 'role', 'name') and subject_id = $1::uuid::text`,
};

/** A closed account by its mention, which is read as all that is still known of it. */
const other = (ofId: string) =>
  `(select case when deleted_at is null then shown_name else '{player ' || id || '}' end
      from players where id = ${ofId})`;

const closed = (id: string) =>
  `(select '{player ' || id || '}' from players where id = ${id} and deleted_at is not null)`;

const facts: Readonly<Record<EventKind, string>> = {
  coins: `select json_build_object('amount', amount, 'currency', currency, 'reason', reason,
      'balance', balance_after) from ledger where id = row::bigint`,
  cards: `select json_build_object('reason', m.reason, 'card', c.name, 'isReceived',
      m.to_id is not distinct from $1,
      'otherName', ${other("case when m.to_id = $1 then m.from_id else m.to_id end")})
     from card_moves m join owned_cards o on o.id = m.owned_card_id join cards c on c.id = o.card_id
    where m.id = row::bigint`,
  battles: `select json_build_object('mode', mode, 'status', status,
      'isWon', challenger_won = (challenger_id = $1), 'otherName',
      case when challenger_id = $1 then coalesce(${closed("opponent_id")}, opponent_name)
           else ${other("challenger_id")} end)
     from battles where id = row::uuid`,
  deals: `select json_build_object('kind', d.kind, 'status', d.status, 'price', d.price,
      'isGiver', d.from_id = $1, 'card', a.name, 'forCard', b.name,
      'otherName', ${other("case when d.from_id = $1 then d.to_id else d.from_id end")})
     from deals d join cards a on a.id = d.from_card_id left join cards b on b.id = d.to_card_id
    where d.id = row::uuid`,
  purchases: `select json_build_object('number', number, 'title', title, 'cents', amount_cents,
      'state', state, 'isTest', mode = 'test', 'otherName',
      case when player_id = payer_id then null
           else ${other("case when player_id = $1 then payer_id else player_id end")} end,
      'isPayer', payer_id = $1) from purchases where id = row::uuid`,
  security: `case when row like 'c%'
    then (select json_build_object('change', change)
            from account_changes where id = substr(row, 2)::bigint)
    else (select json_build_object('way', way, 'device', device, 'succeeded', succeeded)
            from sign_ins where id = row::bigint) end`,
  reports: `select coalesce(
      (select json_build_object('about', kind, 'reason', null, 'decision', decision)
         from report_cases where id = row::uuid),
      (select json_build_object('about', kind, 'reason', reason, 'decision', null)
         from reports where id = row::uuid))`,
  admins: `select json_build_object('deed', deed, 'why', why, 'adminName', ${other("admin_id")})
     from admin_log where number = row::bigint`,
};

export type EventFacts = {
  coins: { amount: number; currency: string; reason: string; balance: number };
  cards: { reason: string; card: string; isReceived: boolean; otherName: string | null };
  battles: { mode: string; status: string; isWon: boolean | null; otherName: string | null };
  deals: {
    kind: string;
    status: string;
    price: number | null;
    isGiver: boolean;
    card: string;
    forCard: string | null;
    otherName: string | null;
  };
  purchases: {
    number: number;
    title: string;
    cents: number;
    state: string;
    isTest: boolean;
    isPayer: boolean;
    otherName: string | null;
  };
  security: { way: string; device: string; succeeded: boolean } | { change: string };
  reports: { about: string; reason: string | null; decision: string | null };
  admins: { deed: string; why: string; adminName: string | null };
};

export type EventRow = {
  [Kind in EventKind]: {
    kind: Kind;
    /** To the microsecond. */
    at: string;
    row: string;
    facts: EventFacts[Kind];
  };
}[EventKind];

export const isKnown = (tx: Tx, playerId: string) =>
  tx.any(`select from players where id = $1`, [playerId]);

/** Of the last event that was seen. */
export type After = { at: string; kind: string; row: string };

export function listEvents(
  tx: Tx,
  playerId: string,
  { kinds, limit, after }: { kinds: readonly EventKind[]; limit: number; after: After | null },
): Promise<EventRow[]> {
  const older = `($3::timestamptz is null or (at, kind, row) < ($3, $4::text, $5::text))`;
  const lanes = kinds.map(
    (kind) => `(select * from (
       select '${kind}' as kind, moment.at, moment.row from (${moments[kind]}) as moment (at, row)
     ) lane where ${older} order by at desc, kind desc, row desc limit $2)`,
  );
  const factsOf = kinds.map((kind) => `when '${kind}' then (${facts[kind]})`);
  return tx.rows<EventRow>(
    `select kind, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, row,
            case kind ${factsOf.join(" ")} else '{}' end as facts
       from (select * from (${lanes.join(" union all ")}) lanes
              order by at desc, kind desc, row desc limit $2) page
      order by page.at desc, kind desc, row desc`,
    [playerId, limit, after?.at ?? null, after?.kind ?? null, after?.row ?? null],
  );
}

export type StoryRow = RowOf<
  Omit<UserStoryOnWire, "closed" | "adminRequest">,
  "joinedAt" | "lastSeenAt" | "deletedAt"
>;

const family = (of: "guardian" | "child", as: "guardian" | "child") =>
  `(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.username) order by f.id), '[]')
      from guardianships g join players f on f.id = g.${of}_id where g.${as}_id = p.id)`;

/** Null when there is no such account. */
export const findStory = (tx: Tx, playerId: string, now: Date) =>
  tx.maybe<StoryRow>(
    `select p.id, p.username, p.shown_name as "shownName", p.email,
            p.email_verified_at is not null as "emailVerified", p.role, p.age_band as "ageBand",
            p.created_at as "joinedAt", p.deleted_at as "deletedAt",
            (select json_build_object('why', why, 'until', until) from suspensions
              where player_id = p.id and until > $2) as suspension, w.coins, w.credits,
            (select max(last_seen_at) from sessions where player_id = p.id) as "lastSeenAt",
            (select count(*)::int from owned_cards where owner_id = p.id) as cards,
            (select count(*)::int from owned_cards
              where owner_id = p.id and nft_address is not null) as nfts,
            (select public_key from wallets where player_id = p.id and retired_at is null) as wallet,
            exists (select from authenticators
                     where player_id = p.id and confirmed_at is not null) as "hasTwoFactor",
            (select count(*)::int from passkeys where player_id = p.id) as passkeys,
            ${family("guardian", "child")} as guardians, ${family("child", "guardian")} as children
       from players p join purses w on w.player_id = p.id where p.id = $1`,
    [playerId, now],
  );
