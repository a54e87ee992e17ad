import { beforeAll, expect, test } from "vitest";
import * as market from "#contract/market.ts";
import { sortings, type Sorting } from "#contract/market.ts";
import { newId } from "#server/lib/ids.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { makeListings } from "./test-listings.ts";

const game = await testGame();

type Listing = {
  id: string;
  cardId: string;
  price: number;
  position: number;
  strength: number;
  name: string;
  element: string;
  rarity: string;
};

type MarketQuery = Parameters<typeof search>[0];

let all: Listing[] = [];
let player: ActingPlayer;
let wished = new Set<string>();

/** More cards than are looked at one by one, and more listings than are sorted at once. */
beforeAll(async () => {
  player = await game.player();
  await game.db.rows(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
       abilities, special_ability, description, backstory, image_url, thumb_url, usd_value_cents)
     select gen_random_uuid(), 'created', name, name, '',
            (array['fire', 'water', 'air', 'spirit'])[1 + n % 4],
            (array['common', 'common', 'common', 'rare', 'epic'])[1 + n % 5], 15 + n * 7 % 40,
            15 + n * 3 % 40, array['Claw'], 'Roar', '', '', '/a.webp', '/a-s.webp', 20
       from (select n, 'um' || string_agg(syllables[1 + n / (10 ^ place)::int % 10], '') as name
               from generate_series(0, 2600) n, generate_series(0, 3) place,
                    (select array['um', 'bra', 'fel', 'gor', 'nix', 'pel', 'qua', 'ras', 'syl',
                                  'tor'] as syllables) given
              group by n) named`,
  );
  await makeListings(game.db, {
    sellerId: player.id,
    howMany: 5200,
    of: "true",
    card: "i * 7 % c.how_many",
  });
  all = await game.db.rows<Listing>(
    `select l.id, l.card_id as "cardId", price, position, strength, l.name_key as name, l.element,
            c.rarity from listings l join cards c on c.id = l.card_id`,
  );
  wished = new Set(all.slice(0, 40).map(({ cardId }) => cardId));
  for (const cardId of wished) await player.call(market.addWish, { cardId });
});

const orders: Record<Sorting, (a: Listing, b: Listing) => number> = {
  newest: (a, b) => b.position - a.position,
  ending: (a, b) => a.position - b.position,
  cheapest: (a, b) => a.price - b.price || a.position - b.position,
  dearest: (a, b) => b.price - a.price || b.position - a.position,
  strongest: (a, b) => b.strength - a.strength || a.price - b.price || a.position - b.position,
};

const search = (query: {
  q?: string;
  rarity?: string;
  element?: "fire" | "spirit" | "dark";
  maxPrice?: number;
  wished?: "yes";
  sort?: Sorting;
  limit?: number;
  cursor?: string;
}) => player.call(market.listMarketplace, query);

const fits = (listing: Listing, { q, rarity, element, maxPrice, wished: isWished }: MarketQuery) =>
  (q === undefined || listing.name.includes(q)) &&
  (rarity === undefined || listing.rarity === rarity) &&
  (element === undefined || listing.element === element) &&
  (maxPrice === undefined || listing.price <= maxPrice) &&
  (isWished === undefined || wished.has(listing.cardId));

/** The first pages, one after the other. */
async function read(query: MarketQuery, pages: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; page < pages; page++) {
    const cursor = ids.at(-1);
    const { status, body } = await search({ ...query, ...(cursor !== undefined && { cursor }) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    ids.push(...body.map(({ id }) => id));
    if (body.length < 60) break;
  }
  return ids;
}

const filters: MarketQuery[] = [
  {},
  { rarity: "common" },
  { rarity: "mythical" },
  { element: "fire" },
  { element: "dark", rarity: "common" },
  { element: "spirit", rarity: "epic", maxPrice: 30 },
  { maxPrice: 3 },
  { maxPrice: 250 },
  { q: "u" },
  { q: "um" },
  { q: "um", rarity: "common" },
  { q: "u", rarity: "epic", element: "spirit" },
  { q: "umbrafel" },
  { q: "syl", maxPrice: 20 },
  { q: "qxz" },
  { wished: "yes" },
  { wished: "yes", q: "um", rarity: "common", maxPrice: 90 },
];

test.for(sortings.flatMap((sort) => filters.map((filter) => ({ ...filter, sort }))))(
  "%j finds what fits, in order, page by page",
  async (query) => {
    const expected = all.filter((listing) => fits(listing, query)).toSorted(orders[query.sort]);

    const found = await read(query, 3);

    expect(found).toEqual(expected.slice(0, 180).map(({ id }) => id));
  },
);

test("a page has 60 listings, the newest first unless another order is asked for", async () => {
  const newest = all.toSorted(orders.newest).map(({ id }) => id);
  expect((await search({})).body.map(({ id }) => id)).toEqual(newest.slice(0, 60));
  expect((await search({ limit: 3 })).body.map(({ id }) => id)).toEqual(newest.slice(0, 3));
});

test("a listing says all that a buyer wants to know", async () => {
  const [listing] = (await search({ sort: "strongest" })).body;
  const { id, cardId, price } = all.toSorted(orders.strongest)[0]!;
  expect(listing).toMatchObject({
    id,
    cardId,
    price,
    type: "sell",
    sellerId: player.id,
    sellerName: player.username,
    level: 1,
    card: { id: cardId },
  });
});

test("words are searched for without case, accents and doubled letters", async () => {
  const [first, second] = [await search({ q: "serafawn" }), await search({ q: " SÉRA-FAAWN " })];
  expect(first.body.length).toBeGreaterThan(0);
  expect(second.body).toEqual(first.body);
});

test("mythic is another word for mythical, and what does not exist finds nothing", async () => {
  expect((await search({ rarity: "mythic" })).body).toEqual(
    (await search({ rarity: "mythical" })).body,
  );
  expect((await search({ rarity: "uncommon" })).body).toEqual([]);
  expect((await search({ rarity: "" })).body.length).toBeGreaterThan(0);
  expect((await search({ q: "!?" })).body).toEqual([]);
});

test.for([{ cursor: "17" }, { cursor: newId() }, { limit: 0 }, { limit: 201 }, { maxPrice: 0 }])(
  "%j is not understood",
  async (query) => {
    expect((await search(query)).status).toBe(400);
  },
);

test("a card that changes is found as it is now", async () => {
  const { cardId } = all.find(({ name }) => name.startsWith("umbrafel"))!;
  const before = (await search({ q: "Nebulon" })).body;

  await game.db.rows(
    `update cards set name = 'Nebulon', name_key = 'nebulon', element = 'dark' where id = $1`,
    [cardId],
  );

  const after = (await search({ q: "Nebulon", element: "dark" })).body;
  expect(before).toEqual([]);
  expect(new Set(after.map((listing) => listing.cardId))).toEqual(new Set([cardId]));
});
