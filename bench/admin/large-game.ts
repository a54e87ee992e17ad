/**
 * A game that has run for a year: players, their cards, battles and deals, with every row that the audit
 * asks for. Made by the database itself, in one transaction.
 */
import { join } from "node:path";
import { withDataDir, withStarted, type GameProcess } from "#bench/processes.ts";
import { startEmbeddedPostgres } from "#server/adapters/database/embedded-postgres.ts";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { endless, openDb } from "#server/lib/database/open-db.ts";
import type { Db, Tx } from "#server/lib/db.ts";
import { countOwners } from "#server/collection/service.ts";
import { countDays } from "#server/records/daily.ts";

export type LargeSizes = { players: number; ownedCards: number; battles: number };

export const sizesFor = (players: number): LargeSizes => ({
  players,
  ownedCards: players * 10,
  battles: players * 2,
});

/** Each player has at least as many cards as there are kinds of deals in which one lies. */
const CARDS_AT_LEAST = 5;

const functions = `
  -- Two letters for each number below a hundred, in which no letter stands twice in a row.
  create function pg_temp.syllable(k bigint) returns text language sql immutable return
    substr('bcdfghjklmnpqrstvwxz', (1 + k % 100 / 5)::int, 1) || substr('aeiou', (1 + k % 5)::int, 1);
  create function pg_temp.name_of(n bigint) returns text language sql immutable return
    pg_temp.syllable(n * 7919 % 100000000 / 1000000) || pg_temp.syllable(n * 7919 % 1000000 / 10000)
    || pg_temp.syllable(n * 7919 % 10000 / 100) || pg_temp.syllable(n * 7919 % 100);
  create function pg_temp.code_of(n bigint, signs int) returns text language sql immutable return (
    select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
                             (1 + n / (32::numeric ^ i)::bigint % 32)::int, 1), '')
      from generate_series(0, signs - 1) i);
  -- In the order of time, as the game's own ids are (server/lib/ids.ts).
  create function pg_temp.id_at(at timestamptz) returns uuid language sql volatile return
    encode(substr(int8send((extract(epoch from at) * 1000)::bigint), 3) || '\\x70' ||
           substr(uuid_send(gen_random_uuid()), 8), 'hex')::uuid;`;

/**
 * Each row would change a dozen indexes at a place of its own; built at the end from all rows, what a
 * row takes does not grow with the game. Unique ones stay: triggers look up rows by them.
 */
const dropIndexes = `
  create temporary table indexes_to_build on commit drop as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
   where relnamespace = 'public'::regnamespace and not indisunique;
  do $$ declare each record; begin
    for each in select name from indexes_to_build loop execute 'drop index ' || each.name; end loop; end $$;`;

const buildIndexes = `
  set local maintenance_work_mem = '256MB';
  do $$ declare each record; begin
    for each in select definition from indexes_to_build loop execute each.definition; end loop; end $$;`;

const people = `
  create temporary table people on commit drop as
  select n, pg_temp.id_at(joined_at) as id,
         initcap(substr(pg_temp.name_of(n + 5000000), 3)) || n as name, joined_at
    from (select n, now() - interval '365 days' * (1 - (n - random()) / $1::int) as joined_at
            from generate_series(1, $1::int) n) joined;
  alter table people add primary key (n);
  analyze people;`;

/** What became of each card: the first is made by its player, the next three lie in deals. */
const copies = `
  create temporary table copies on commit drop as
  select p.n, k, pg_temp.id_at(p.joined_at) as id, pg_temp.id_at(dealt_at) as deal_id,
         p.id as first_owner, q.id as partner, p.joined_at, dealt_at,
         case when k = 1 then null else 1 + floor(32 * random() ^ 2)::int end as creature,
         case when k = 2 then (array['sold','sold','sold','sold','sold','sold','open','open',
                                     'cancelled','expired'])[1 + p.n % 10]
              when k = 3 then (array['completed','completed',null,'cancelled','expired',
                                     null,null,null,null,null])[1 + p.n % 10]
              when k = 4 then (array['pending','cancelled','cancelled','declined','expired',
                                     null,null,null,null,null])[1 + p.n % 10]
         end as deal
    from people p
    join people q on q.n = 1 + p.n % $1::int
   cross join generate_series(1, $2::int) k
   cross join lateral (
     select greatest(p.joined_at, q.joined_at) + random() * (now() - greatest(p.joined_at, q.joined_at))
         as dealt_at
      where k > 0) dealt;
  analyze copies;`;

