/** A marketplace that is the same before every round of purchases. */
import type { Db } from "#server/lib/db.ts";

import type { BenchPlayer } from "#bench/requests/players.ts";
import type { Deal } from "#bench/requests/straight-sql.ts";

export type Stocked = { id: string; sellerId: string };

/** None is more than ten times another, which players who deal with each other may not pay. */
const PRICES = { min: 5, max: 50 };
const COINS_EACH = 1_000_000;

/** Everything that lies in their vaults is put up for sale, by players who have sold before. */
export async function stockUp(db: Db, sellers: readonly BenchPlayer[]): Promise<Stocked[]> {
  const ids = [sellers.map(({ id }) => id)];
  await db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     select player_id, 'coins', ${COINS_EACH}, 'start', 'player:' || player_id, 0 from purses
      where player_id = any($1)`,
    ids,
  );
  // Every purchase brings a mission forward and none completes it: all are alike.
  await db.rows(`update missions set target = 1000000 where objective = 'complete_trades'`);
  return db.rows<Stocked>(
    `with taken as (
       update owned_cards set place = 'held' where place = 'vault' and owner_id = any($1)
       returning id, owner_id, card_id),
     listed as (
       select gen_random_uuid() as id, taken.id as owned_id, owner_id, card_id from taken),
     held as (
       insert into holds (owned_card_id, holder, holder_id)
       select owned_id, 'listing', id from listed)
     insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, listed_at,
       expires_at, element, rarity_rank, strength, name_key)
     select listed.id, owner_id, owned_id, card_id,
            ${PRICES.min} + floor(random() * ${PRICES.max - PRICES.min + 1}), 5, now(),
            now() + interval '7 days', element, rarity_rank(rarity), attack + defense, name_key
       from listed join cards on cards.id = card_id
      order by listed.id returning id, seller_id as "sellerId"`,
    ids,
  );
}

/** Each card goes to a player who is not its seller. */
export const dealsOf = (players: readonly BenchPlayer[], listings: readonly Stocked[]): Deal[] =>
  listings.map(({ id, sellerId }, i) => {
    const buyer = players[(i * 7) % players.length];
    const other = players[(i * 7 + 1) % players.length];
    const buyerId = (buyer?.id === sellerId ? other?.id : buyer?.id) ?? "";
    return { buyerId, listingId: id };
  });

/** What purchases change. */
export const changing = [
  "purses",
  "ledger",
  "owned_cards",
  "holds",
  "card_moves",
  "listings",
  "notifications",
  "mission_progress",
];
