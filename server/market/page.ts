import type { InputOf } from "#contract/endpoint.ts";
import type { listMarketplace, Sorting } from "#contract/market.ts";
import { PRICE_MAX } from "#game/market/limits.ts";
import { elements } from "#game/cards/elements.ts";
import { rank, rarities, type Rarity } from "#game/cards/rarities.ts";
import { cardsOf, nameKey } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { badInput } from "#server/lib/refuse.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import * as queries from "./page-queries.ts";
import { listingOnWire } from "./wire.ts";

const PAGE = 60;
/** So many listings are read and sorted in a few milliseconds. */
const FEW = 3000;
/** When a name is searched for that more cards have, nearly every listing that one looks at fits. */
const CARDS_AT_MOST = 1000;

type MarketQuery = InputOf<typeof listMarketplace>;

export async function marketplace({ db, now }: Deps, playerId: string, query: MarketQuery) {
  const [behind, found] = await Promise.all([
    findBehind(db, query.cursor),
    findLanes(db, query, playerId),
  ]);
  if (!found) return [];
  const rows = await listPage(db, query.sort ?? "newest", {
    ...found,
    maxPrice: query.maxPrice ?? PRICE_MAX,
    behind,
    limit: query.limit ?? PAGE,
    now: new Date(now()),
  });
  const cardOf = await cardsOf(db, rows);
  return rows.map((row) => listingOnWire(row, cardOf(row.cardId)));
}

async function findBehind(tx: Tx, cursor: string | undefined) {
  if (cursor === undefined) return null;
  const behind = await queries.findBehind(tx, cursor);
  if (!behind) throw badInput(requestRemarks.no_such_cursor);
  return behind;
}

type Found = Pick<queries.PageQuery, "lanes" | "part">;

/** The same cards twice: as lanes to merge, and as what each listing is to be compared with. */
type FoundTwice = Found & { each: Found };

type SortedQuery = queries.PageQuery & { each: Found };

/** Null when nothing can be found: such as by a rarity that does not exist. */
async function findLanes(tx: Tx, query: MarketQuery, playerId: string): Promise<FoundTwice | null> {
  const part = nameKey(query.q ?? "");
  const kinds = kindsOf(query);
  const isForNothing = part === "" && (query.q ?? "").trim() !== "";
  if (!kinds || isForNothing) return null;
  const each = { lanes: lanesOf(kinds), part };
  const wishedBy = query.wished ? playerId : null;
  const cards = await findCards(tx, { ...kinds, part, wishedBy });
  if (!cards) return { ...each, each };
  if (cards.ids.length === 0) return null;
  const found = { lanes: { by: "cards", ...cards }, part: "" } as const;
  return { ...found, each: wishedBy === null ? each : found };
}

type Kinds = Pick<queries.CardQuery, "elements" | "rarities">;

function kindsOf({ rarity, element }: MarketQuery): Kinds | null {
  if (rarity === null) return null;
  return {
    elements: element === undefined ? elements : [element],
    rarities: rarity === undefined ? rarities : [rarity],
  };
}

const lanesOf = (kinds: Kinds): queries.Lanes =>
  kinds.elements === elements && kinds.rarities === rarities
    ? { by: "all" }
    : {
        by: "kinds",
        elements: kinds.elements,
        ranks: kinds.rarities.map((rarity) => rank(rarity as Rarity)),
      };

/** Null when the filter names no cards, or when it finds too many cards to look at each. */
async function findCards(tx: Tx, query: Omit<queries.CardQuery, "searchParts">) {
  const searchParts = searchPartsOf(query);
  const isAnyName = query.part === "" || (query.part.length === 1 && searchParts.length === 1);
  if (query.wishedBy === null && isAnyName) return null;
  const cards = await queries.findCards(tx, { ...query, searchParts }, CARDS_AT_MOST + 1);
  return cards.ids.length > CARDS_AT_MOST ? null : cards;
}

/** Up to three letters in a row, the element and the rarity, as the database keeps them. */
function searchPartsOf({
  part,
  elements: ofElements,
  rarities: ofRarities,
}: Kinds & { part: string }) {
  const kinds = [ofElements, ofRarities].flatMap((few) => (few.length === 1 ? [`=${few[0]}`] : []));
  if (part.length <= 3) return part === "" ? kinds : [...kinds, part];
  const starts = Array.from({ length: part.length - 2 }, (_, start) => start);
  return [...kinds, ...starts.map((start) => part.slice(start, start + 3))];
}

function listPage(tx: Tx, sort: Sorting, query: SortedQuery) {
  if (sort === "strongest") return queries.sortByStrength(tx, query);
  if (sort === "cheapest" || sort === "dearest") return queries.sortByPrice(tx, query, sort);
  return listByAge(tx, sort, query);
}

async function listByAge(tx: Tx, sort: "newest" | "ending", { each, ...query }: SortedQuery) {
  const isFiltered = query.lanes.by !== "all" || query.maxPrice < PRICE_MAX;
  const canSort = isFiltered && (await queries.areFew(tx, query, FEW));
  return canSort
    ? queries.sortByAge(tx, query, sort)
    : queries.walkByAge(tx, { ...query, ...each }, sort);
}
