/**
 * The page of the marketplace. However many cards are for sale and whatever the filter, it reads no
 * more than some thousand rows: a filter becomes lanes (cards, or kinds of cards), each of which an
 * index holds in the wanted order, and the page is merged from the heads of all lanes.
 */
import type { Tx } from "#server/lib/db.ts";
import { listingColumns, listingJoins, type ListingRow } from "./queries.ts";

/** `kinds`: all pairs of these elements and ranks. */
export type KindLanes =
  | { by: "all" }
  | { by: "kinds"; elements: readonly string[]; ranks: readonly number[] };

export type Lanes =
  | KindLanes
  | { by: "cards"; ids: readonly string[]; strengths: readonly number[] };

/** What the last listing of the page before was. */
export type Behind = { price: number; position: number; strength: number };

export type PageQuery = {
  lanes: Lanes;
  maxPrice: number;
  /** Part of the name, where lanes do not say which cards have it; empty for any name. */
  part: string;
  /** Null for the first page. */
  behind: Behind | null;
  limit: number;
  now: Date;
};

/** Farther than any listing. */
export const FAR = { price: 2 ** 31 - 1, position: Number.MAX_SAFE_INTEGER, strength: 2 ** 15 - 1 };

type LaneSql = {
  /** One row a lane. */
  from: string;
  /** Ties a listing to its lane. */
  fits: string;
  /** Ties it to a strength, too. */
  fitsStrength: string;
  /** The same filter without lanes. */
  filter: string;
};

const laneSql: Record<Lanes["by"], LaneSql> = {
  all: {
    from: `(select $1::int, $2::int) lane`,
    fits: `true`,
    fitsStrength: `l.strength = level.strength`,
    filter: `$1::int is null and $2::int is null`,
  },
  kinds: {
    from: `(select * from unnest($1::text[]) element, unnest($2::smallint[]) rarity_rank) lane`,
    fits: `l.element = lane.element and l.rarity_rank = lane.rarity_rank`,
    fitsStrength: `l.element = lane.element and l.rarity_rank = lane.rarity_rank
      and l.strength = level.strength`,
    filter: `l.element = any($1::text[]) and l.rarity_rank = any($2::smallint[])`,
  },
  cards: {
    from: `unnest($1::uuid[], $2::smallint[]) lane (card_id, strength)`,
    fits: `l.card_id = lane.card_id`,
    fitsStrength: `l.card_id = lane.card_id and lane.strength = level.strength`,
    filter: `l.card_id = any($1::uuid[]) and l.strength = any($2::smallint[])`,
  },
};

export function laneValues(lanes: Lanes): [unknown, unknown] {
  if (lanes.by === "all") return [null, null];
  return lanes.by === "kinds" ? [lanes.elements, lanes.ranks] : [lanes.ids, lanes.strengths];
}

const valuesOf = ({ lanes, maxPrice, part, limit, now }: PageQuery) => [
  ...laneValues(lanes),
  now,
  maxPrice,
  part,
  limit,
];

/**
 * What the listings of the lanes are compared with, too. Nothing here needs more than an index
 * knows; the statement names `name_key` only where the search needs it.
 */
export const isFitting = ({ part }: PageQuery) =>
  `l.expires_at > $3 and l.price <= $4
     and ${part === "" ? "$5::text = ''" : "l.name_key like '%' || $5 || '%'"}`;

const isOpen = (query: PageQuery) => `l.state = 'open' and ${isFitting(query)}`;

/** What is shown of the listings at these positions. */
export const shown = (positions: string, order: string) =>
  `select ${listingColumns} from (${positions}) found
     join listings l on l.position = found.position and l.state = 'open'
     ${listingJoins} order by ${order}`;

type Direction = "newest" | "ending";

/** All are open equally long: the oldest ends first. A `filter` looks for nothing in an index. */
const byAge = {
  newest: {
    order: "l.position desc",
    behind: "l.position < $7",
    filter: "l.position + 0 < $7",
    start: FAR.position,
  },
  ending: {
    order: "l.position",
    behind: "l.position > $7",
    filter: "l.position + 0 > $7",
    start: 0,
  },
};

const byStrength = {
  order: "l.strength desc, l.price, l.position",
  filter: "(l.strength < $7 or l.strength = $7 and (l.price, l.position) > ($8, $9))",
};

/**
 * Reads all that fit, and sorts them; null when there are more than so many. Each lane is read by
 * price, as its index has it. A bare position would be looked for in the index once a price.
 */
