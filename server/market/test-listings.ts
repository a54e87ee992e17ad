import type { Tx } from "#server/lib/db.ts";

export type MadeListings = {
  sellerId: string;
  howMany: number;
  /** Which cards `c` are for sale, in SQL. */
  of: string;
  /** The number of the card, of `c.how_many` by name, that listing `i` sells, in SQL. */
  card: string;
};

/** Listings at prices of 1 to 289 coins, made by the database itself. */
export const makeListings = (tx: Tx, { sellerId, howMany, of, card }: MadeListings) =>
  tx.rows(
    `with numbered as (
       select row_number() over (order by name_key) - 1 as n, count(*) over () as how_many, c.*
         from cards c where ${of}),
     wanted as (
       select gen_random_uuid() as listing_id, gen_random_uuid() as owned_id, c.*, i,
              1 + i * 31 % 97 * (1 + i % 3) as price
         from generate_series(1, ${howMany}) i join numbered c on c.n = ${card}),
     owned as (
       insert into owned_cards (id, owner_id, card_id, place, reason, cause)
       select owned_id, $1, id, 'vault', 'test', 'test:page' from wanted)
     insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, listed_at,
       expires_at, element, rarity_rank, strength, name_key)
     select listing_id, $1, owned_id, id, price, 5, now(), now() + interval '7 days', element,
            rarity_rank(rarity), attack + defense, name_key
       from wanted order by i`,
    [sellerId],
  );
