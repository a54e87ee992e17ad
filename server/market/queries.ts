/** Listings, one by one, and wishes. */
import type { Finish } from "#game/cards/finishes.ts";
import type { ListingState } from "#game/market/purchase.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { lockThenRead } from "#server/lib/lock.ts";

export type ListingRow = {
  id: string;
  sellerId: string;
  sellerName: string;
  ownedCardId: string;
  cardId: string;
  price: number;
  feePercent: number;
  state: ListingState;
  listedAt: Date;
  expiresAt: Date;
  experience: number;
  nftAddress: string | null;
  finish: Finish;
};

export const listingColumns = `l.id, l.seller_id as "sellerId", p.shown_name as "sellerName",
  l.owned_card_id as "ownedCardId", l.card_id as "cardId", l.price,
  l.fee_percent as "feePercent", l.state, l.listed_at as "listedAt", l.expires_at as "expiresAt",
  o.experience, o.nft_address as "nftAddress", o.finish`;

/**
 * What a listing shows of its seller and its copy, in the one statement that reads a page of
 * listings.
 */
export const listingJoins = `join players p on p.id = l.seller_id
  join owned_cards o on o.id = l.owned_card_id`;

const listByIds = (tx: Tx, ids: readonly string[]) =>
  tx.rows<ListingRow>(
    `select ${listingColumns} from listings l ${listingJoins} where l.id = any($1)`,
    [ids],
  );

export const findListing = async (tx: Tx, id: string) => (await listByIds(tx, [id]))[0] ?? null;

export const listOfSeller = (tx: Tx, sellerId: string, now: Date) =>
  tx.rows<ListingRow>(
    `select ${listingColumns} from listings l ${listingJoins}
      where l.seller_id = $1 and l.state = 'open' and l.expires_at > $2
      order by l.position desc`,
    [sellerId, now],
  );

/** Locked until the commit, in the order of ids. Purses are locked after it, never before. */
export const lockListings = (tx: Tx, ids: readonly string[]) =>
  lockThenRead(
    tx,
    [`select id from listings where id = any($1) order by id for update`, [ids]],
    (locked) => listByIds(tx, locked),
  );

export const lockListing = async (tx: Tx, id: string) => (await lockListings(tx, [id]))[0] ?? null;

/** Locks in the order of ids, as every caller that locks several. */
export const lockOpenOfSeller = (tx: Tx, sellerId: string) =>
  tx.rows<{ id: string; ownedCardId: string }>(
    `select id, owned_card_id as "ownedCardId" from listings
      where seller_id = $1 and state = 'open' order by id for update`,
    [sellerId],
  );

/** Null when another transaction has it locked, or when it is over. */
export const lockOverdue = (tx: Tx, id: string, now: Date) =>
  tx.maybe<{ sellerId: string; ownedCardId: string; cardId: string }>(
    `select seller_id as "sellerId", owned_card_id as "ownedCardId", card_id as "cardId"
       from listings where id = $1 and state = 'open' and expires_at <= $2
        for update skip locked`,
    [id, now],
  );

export type NewListing = Pick<
  ListingRow,
  "id" | "sellerId" | "ownedCardId" | "price" | "feePercent" | "listedAt" | "expiresAt"
>;

export const insertListing = (tx: Tx, listing: NewListing) =>
  tx.rows(
    `insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, listed_at,
       expires_at, element, rarity_rank, strength, name_key)
     select $1, $2, o.id, c.id, $4, $5, $6, $7, c.element, rarity_rank(c.rarity),
            c.attack + c.defense, c.name_key
       from owned_cards o join cards c on c.id = o.card_id where o.id = $3`,
    [
      listing.id,
      listing.sellerId,
      listing.ownedCardId,
      listing.price,
      listing.feePercent,
      listing.listedAt,
      listing.expiresAt,
    ],
  );