export async function sortFew(
  tx: Tx,
  query: PageQuery,
  sort: Direction | "strongest",
  few: number,
): Promise<ListingRow[] | null> {
  const { from, fits } = laneSql[query.lanes.by];
  const { order, filter } = sort === "strongest" ? byStrength : byAge[sort];
  const columns = sort === "strongest" ? "l.position, l.price, l.strength" : "l.position";
  const { count, positions } = await tx.one<{ count: number; positions: number[] }>(
    `select count(*) as count,
            coalesce((array_agg(l.position::float8 order by ${order}))[1:$6], '{}') as positions
       from (select l.* from ${from} cross join lateral (
         select ${columns} from listings l
          where ${isOpen(query)} and ${fits} and ${filter}
          order by l.price, l.position limit ${few + 1}) l limit ${few + 1}) l`,
    [
      ...valuesOf(query),
      ...(sort === "strongest"
        ? strongestBehind(query)
        : [query.behind?.position ?? byAge[sort].start]),
    ],
  );
  if (count > few) return null;
  return tx.rows<ListingRow>(shown("select unnest($1::bigint[]) as position", order), [positions]);
}

export const strongestBehind = ({ behind }: PageQuery) => [
  behind?.strength ?? FAR.strength,
  behind?.price ?? 0,
  behind?.position ?? 0,
];

/** Looks at one after the other until the page is full: so many fit that this is soon. */
export function walkByAge(tx: Tx, query: PageQuery, direction: Direction): Promise<ListingRow[]> {
  const { filter } = laneSql[query.lanes.by];
  const { order, behind, start } = byAge[direction];
  return tx.rows<ListingRow>(
    shown(
      `select l.position from (
         select l.* from listings l where l.state = 'open' and ${behind}
          order by ${order} offset 0) l
        where ${isOpen(query)} and ${filter} limit $6`,
      order,
    ),
    [...valuesOf(query), query.behind?.position ?? start],
  );
}

const byPrice = {
  cheapest: {
    order: "l.price, l.position",
    behind: "(l.price, l.position) > ($7, $8)",
    start: { price: 0, position: 0 },
  },
  dearest: {
    order: "l.price desc, l.position desc",
    behind: "(l.price, l.position) < ($7, $8)",
    start: FAR,
  },
};

export function sortByPrice(
  tx: Tx,
  query: PageQuery,
  direction: keyof typeof byPrice,
): Promise<ListingRow[]> {
  const { from, fits } = laneSql[query.lanes.by];
  const { order, behind, start } = byPrice[direction];
  const { price, position } = query.behind ?? start;
  return tx.rows<ListingRow>(
    shown(
      `select l.position from ${from} cross join lateral (
         select l.price, l.position from listings l
          where ${isOpen(query)} and ${fits} and ${behind} order by ${order} limit $6) l
        order by ${order} limit $6`,
      order,
    ),
    [...valuesOf(query), price, position],
  );
}

/** Every strength that an open listing has, the greatest first, each found by one look. */
const levelsOfAll = `
  (select strength from listings where state = 'open' and strength <= $7
    order by strength desc limit 1)
  union all
  select (select strength from listings where state = 'open' and strength < level.strength
           order by strength desc limit 1) from level where level.strength is not null`;

const levelsOfCards = `
  select distinct strength from unnest($2::smallint[]) strength where strength <= $7
   order by strength desc`;

/** From one strength to the next until the page is full; the cheapest first among equals. */
export function sortByStrength(tx: Tx, query: PageQuery): Promise<ListingRow[]> {
  const { from, fitsStrength } = laneSql[query.lanes.by];
  const levels = query.lanes.by === "cards" ? levelsOfCards : levelsOfAll;
  const cheapest = "l.price, l.position";
  return tx.rows<ListingRow>(
    `with recursive level (strength) as (${levels})
     ${shown(
       `select l.position from level cross join lateral (
          select l.* from ${from} cross join lateral (
            select l.price, l.position from listings l
             where ${isOpen(query)} and ${fitsStrength}
               and (l.price, l.position) > (case when level.strength = $7 then $8 else 0 end,
                                            case when level.strength = $7 then $9 else 0 end)
             order by ${cheapest} limit $6) l
           order by ${cheapest} limit $6) l
         limit $6`,
       `l.strength desc, ${cheapest}`,
     )}`,
    [...valuesOf(query), ...strongestBehind(query)],
  );
}

/** Null when the id names no listing. */
export const findBehind = (tx: Tx, id: string) =>
  tx.maybe<Behind>(`select price, position, strength from listings where id = $1`, [id]);

export type CardQuery = {
  elements: readonly string[];
  rarities: readonly string[];
  /** Part of a name as names are compared; empty for any. */
  part: string;
  /** What the index knows of such cards. */
  searchParts: readonly string[];
  /** The player whose wishlist has the cards; null for all cards. */
  wishedBy: string | null;
};

export type FoundCards = { ids: string[]; strengths: number[] };

export const findCards = (tx: Tx, query: CardQuery, atMost: number) =>
  tx.one<FoundCards>(
    `select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(strength), '{}') as strengths
       from (select c.id, c.attack + c.defense as strength from ${
         query.wishedBy === null
           ? "cards c where $1::uuid is null and c.search_parts @> $5"
           : "wishes w join cards c on c.id = w.card_id where w.player_id = $1 and $5::text[] is not null"
       } and c.element = any($2) and c.rarity = any($3) and c.name_key like '%' || $4 || '%'
        limit $6) found`,
    [query.wishedBy, query.elements, query.rarities, query.part, query.searchParts, atMost],
  );
