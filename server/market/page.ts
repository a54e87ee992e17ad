import type { Sorting } from "#contract/market.ts";
import { parseRarity, rank } from "#game/cards/rarities.ts";
import { nameKey } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { isId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { listPage, type Filters } from "./page-queries.ts";
import { cardsOf, listingOnWire } from "./wire.ts";

const PAGE = 60;

export type MarketWish = {
  q?: string | undefined;
  rarity?: string | undefined;
  element?: string | undefined;
  maxPrice?: number | undefined;
  wished?: "yes" | undefined;
  sort?: Sorting | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

export async function marketplace(deps: Deps, playerId: string, wish: MarketWish) {
  const { db } = deps;
  const filters = filtersOf(wish, playerId);
  if (!filters) return [];
  const rows = await listPage(db, {
    ...filters,
    sort: wish.sort ?? "newest",
    after: cursorOf(wish),
    limit: wish.limit ?? PAGE,
    now: new Date(deps.now()),
  });
  const cardOf = await cardsOf(db, rows);
  return rows.map((row) => listingOnWire(row, cardOf(row.cardId)));
}

function cursorOf({ cursor }: MarketWish): string | null {
  if (cursor === undefined || isId(cursor)) return cursor ?? null;
  throw new RefusedError("bad_input", "This cursor names no offer.", 400);
}

/** Null when nothing can be found: such as by a rarity that does not exist. */
function filtersOf(wish: MarketWish, playerId: string): Filters | null {
  const rarity = wish.rarity ? parseRarity(wish.rarity) : undefined;
  const name = wish.q?.trim() ? nameKey(wish.q) : undefined;
  if (rarity === null || name === "") return null;
  return {
    element: wish.element ?? null,
    rarityRank: rarity ? rank(rarity) : null,
    nameKey: name ?? null,
    maxPrice: wish.maxPrice ?? null,
    wishedBy: wish.wished === "yes" ? playerId : null,
  };
}