/** Their wallets open with no key: to make real ones takes the server a second for a hundred players. */
const insertPlayers = `
  with made as (
    insert into players (id, email, email_key, username, username_key, username_skeleton,
      password_hash, created_at, welcome_pack_at, doubts_read, wallet_key)
    select id, lower(name) || '@large.test', lower(name) || '@large.test', name, lower(name),
           'large ' || n, 'none', joined_at, joined_at, true, 'large' || id
      from people order by joined_at returning id, wallet_key, created_at)
  insert into wallets (player_id, public_key, key_id, wrapped_key, sealed_seed, made_at)
  select id, wallet_key, 'none', '\\x', '\\x', created_at from made;
  insert into purses (player_id) select id from people;
  insert into sessions (id, token_hash, player_id, device, created_at, last_seen_at, expires_at)
  select gen_random_uuid(), sha256(convert_to(gen_random_uuid()::text, 'UTF8')), id, 'Large game',
         joined_at, greatest(joined_at, now() - random() * interval '30 days'),
         now() + interval '60 days' from people where n % 2 = 0;`;

const insertCards = `
  create temporary table designs on commit drop as
  select n, pg_temp.id_at(made_at) as card_id, pg_temp.id_at(made_at) as creation_id,
         pg_temp.name_of(n) as key, made_at, random() as luck, random() as kind, p.id as player_id
    from people p
   cross join lateral (
     select greatest(p.joined_at, now() - random() * interval '300 days') as made_at) made;
  alter table designs add primary key (n);
  analyze designs;
  insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
    abilities, special_ability, description, backstory, image_url, thumb_url, usd_value_cents,
    creator_id, created_at, doubts_read)
  select card_id, 'created', initcap(key), key, '',
         (array['fire','water','earth','air','lightning','electric','ice','dark','shadow','light',
                'nature','leaf','crystal','spirit'])[1 + floor(kind * 14)],
         case when luck < 0.75 then 'common' when luck < 0.9 then 'rare' when luck < 0.96 then 'epic'
              when luck < 0.99 then 'legendary' else 'mythical' end,
         15 + floor(random() * 35 + luck * 30), 15 + floor(random() * 35 + luck * 30),
         array['Claw', 'Roar'], 'Star Fall', 'A creature of a large game.',
         repeat('It came out of the mist one morning. ', 8), '/creatures/cindlepup.webp',
         '/creatures/cindlepup-s.webp', 20 + floor(luck ^ 12 * 2500), player_id, made_at, true
    from designs order by made_at;`;

/**
 * Who has a card now, and why; a seller has it no more. Foreign keys and triggers, which would take
 * most of the time, are off meanwhile: card_moves and album_entries are written here.
 */
