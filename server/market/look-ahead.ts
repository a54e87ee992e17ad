/**
 * The shortest way to a page: the first listings in the wanted order, of which those are kept that
 * fit. A filter that one of some hundred listings fits fills a page so.
 */
import type { Sorting } from "#contract/market.ts";
import { elements } from "#game/cards/elements.ts";
import type { Tx } from "#server/lib/db.ts";
import {
  FAR,
  isFitting,
  laneValues,
  shown,
  type KindLanes,
  type PageQuery,
  strongestBehind,
} from "./page-queries.ts";
import type { ListingRow } from "./queries.ts";

/** How many listings are looked at. An index alone knows what this needs: it takes 0.3 µs each. */
const reach = { near: 2000, far: 30_000 };

type Order = {
  by: string;
  /** What is read of a listing, all of it from the index. */
  columns: string;
  /** What is behind the page before, in parts that an index holds in this order each. */
  behind: readonly string[];
  values(query: PageQuery): readonly number[];
};

const age = "l.position, l.price, l.expires_at, l.name_key";

const orders: Record<Sorting, Order> = {
  newest: {
    by: "l.position desc",
    columns: age,
    behind: ["l.position < $7"],
    values: ({ behind }) => [behind?.position ?? FAR.position],
  },
  ending: {
    by: "l.position",
    columns: age,
    behind: ["l.position > $7"],
    values: ({ behind }) => [behind?.position ?? 0],
  },
  cheapest: {
    by: "l.price, l.position",
    columns: age,
    behind: ["l.price <= $4 and (l.price, l.position) > ($7, $8)"],
    values: ({ behind }) => [behind?.price ?? 0, behind?.position ?? 0],
  },
  dearest: {
    by: "l.price desc, l.position desc",
    columns: age,
    behind: ["l.price <= $4 and (l.price, l.position) < ($7, $8)"],
    values: ({ behind }) => [behind?.price ?? FAR.price, behind?.position ?? FAR.position],
  },
  strongest: {
    by: "l.strength desc, l.price, l.position",
    columns: `${age}, l.strength`,
    behind: ["l.strength = $7 and (l.price, l.position) > ($8, $9)", "l.strength < $7"],
    values: strongestBehind,
  },
};

/** With an element there are as many lanes as rarities, which are fewer than elements. */
const laneConditions: Record<"all" | "kinds", readonly string[]> = {
  all: ["$1::int is null and $2::int is null"],
  kinds: elements.map(
    (_, i) => `l.element = ($1::text[])[${i + 1}] and l.rarity_rank = ($2::smallint[])[${i + 1}]`,
  ),
};

/** A lane is one pair here. */
const pairsOf = (lanes: KindLanes): KindLanes =>
  lanes.by === "all"
    ? lanes
    : {
        by: "kinds",
        elements: lanes.elements.flatMap((element) => lanes.ranks.map(() => element)),
        ranks: lanes.elements.flatMap(() => lanes.ranks),
      };

export type AheadQuery = PageQuery & { lanes: KindLanes };

/** The beginning of the page, which is the whole of it or not. */
export function lookAhead(
  tx: Tx,
  query: AheadQuery,
  sort: Sorting,
  how: keyof typeof reach,
): Promise<ListingRow[]> {
  const { by, columns, behind, values } = orders[sort];
  // Each part has a limit of its own, so that it is read from its index in order, as far as needed.
  const parts = laneConditions[query.lanes.by].flatMap((lane) =>
    behind.map(
      (after) =>
        `(select ${columns} from listings l where l.state = 'open' and ${lane} and ${after}
           order by ${by} limit ${reach[how]})`,
    ),
  );
  return tx.rows<ListingRow>(
    shown(
      `select l.position from (
         select * from (${parts.join(" union all ")}) l order by ${by} limit ${reach[how]}) l
        where ${isFitting(query)} limit $6`,
      by,
    ),
    [
      ...laneValues(pairsOf(query.lanes)),
      query.now,
      query.maxPrice,
      query.part,
      query.limit,
      ...values(query),
    ],
  );
}