/** It came to nothing. */
export const endListing = (tx: Tx, id: string, state: "cancelled" | "expired", now: Date) =>
  tx.rows(`update listings set state = $2, ended_at = $3 where id = $1`, [id, state, now]);

export type SoldListing = { id: string; buyerId: string; soldFor: number; fee: number; now: Date };

export const markSold = (tx: Tx, sold: readonly SoldListing[]) =>
  tx.rows(
    `update listings l
        set state = 'sold', buyer_id = sold.buyer_id, sold_for = sold.price, fee = sold.fee,
            ended_at = sold.at
       from unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::timestamptz[])
         as sold (id, buyer_id, price, fee, at)
      where l.id = sold.id`,
    [
      sold.map(({ id }) => id),
      sold.map(({ buyerId }) => buyerId),
      sold.map(({ soldFor }) => soldFor),
      sold.map(({ fee }) => fee),
      sold.map(({ now }) => now),
    ],
  );

/** What a seller has on the market, and whether the first sales are over; `sold` counts to five. */
export const countOfSeller = (tx: Tx, sellerId: string, soldAtMost: number) =>
  tx.one<{ open: number; openFree: number; sold: number }>(
    `select count(*) as open, count(*) filter (where fee_percent = 0) as "openFree",
            (select count(*) from (select from listings
               where seller_id = $1 and state = 'sold' limit $2) sales) as sold
       from listings where seller_id = $1 and state = 'open'`,
    [sellerId, soldAtMost],
  );

/** All last equally long, so the first ones are over first. */
export const listOverdue =
  (table: "listings" | "buy_orders") => (tx: Tx, now: Date, howMany: number) =>
    tx.rows<{ id: string }>(
      `select id from (select id, position, expires_at from ${table} where state = 'open'
                        order by position limit $2) oldest
        where expires_at <= $1 order by position`,
      [now, howMany],
    );

// Which cards players look for.

export const listWishes = (tx: Tx, playerId: string, now: Date) =>
  tx.rows<{ cardId: string; lowestPrice: number | null }>(
    `select card_id as "cardId", (select price from listings l
              where l.card_id = w.card_id and state = 'open' and expires_at > $2
                and seller_id <> w.player_id
              order by price, position limit 1) as "lowestPrice"
       from wishes w where player_id = $1 order by wished_at desc, card_id`,
    [playerId, now],
  );

export const isWished = (tx: Tx, playerId: string, cardId: string) =>
  tx.any(`select from wishes where player_id = $1 and card_id = $2`, [playerId, cardId]);

export const countOtherWishes = (tx: Tx, playerId: string, cardId: string) =>
  tx.one<{ others: number }>(
    `select count(*) as others from wishes where player_id = $1 and card_id <> $2`,
    [playerId, cardId],
  );

export const insertWish = (tx: Tx, playerId: string, cardId: string) =>
  tx.rows(...insertInto("wishes", { playerId, cardId }, "on conflict do nothing"));

export const deleteWish = (tx: Tx, playerId: string, cardId: string) =>
  tx.rows(`delete from wishes where player_id = $1 and card_id = $2`, [playerId, cardId]);

export type NewlyListed = { cardId: string; sellerId: string; price: number; now: Date };

/**
 * Marks the players to notify of a card for sale, those who have wished for it longest first. A
 * player is notified of the same card again within a day only when the price is at least 10 %
 * lower, so that a seller cannot flood others with notifications.
 */
export const markNotified = (
  tx: Tx,
  { cardId, sellerId, price, now }: NewlyListed,
  atMost: number,
) =>
  tx.rows<{ playerId: string }>(
    `update wishes set told_at = $4, told_price = $3
      where card_id = $1 and player_id in (
        select player_id from wishes
         where card_id = $1 and player_id <> $2
           and (told_at is null or told_at <= $4::timestamptz - interval '1 day'
                or $3 <= told_price * 0.9)
         order by wished_at limit $5)
     returning player_id as "playerId"`,
    [cardId, sellerId, price, now, atMost],
  );