const insertOwned = `
  alter table copies add column card_id uuid;
  update copies c set card_id = d.card_id from designs d where c.k = 1 and d.n = c.n;
  update copies c set card_id = d.id from cards d where d.catalogue_number = c.creature;
  analyze copies;
  analyze cards;
  set local session_replication_role = replica;
  insert into owned_cards (id, owner_id, card_id, place, deck_slot, reason, cause, acquired_at)
  select c.id, case when deal in ('sold', 'completed') then partner else first_owner end,
         c.card_id,
         case when deal in ('open', 'pending') then 'held'
              when deal in ('sold', 'completed') or k > 54 then 'vault' else 'deck' end,
         case when deal in ('open', 'pending', 'sold', 'completed') or k > 54 then null else k end,
         case when deal = 'sold' then 'purchase' when deal = 'completed' then 'transfer'
              when k = 1 then 'creation' when k <= 13 then 'welcome' else 'gift' end,
         case when deal = 'sold' then 'listing:' || deal_id
              when deal = 'completed' then 'transfer:' || deal_id
              when k = 1 then 'creation:' || d.creation_id
              when k <= 13 then 'player:' || first_owner else 'gift:' || first_owner end,
         case when deal in ('sold', 'completed') then dealt_at else joined_at end
    from copies c join designs d on d.n = c.n order by c.n, k;
  insert into card_moves (owned_card_id, from_id, to_id, reason, cause, created_at)
  select id, from_id, to_id, reason, cause, at from (
    select c.id, null::uuid as from_id, first_owner as to_id,
           case when k = 1 then 'creation' when k <= 13 then 'welcome' else 'gift' end as reason,
           case when k = 1 then 'creation:' || d.creation_id
                when k <= 13 then 'player:' || first_owner else 'gift:' || first_owner end as cause,
           case when k = 1 then d.made_at else joined_at end as at, 1 as turn
      from copies c join designs d on d.n = c.n
    union all
    select id, first_owner, partner, case deal when 'sold' then 'purchase' else 'transfer' end,
           case deal when 'sold' then 'listing:' else 'transfer:' end || deal_id, dealt_at, 2
      from copies where deal in ('sold', 'completed')) moves
   order by at, turn;
  insert into holds (owned_card_id, holder, holder_id)
  select id, case deal when 'open' then 'listing' else 'trade' end, deal_id
    from copies where deal in ('open', 'pending');
  insert into album_entries (player_id, card_id, is_creation)
  select distinct player_id, d.id, d.origin = 'created'
    from (select first_owner as player_id, card_id from copies
          union all
          select partner, card_id from copies where deal in ('sold', 'completed')) had
    join cards d on d.id = had.card_id and (d.origin = 'catalogue' or d.creator_id = had.player_id)
   order by player_id;
  set local session_replication_role = origin;
  insert into creations (id, player_id, kind, source, day, description, rarity, attack, defense,
    seed, state, card_id, owned_card_id, created_at, finished_at)
  select creation_id, d.player_id, 'daily', 'daily:' || d.player_id || ':' || made_at::date,
         made_at::date, 'mist', case when rarity in ('common', 'rare') then rarity else 'rare' end,
         attack, defense, d.n, 'done', d.card_id, o.id, made_at, made_at
    from designs d join cards c on c.id = d.card_id join copies o on o.n = d.n and o.k = 1;`;

const insertDeals = `
  insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, state, listed_at,
    expires_at, ended_at, buyer_id, sold_for, fee, element, rarity_rank, strength, name_key)
  select deal_id, first_owner, o.id, o.card_id, 5 + n % 40, 0, deal, dealt_at,
         case when deal = 'open' then now() + interval '7 days'
              else dealt_at + interval '7 days' end,
         case when deal <> 'open' then dealt_at end, case when deal = 'sold' then partner end,
         case when deal = 'sold' then 5 + n % 40 end, case when deal = 'sold' then 0 end,
         element, rarity_rank(rarity), attack + defense, name_key
    from copies o join cards c on c.id = o.card_id where k = 2 order by dealt_at;
  insert into transfers (id, code, status, giver_id, owned_card_id, claimer_id, created_at,
    expires_at, ended_at)
  select deal_id, pg_temp.code_of(n, 6), deal, first_owner, id,
         case when deal = 'completed' then partner end, dealt_at, dealt_at + interval '10 minutes',
         dealt_at
    from copies where k = 3 and deal is not null order by dealt_at;
  insert into trades (id, code, status, creator_id, offered_id, requested_card_id, for_id,
    created_at, expires_at, ended_at)
  select deal_id, pg_temp.code_of(n, 8), deal, first_owner, o.id, c.id,
         case when deal = 'declined' then partner end, dealt_at,
         case when deal = 'pending' then now() + interval '7 days'
              else dealt_at + interval '1 day' end,
         case when deal <> 'pending' then dealt_at end
    from copies o join cards c on c.catalogue_number = 1 + n % 32
   where k = 4 and deal is not null order by dealt_at;`;

