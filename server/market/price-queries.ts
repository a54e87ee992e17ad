/** What cards were sold for. */
import type { Sales } from "#game/market/guidance.ts";
import type { Tx } from "#server/lib/db.ts";

export const salesSince = (tx: Tx, cardId: string, since: Date) =>
  tx.one<Sales>(
    `select count(*) as count, percentile_cont(0.5) within group (order by sold_for) as middle
       from listings where card_id = $1 and state = 'sold' and ended_at > $2`,
    [cardId, since],
  );

export const lastSales = (tx: Tx, cardId: string, howMany: number) =>
  tx.rows<{ price: number; soldAt: Date }>(
    `select sold_for as price, ended_at as "soldAt" from listings
      where card_id = $1 and state = 'sold' order by ended_at desc limit $2`,
    [cardId, howMany],
  );

export const bestOffers = (tx: Tx, cardId: string, now: Date) =>
  tx.one<{ lowestPrice: number | null; highestOrder: number | null }>(
    `select (select price from listings
              where card_id = $1 and state = 'open' and expires_at > $2
              order by price, position limit 1) as "lowestPrice",
            (select price from buy_orders
              where card_id = $1 and state = 'open' and expires_at > $2
              order by price desc, position limit 1) as "highestOrder"`,
    [cardId, now],
  );

/** Whether a card has gone from one to the other since then. */
export const haveDealt = (tx: Tx, [a, b]: readonly [string, string], since: Date) =>
  tx.one<{ dealt: boolean }>(
    `select exists (select from card_moves where from_id = $1 and to_id = $2 and created_at > $3)
         or exists (select from card_moves where from_id = $2 and to_id = $1 and created_at > $3)
            as dealt`,
    [a, b, since],
  );
