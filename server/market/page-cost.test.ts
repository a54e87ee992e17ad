/** A page of a large market reads little, whatever it is filtered and sorted by. */
import { beforeAll, expect, test } from "vitest";
import { sortings } from "#contract/market.ts";
import { askingBy, type Tx } from "#server/lib/db.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { marketplace } from "./page.ts";
import { makeListings } from "./test-listings.ts";

const game = await testGame();
const LISTINGS = 20_000;

/**
 * The 60 listings that are shown, each with its seller, copy and card, need some 700. The planner
 * reads more of a small market than of a large one, where only indexes are worth it.
 */
const BUFFERS_AT_MOST = 4000;

let player: ActingPlayer;

/** One creature in every second listing, and cards of which few are for sale. */
beforeAll(async () => {
  player = await game.player();
  await game.db.rows(
    `insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
       abilities, special_ability, description, backstory, image_url, thumb_url, usd_value_cents)
     select gen_random_uuid(), 'created', name, name, '',
            (array['fire', 'water', 'air', 'earth', 'ice', 'light', 'spirit'])[1 + n % 7],
            (array['common', 'common', 'common', 'rare', 'epic', 'legendary'])[1 + n % 6],
            15 + n * 7 % 40, 15 + n * 3 % 40, array['Claw'], 'Roar', '', '', '/a.webp',
            '/a-s.webp', 20
       from (select n, string_agg(syllables[1 + n / (20 ^ place)::int % 20], '') as name
               from generate_series(0, 3999) n, generate_series(0, 2) place,
                    (select array['ba', 'dra', 'fel', 'gor', 'nix', 'pel', 'qua', 'ras', 'syl',
                                  'tor', 'umb', 'vyr', 'wol', 'yel', 'zan', 'kor', 'lim', 'mif',
                                  'hes', 'cal'] as syllables) given
              group by n) named`,
  );
  for (const table of ["owned_cards", "listings"]) {
    await game.db.rows(`alter table ${table} disable trigger all`);
  }
  await makeListings(game.db, {
    sellerId: player.id,
    howMany: LISTINGS,
    of: "c.origin = 'created'",
    card: "case when i % 2 = 0 then 7 else i * 7 % 4000 end",
  });
  await game.db.rows(
    `insert into wishes (player_id, card_id)
     select $1, card_id from listings group by card_id order by card_id limit 30`,
    [player.id],
  );
  await game.db.rows("vacuum analyze listings, cards, owned_cards, wishes");
});

type Plan = {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
};

/** Carries out each statement twice: once for what it reads, once for its answer. */
function counting() {
  const read = { buffers: 0 };
  const rows = async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const explained = await game.db.one<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (analyze, buffers, timing off, format json) ${sql}`,
      values,
    );
    const [{ Plan: plan }] = explained["QUERY PLAN"];
    read.buffers += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    return game.db.rows<Row>(sql, values);
  };
  return { read, tx: { ...game.db, ...askingBy(rows) } satisfies Tx };
}

const filters = [
  {},
  { rarity: "common" },
  { rarity: "legendary", element: "spirit" },
  { element: "fire" },
  { maxPrice: 3 },
  { rarity: "legendary", maxPrice: 2 },
  { q: "feldraba" },
  { q: "dra" },
  { q: "rafel" },
  { q: "dra", rarity: "epic" },
  { wished: "yes" },
  { wished: "yes", maxPrice: 20 },
] as const;

test("no page of 20,000 listings reads much", { timeout: 30_000 }, async () => {
  const much: string[] = [];
  for (const filter of filters) {
    for (const sort of sortings) {
      const { read, tx } = counting();
      const deps = { ...game.deps, db: { ...game.db, ...tx } };
      const page = await marketplace(deps, player.id, { ...filter, sort });
      const first = read.buffers;
      const cursor = page.at(-1)?.id;
      if (cursor !== undefined) await marketplace(deps, player.id, { ...filter, sort, cursor });
      const most = Math.max(first, read.buffers - first);
      if (most > BUFFERS_AT_MOST) much.push(`${JSON.stringify(filter)} ${sort}: ${most}`);
    }
  }
  expect(much).toEqual([]);
});
