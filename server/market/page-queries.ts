/** The page of the marketplace. */
import type { Sorting } from "#contract/market.ts";
import type { Tx } from "#server/lib/db.ts";
import { listingColumns, listingJoins, type ListingRow } from "./queries.ts";

export type Filters = {
  element: string | null;
  rarityRank: number | null;
  nameKey: string | null;
  maxPrice: number | null;
  /** Whose wishlist it has to be on. */
  wishedBy: string | null;
};

export type PageWish = Filters & {
  sort: Sorting;
  after: string | null;
  limit: number;
  now: Date;
};

/** The order, and what stands behind the listing whose row is `last`. */
const sorts: Record<Sorting, { order: string; behind: string }> = {
  newest: { order: "l.position desc", behind: "l.position < last.position" },
  ending: { order: "l.position", behind: "l.position > last.position" },
  cheapest: {
    order: "l.price, l.position",
    behind: "(l.price, l.position) > (last.price, last.position)",
  },
  dearest: {
    order: "l.price desc, l.position desc",
    behind: "(l.price, l.position) < (last.price, last.position)",
  },
  strongest: {
    order: "l.strength desc, l.price, l.position",
    behind: `l.strength <= last.strength and (l.strength < last.strength
               or (l.price, l.position) > (last.price, last.position))`,
  },
};

export function listPage(tx: Tx, wish: PageWish): Promise<ListingRow[]> {
  const { order, behind } = sorts[wish.sort];
  const values: unknown[] = [wish.now, wish.limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const filters = ["l.state = 'open'", "l.expires_at > $1"];
  if (wish.element !== null) filters.push(`l.element = ${given(wish.element)}`);
  if (wish.rarityRank !== null) filters.push(`l.rarity_rank = ${given(wish.rarityRank)}`);
  if (wish.nameKey !== null) filters.push(`l.name_key like '%' || ${given(wish.nameKey)} || '%'`);
  if (wish.maxPrice !== null) filters.push(`l.price <= ${given(wish.maxPrice)}`);
  if (wish.wishedBy !== null) {
    filters.push(
      `l.card_id in (select card_id from wishes where player_id = ${given(wish.wishedBy)})`,
    );
  }
  const last =
    wish.after === null ? "" : `, (select * from listings where id = ${given(wish.after)}) last`;
  if (wish.after !== null) filters.push(behind);
  return tx.rows<ListingRow>(
    `select ${listingColumns} from (
       select l.* from listings l${last}
        where ${filters.join(" and ")} order by ${order} limit $2) l
     ${listingJoins} order by ${order}`,
    values,
  );
}
