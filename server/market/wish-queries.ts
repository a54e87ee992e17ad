/** Which cards players look for. */
import type { Tx } from "#server/lib/db.ts";

export const listWishes = (tx: Tx, playerId: string, now: Date) =>
  tx.rows<{ cardId: string; lowestPrice: number | null }>(
    `select card_id as "cardId", (select price from listings l
              where l.card_id = w.card_id and state = 'open' and expires_at > $2
              order by price, position limit 1) as "lowestPrice"
       from wishes w where player_id = $1 order by wished_at desc, card_id`,
    [playerId, now],
  );

export const isWished = async (tx: Tx, playerId: string, cardId: string) =>
  (await tx.maybe(`select from wishes where player_id = $1 and card_id = $2`, [
    playerId,
    cardId,
  ])) !== null;

export const countOtherWishes = (tx: Tx, playerId: string, cardId: string) =>
  tx.one<{ others: number }>(
    `select count(*) as others from wishes where player_id = $1 and card_id <> $2`,
    [playerId, cardId],
  );

export const insertWish = (tx: Tx, playerId: string, cardId: string) =>
  tx.rows(`insert into wishes (player_id, card_id) values ($1, $2) on conflict do nothing`, [
    playerId,
    cardId,
  ]);

export const deleteWish = (tx: Tx, playerId: string, cardId: string) =>
  tx.rows(`delete from wishes where player_id = $1 and card_id = $2`, [playerId, cardId]);

export type Seen = { cardId: string; sellerId: string; price: number; now: Date };

/**
 * Who is to be told of a card for sale: the ones who have wished longest. Whoever was told of this
 * card within a day hears of a lower price only.
 */
export const markTold = (tx: Tx, { cardId, sellerId, price, now }: Seen, atMost: number) =>
  tx.rows<{ playerId: string }>(
    `update wishes set told_at = $4, told_price = $3
      where card_id = $1 and player_id in (
        select player_id from wishes
         where card_id = $1 and player_id <> $2
           and (told_at is null or told_at <= $4::timestamptz - interval '1 day'
                or told_price > $3)
         order by wished_at limit $5)
     returning player_id as "playerId"`,
    [cardId, sellerId, price, now, atMost],
  );
