/** Buy orders; the book of a card: who waits to sell or buy it; and what it was sold for. */
import type { OrderOnWire } from "#contract/market.ts";
import type { Sales } from "#game/market/guidance.ts";
import type { RestingOrder } from "#game/market/matching.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import type { RowOf } from "#server/lib/database/moments.ts";

export type OrderRow = RowOf<Omit<OrderOnWire, "card">, "orderedAt" | "expiresAt"> & {
  buyerId: string;
};

const orderColumns = `id, buyer_id as "buyerId", card_id as "cardId", price, state,
  ordered_at as "orderedAt", expires_at as "expiresAt"`;

/**
 * Listings and orders for the same card are placed one after the other. So two that match never
 * rest in the book side by side.
 */
export const lockOrderBook = (tx: Tx, cardId: string) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('book:' || $1, 0))`, [cardId]);

export type OrderBookQuery = {
  cardId: string;
  /** The player of the incoming order, who never trades with themselves. */
  playerId: string;
  price: number;
  /** The highest price between two players who have dealt since `dealtSince`. */
  mostAmongFriends: number;
  dealtSince: Date;
  now: Date;
};

export type OrderBookRow = RestingOrder & { id: string };

const dealt = (other: string) => `(
  exists (select from card_moves where from_id = $2 and to_id = ${other} and created_at > $5)
  or exists (select from card_moves where from_id = ${other} and to_id = $2 and created_at > $5))`;

const queryValues = (query: OrderBookQuery) => [
  query.cardId,
  query.playerId,
  query.price,
  query.mostAmongFriends,
  query.dealtSince,
  query.now,
];

export const bestOrders = (tx: Tx, query: OrderBookQuery) =>
  tx.rows<OrderBookRow>(
    `select id, buyer_id as "playerId", price, position, null as "mostToPay" from buy_orders
      where card_id = $1 and state = 'open' and buyer_id <> $2 and price >= $3 and expires_at > $6
        and (price <= $4 or not ${dealt("buyer_id")})
      order by price desc, position limit 5`,
    queryValues(query),
  );

export const bestListings = (tx: Tx, query: OrderBookQuery) =>
  tx.rows<OrderBookRow>(
    `select id, seller_id as "playerId", price, position, null as "mostToPay" from listings
      where card_id = $1 and state = 'open' and seller_id <> $2 and price <= $3 and expires_at > $6
        and (price <= $4 or not ${dealt("seller_id")})
      order by price, position limit 5`,
    queryValues(query),
  );

/** Null when it has ended in the meantime. */
export const lockOpenListing = (tx: Tx, id: string) =>
  tx.maybe(`select id from listings where id = $1 and state = 'open' for update`, [id]);

export const lockOpenOrder = (tx: Tx, id: string) =>
  tx.maybe(`select id from buy_orders where id = $1 and state = 'open' for update`, [id]);

export const lockOrder = (tx: Tx, id: string) =>
  tx.maybe<OrderRow>(`select ${orderColumns} from buy_orders where id = $1 for update`, [id]);

export const lockOpenOfBuyer = (tx: Tx, buyerId: string) =>
  tx.rows<OrderRow>(
    `select ${orderColumns} from buy_orders
      where buyer_id = $1 and state = 'open' order by id for update`,
    [buyerId],
  );

/** Null when another transaction has it locked, or when it is over. */
export const lockOverdueOrder = (tx: Tx, id: string, now: Date) =>
  tx.maybe<OrderRow>(
    `select ${orderColumns} from buy_orders
      where id = $1 and state = 'open' and expires_at <= $2 for update skip locked`,
    [id, now],
  );

export const insertOrder = (tx: Tx, order: Omit<OrderRow, "state">) =>
  tx.rows(...insertInto("buy_orders", order));

/** `listingId`: what filled it. */
export const endOrder = (tx: Tx, id: string, { state, listingId = null, now }: OrderEnd) =>
  tx.rows(...updateRow("buy_orders", { id }, { state, listingId, endedAt: now }));

type OrderEnd = { state: "filled" | "cancelled" | "expired"; listingId?: string | null; now: Date };

export const countOpenOrders = (tx: Tx, buyerId: string) =>
  tx.one<{ open: number }>(
    `select count(*) as open from buy_orders where buyer_id = $1 and state = 'open'`,
    [buyerId],
  );

export const listOpenOrders = (tx: Tx, buyerId: string, now: Date) =>
  tx.rows<OrderRow>(
    `select ${orderColumns} from buy_orders
      where buyer_id = $1 and state = 'open' and expires_at > $2 order by position desc`,
    [buyerId, now],
  );

export const salesSince = (tx: Tx, cardId: string, since: Date) =>
  tx.one<Sales>(
    `select count(*) as count, percentile_cont(0.5) within group (order by sold_for) as middle
       from listings where card_id = $1 and state = 'sold' and ended_at > $2`,
    [cardId, since],
  );

export const lastSales = (tx: Tx, cardId: string, howMany: number) =>
  tx.rows<{ price: number; soldAt: Date }>(
    `select sold_for as price, ended_at as "soldAt" from listings
      where card_id = $1 and state = 'sold' and sold_for is not null and ended_at is not null
      order by ended_at desc limit $2`,
    [cardId, howMany],
  );

/** For each of these pairs whether a card has gone from one to the other since then. */
export const listDealt = (tx: Tx, pairs: readonly (readonly [string, string])[], since: Date) =>
  tx.rows<{ dealt: boolean }>(
    `select exists (select from card_moves where from_id = a and to_id = b and created_at > $3)
         or exists (select from card_moves where from_id = b and to_id = a and created_at > $3)
            as dealt
       from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (a, b, n) order by n`,
    [pairs.map(([a]) => a), pairs.map(([, b]) => b), since],
  );
