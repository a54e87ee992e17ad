import type { InputOf } from "#contract/endpoint.ts";
import type { listMarketplace, Sorting } from "#contract/market.ts";
import { PRICE_MAX } from "#game/market/limits.ts";
import { elements } from "#game/cards/elements.ts";
import { rank, rarities, type Rarity } from "#game/cards/rarities.ts";
import { cardsOf, nameKey } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { partsOf } from "#server/lib/names/any-part.ts";
import { badInput } from "#server/lib/refuse.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import { lookAhead, type AheadQuery } from "./look-ahead.ts";
import * as queries from "./page-queries.ts";
import type { KindLanes } from "./page-queries.ts";
import { listingOnWire } from "./wire.ts";

const PAGE = 60;
/** So many listings are read and sorted in a few milliseconds. */
const FEW = 3000;
/** How strong they are is not in the index by which they are found. */
const FEW_OF_KIND = 1000;
/** When a name is searched for that more cards have, nearly every listing that one looks at fits. */
const CARDS_AT_MOST = 1000;

/** When the newest listings hold a name so often, looking for its cards would take longest. */
const OFTEN = 40;

type MarketQuery = InputOf<typeof listMarketplace>;

export async function marketplace({ db, now }: Deps, playerId: string, query: MarketQuery) {
  const behind = await findBehind(db, query.cursor);
  const page = {
    maxPrice: query.maxPrice ?? PRICE_MAX,
    behind,
    limit: query.limit ?? PAGE,
    now: new Date(now()),
  };
  const rows = await listPage(db, { query, page, playerId });
  const cardOf = await cardsOf(db, rows);
  return rows.map((row) => listingOnWire(row, cardOf(row.cardId)));
}

async function findBehind(tx: Tx, cursor: string | undefined) {
  if (cursor === undefined) return null;
  const behind = await queries.findBehind(tx, cursor);
  if (!behind) throw badInput(requestRemarks.no_such_cursor);
  return behind;
}

type ListingsRequest = {
  query: MarketQuery;
  page: Omit<queries.PageQuery, "lanes" | "part">;
  playerId: string;
};

async function listPage(tx: Tx, { query, page, playerId }: ListingsRequest) {
  const sort = query.sort ?? "newest";
  const part = nameKey(query.q ?? "");
  const kinds = kindsOf(query);
  const isForNothing = part === "" && (query.q ?? "").trim() !== "";
  if (!kinds || isForNothing) return [];
  const each = { ...page, lanes: lanesOf(kinds), part };
  if (!query.wished) return listShortest(tx, sort, { each, kinds });
  const found = await findLanes(tx, { ...kinds, part, wishedBy: playerId }, each);
  return listSorted(tx, sort, { ...page, ...found, each: found });
}

type AnyWay = { each: AheadQuery; kinds: Kinds };

/** The shortest way first; a page that it does not fill is found by the next one. */
async function listShortest(tx: Tx, sort: Sorting, { each, kinds }: AnyWay) {
  const isNamed = each.part !== "";
  const isSoon = isNamed ? await isOften(tx, each) : mayFillSoon(each, sort);
  const asked = { ...kinds, part: each.part, wishedBy: null };
  const early = isSoon ? null : await findLanes(tx, asked, each);
  if (isSoon || (isNamed && early?.lanes.by !== "cards")) {
    const page = await lookAhead(tx, each, sort, isNamed ? "far" : "near");
    if (page.length === each.limit) return page;
  }
  const found = early ?? (await findLanes(tx, asked, each));
  return listSorted(tx, sort, { ...each, ...found, each });
}

/** In some orders the first listings are all of a few cards; the newest ones are as all others. */
async function isOften(tx: Tx, each: AheadQuery): Promise<boolean> {
  const newest = { ...each, behind: null, limit: OFTEN };
  return (await lookAhead(tx, newest, "newest", "near")).length === OFTEN;
}

/** Whether the first listings that one looks at are the page, as long as there are enough. */
function mayFillSoon({ lanes, maxPrice }: queries.PageQuery, sort: Sorting): boolean {
  const isByPrice = sort === "cheapest" || sort === "dearest";
  return lanes.by === "kinds" && maxPrice === PRICE_MAX && !isByPrice;
}

type FoundLanes = Pick<queries.PageQuery, "lanes" | "part">;

/** `each` is the same filter as what each listing is to be compared with. */
type SortedQuery = queries.PageQuery & { each: FoundLanes };

type CardQuery = Omit<queries.CardQuery, "searchParts">;

/** The cards that are found, where they are few. */
async function findLanes(
  tx: Tx,
  query: CardQuery,
  { lanes, part }: FoundLanes,
): Promise<FoundLanes> {
  const cards = await findCards(tx, query);
  return cards ? { lanes: { by: "cards", ...cards }, part: "" } : { lanes, part };
}

type Kinds = Pick<queries.CardQuery, "elements" | "rarities">;

function kindsOf({ rarity, element }: MarketQuery): Kinds | null {
  if (rarity === null) return null;
  return {
    elements: element === undefined ? elements : [element],
    rarities: rarity === undefined ? rarities : [rarity],
  };
}

const lanesOf = (kinds: Kinds): KindLanes =>
  kinds.elements === elements && kinds.rarities === rarities
    ? { by: "all" }
    : {
        by: "kinds",
        elements: kinds.elements,
        ranks: kinds.rarities.map((rarity) => rank(rarity as Rarity)),
      };

/** Null when the filter names no cards, or when it finds too many cards to look at each. */
async function findCards(tx: Tx, query: CardQuery) {
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
  return part === "" ? kinds : [...kinds, ...partsOf(part)];
}

async function listSorted(tx: Tx, sort: Sorting, query: SortedQuery) {
  if (query.lanes.by === "cards" && query.lanes.ids.length === 0) return [];
  if (sort === "cheapest" || sort === "dearest") return queries.sortByPrice(tx, query, sort);
  return sort === "strongest" ? listByStrength(tx, query) : listByAge(tx, sort, query);
}

/** Each strength of each kind is looked up where it cannot be known that few are to be sorted. */
async function listByStrength(tx: Tx, query: SortedQuery) {
  const mayBeFew = query.lanes.by === "kinds" && query.maxPrice < PRICE_MAX;
  const sorted = mayBeFew ? await queries.sortFew(tx, query, "strongest", FEW_OF_KIND) : null;
  return sorted ?? queries.sortByStrength(tx, query);
}

async function listByAge(tx: Tx, sort: "newest" | "ending", { each, ...query }: SortedQuery) {
  const isFiltered = query.lanes.by !== "all" || query.maxPrice < PRICE_MAX;
  const sorted = isFiltered ? await queries.sortFew(tx, query, sort, FEW) : null;
  return sorted ?? queries.walkByAge(tx, { ...query, ...each }, sort);
}
