/** A marketplace full of listings, made by the database itself, through all its triggers. */
import type { Pool } from "pg";

/** Every second listing is of a creature of the game; the others are cards that players made. */
const CREATED_SHARE = 0.5;
const LISTINGS_EACH = 200;
const AT_ONCE = 50_000;

/** Their wallets open with no key: the server, which would make real ones, locks the rows of sellers. */
const insertSellers = `
  with made as (
    insert into players (id, email, email_key, username, username_key, password_hash, wallet_key)
    select gen_random_uuid(), name || '@market.test', name || '@market.test', name, name, 'none', name
      from (select 'seller' || n as name from generate_series($1::int, $2::int) n) names
    returning id, wallet_key)
  insert into wallets (player_id, public_key, key_id, wrapped_key, sealed_seed, made_at)
  select id, wallet_key, 'none', '\\x', '\\x', now() from made`;

/** Names of four syllables, no two alike once doubled letters count as one. */
const insertCards = `
  with syllables as (
    select array['ba','de','fi','go','lu','ma','ne','pi','ro','su','ta','ve','wi','xo','zu','ka',
                 'le','mi','no','pu','ra','se','ti','vo','dra','fel','gri','mor','nyx','pel','qui',
                 'rav','syl','tor','umb','vyr','wol','yel','zan','kor'] as s),
  made as (
    select n, s[1 + n % 40] || s[1 + n / 40 % 40] || s[1 + n / 1600 % 40] || s[1 + n / 64000 % 40]
              as name, random() as luck, random() as kind
      from generate_series($1::int, $2::int) n, syllables)
  insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
    abilities, special_ability, description, backstory, image_url, thumb_url, usd_value_cents)
  select gen_random_uuid(), 'created', initcap(name), regexp_replace(name, '(.)\\1+', '\\1', 'g'), '',
         (array['fire','water','earth','air','lightning','electric','ice','dark','shadow','light',
                'nature','leaf','crystal','spirit'])[1 + floor(kind * 14)],
         case when luck < 0.75 then 'common' when luck < 0.9 then 'rare' when luck < 0.96 then 'epic'
              when luck < 0.99 then 'legendary' else 'mythical' end,
         15 + floor(random() * 35 + luck * 30), 15 + floor(random() * 35 + luck * 30),
         array['Claw', 'Roar'], 'Star Fall', 'A creature of the bench.',
         repeat('It came out of the mist one morning. ', 8), '/creatures/cindlepup.webp',
         '/creatures/cindlepup-s.webp', 20 + floor(luck ^ 12 * 2500)
    from made on conflict do nothing`;

/** A creature is as frequent as its rarity, a made card is there once; prices scatter widely. */
const insertListings = `
  with kinds as (
    select array_agg(id order by catalogue_number) as ids from cards where origin = 'catalogue'),
  sellers as (select array_agg(id) as ids from players where username like 'seller%'),
  made as (
    select row_number() over () as n, id from
      (select id from cards c where origin = 'created'
          and not exists (select from listings where card_id = c.id) limit $3) new_ones),
  wanted as (
    select coalesce(made.id, kinds.ids[1 + floor(32 * random() ^ 2)]) as card_id,
           gen_random_uuid() as owned_id, gen_random_uuid() as id,
           sellers.ids[1 + (i - 1) / ${LISTINGS_EACH}] as seller_id
      from generate_series($1::int, $2::int) i cross join kinds cross join sellers
      left join made on made.n = i - $1 + 1),
  owned as (
    insert into owned_cards (id, owner_id, card_id, place, reason, cause)
    select owned_id, seller_id, card_id, 'held', 'gift', 'gift:' || seller_id from wanted),
  held as (
    insert into holds (owned_card_id, holder, holder_id) select owned_id, 'listing', id from wanted)
  insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, listed_at,
    expires_at, element, rarity_rank, strength, name_key)
  select w.id, seller_id, owned_id, card_id,
         least(1000000, greatest(1, round(usd_value_cents * exp(3 * random() - 1.3)))), 5, now(), now() + interval '7 days', element, rarity_rank(rarity),
         attack + defense, name_key
    from wanted w join cards c on c.id = card_id order by w.id`;

const listIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
   where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
     and tablename in ('cards', 'owned_cards', 'holds', 'card_moves', 'listings')`;

/** An index that is built at the end costs a fraction of one that grows row by row. */
async function withoutIndexes(pool: Pool, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(listIndexes);
  for (const { name } of rows) {
    await pool.query(`drop index ${name}`);
  }
  await work();
  for (const { definition } of rows) {
    await pool.query(definition);
  }
}

/** Fills the market up from so many listings to so many. */
export async function seedMarket(pool: Pool, from: number, to: number): Promise<void> {
  await pool.query(insertSellers, [from / LISTINGS_EACH + 1, Math.ceil(to / LISTINGS_EACH)]);
  await withoutIndexes(pool, async () => {
    for (let start = from; start < to; start += AT_ONCE) {
      const end = Math.min(to, start + AT_ONCE);
      const made = Math.floor((end - start) * CREATED_SHARE);
      const before = Math.floor(start * CREATED_SHARE);
      await pool.query(insertCards, [before, before + made - 1]);
      await pool.query(insertListings, [start + 1, end, made]);
    }
  });
  await pool.query("vacuum analyze");
}
