/** A marketplace that is the same before every round of purchases. */
import type { Pool } from "pg";
import type { Db } from "#server/lib/db.ts";

export type Stocked = { id: string; sellerId: string };

const PRICE_MAX = 50;
const COINS_EACH = 1_000_000;

/** Everything that lies in the vaults is put up for sale, by players who have sold before. */
export async function stockUp(db: Db): Promise<Stocked[]> {
  await db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select player_id, 'coins', ${COINS_EACH}, 'start', 'player:' || player_id, 0 from purses`,
  );
  // Every purchase brings a mission forward and none completes it: all are alike.
  await db.rows(`update missions set target = 1000000 where objective = 'complete_trades'`);
  return db.rows<Stocked>(
    `with taken as (
       update owned_cards set place = 'held' where place = 'vault' returning id, owner_id, card_id),
     listed as (
       select gen_random_uuid() as id, taken.id as owned_id, owner_id, card_id from taken),
     held as (
       insert into holds (owned_card_id, holder, holder_id)
       select owned_id, 'listing', id from listed)
     insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, listed_at,
       expires_at, element, rarity_rank, strength, name_key)
     select listed.id, owner_id, owned_id, card_id, 1 + floor(random() * ${PRICE_MAX}), 5, now(),
            now() + interval '7 days', element, rarity_rank(rarity), attack + defense, name_key
       from listed join cards on cards.id = card_id
      order by listed.id returning id, seller_id as "sellerId"`,
  );
}

const changing = [
  "purses",
  "ledger",
  "owned_cards",
  "holds",
  "card_moves",
  "listings",
  "notifications",
  "mission_progress",
];

/** Remembers how things stand, and returns what brings everything back there. */
export async function remember(pool: Pool): Promise<() => Promise<void>> {
  await pool.query("create schema bench");
  const columns = new Map<string, string>();
  for (const table of changing) {
    const { rows } = await pool.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    columns.set(table, rows[0]?.names ?? "");
    await pool.query(`create table bench.${table} as table ${table}`);
  }
  return async () => {
    const refilled = changing.map(
      (table) =>
        `insert into ${table} (${columns.get(table)}) overriding system value
           select ${columns.get(table)} from bench.${table}`,
    );
    await pool.query(
      `begin; set local session_replication_role = replica;
       truncate ${changing.join(", ")} cascade; ${refilled.join("; ")}; commit`,
    );
    await pool.query("vacuum analyze");
    await pool.query("checkpoint");
  };
}