const insertBattles = `
  create temporary table fights on commit drop as
  select i, pg_temp.id_at(at) as id, 1 + floor(random() * $1::int)::int as one,
         1 + floor(random() * $1::int)::int as other, random() as luck, i % 2 = 0 as is_pvp, at
    from (select i, now() - random() * interval '365 days' as at
            from generate_series(1, $2::int) i) fought;
  analyze fights;
  insert into battles (id, battle_type, status, mode, challenger_id, opponent_id, opponent_kind,
    opponent_name, challenger_won, challenger_power, opponent_power, seed, log, digest, created_at,
    completed_at)
  select f.id, case when is_pvp then 'pvp' else 'pve' end, 'completed',
         case when is_pvp then 'arena' else 'quick' end, p.id, case when is_pvp then q.id end,
         case when is_pvp then 'player' else 'computer' end,
         case when is_pvp then q.name else
           (array['Bold','Calm','Dark','Eager','Fair','Grim','Happy','Idle','Jolly','Keen'])[1 + i % 10]
           || ' ' || (array['Anna','Bram','Cleo','Dora','Egon','Finn'])[1 + i % 6] end,
         case when luck < 0.55 then true when luck < 0.97 then false end, 300, 300, i,
         jsonb_build_object('version', 1, 'seed', i, 'teams', teams.both), '', at, at
    from fights f join people p on p.n = one join people q on q.n = 1 + (other + (one = other)::int)
      % $1::int
   cross join (select jsonb_build_array(jsonb_agg(card) filter (where n <= 3),
                                        jsonb_agg(card) filter (where n > 3)) as both
                 from (select catalogue_number as n,
                              jsonb_build_array(id, element, attack, defense) as card
                         from cards where catalogue_number <= 6) six) teams
   order by at;`;

/** Through the ledger's own trigger: so every balance follows from its rows. */
const insertLedger = `
  insert into ledger (player_id, currency, amount, reason, cause, created_at)
  select player_id, 'coins', amount, reason, cause, at from (
    select id as player_id, 200 as amount, 'start' as reason, 'player:' || id as cause,
           joined_at as at, 1 as turn from people
    union all
    select first_owner, 5 + n % 40, 'sale', 'listing:' || deal_id, dealt_at, 2
      from copies where deal = 'sold'
    union all
    select partner, -(5 + n % 40), 'purchase', 'listing:' || deal_id, dealt_at, 2
      from copies where deal = 'sold'
    union all
    select p.id, 6, 'battle_win', 'battle:' || f.id, greatest(at, joined_at), 2
      from fights f join people p on p.n = f.one where luck < 0.55 and i % 3 = 0) moves
   order by at, turn;`;

const isThere = (tx: Tx) => tx.maybe(`select from players where username_skeleton = 'large 1'`);

/** Each on its own: statements with values come one by one. */
async function run(tx: Tx, text: string, ...values: number[]): Promise<void> {
  const statements = text.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
  for (const statement of statements) {
    const places = new Set([...statement.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)));
    await tx.rows(statement, values.slice(0, Math.max(0, ...places)));
  }
}

/** The start audits what is there now, however lately the game without players was audited. */
const auditAnew = `update regular_checks
    set begun_at = now() - interval '1 day', done_at = null, took_ms = null, result = null
  where name = 'audit'`;

/** Runs a game that was made large before its server started: no job of it waits for that. */
export const withLargeGame = <T>(
  sizes: LargeSizes,
  work: (game: GameProcess) => Promise<T>,
): Promise<T> =>
  withDataDir(async (dataDir) => {
    const folder = join(dataDir, "postgres");
    const postgres = await startEmbeddedPostgres({ folder });
    const { db, close } = openDb(embeddedUrl(folder), { connections: 1, patience: endless });
    try {
      await makeLarge(db, sizes);
      await db.rows(auditAnew);
    } finally {
      await close();
      await postgres.stop();
    }
    return withStarted({ dataDir }, work);
  });

/** False when this game was made large before. */
export async function makeLarge(
  db: Db,
  { players, ownedCards, battles }: LargeSizes,
  now = Date.now,
): Promise<boolean> {
  const cardsEach = Math.max(CARDS_AT_LEAST, Math.round(ownedCards / players));
  if (await isThere(db)) return false;
  await db.transaction(async (tx) => {
    await run(tx, functions);
    await run(tx, dropIndexes);
    await run(tx, people, players);
    await run(tx, copies, players, cardsEach);
    await run(tx, insertPlayers);
    await run(tx, insertCards);
    await run(tx, insertOwned);
    await run(tx, insertDeals);
    await run(tx, insertBattles, players, battles);
    await run(tx, insertLedger);
    await run(tx, buildIndexes);
    await tx.rows(`delete from daily_numbers`);
    await tx.rows(`delete from card_owner_counts`);
  });
  await db.rows(`vacuum analyze`);
  await countDays({ unhurried: db.transaction, now });
  await db.transaction(countOwners);
  await db.rows(`vacuum analyze daily_numbers, card_counts, card_owner_counts`);
  return true;
}
