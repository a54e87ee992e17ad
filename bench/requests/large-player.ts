/** How long a player with very many cards and friends waits for what the screens ask. */
import type { Pool } from "pg";
import { getAlbum } from "#contract/album.ts";
import { getFriends } from "#contract/friends.ts";
import { listLooks } from "#contract/looks.ts";
import { listSeasons } from "#contract/missions.ts";
import { getPlayerPage, setShowcase } from "#contract/showcase.ts";
import { seasonIds } from "#game/missions/seasons.ts";
import { SHOWCASE_SIZE } from "#game/showcase/showcase.ts";
import { withBrowser } from "#bench/browser.ts";
import { largestPaintMs, paintCircumstances } from "#bench/paint.ts";
import { withGame, withProgram, type GameProcess, type Program } from "#bench/processes.ts";
import type { Extent, Section, Table } from "#bench/table.ts";
import type { Order } from "./callers.ts";
import type { Measured } from "./measured.ts";
import { oneByOne } from "./one-by-one.ts";
import { CARDS_EACH, makePlayers, type BenchPlayer } from "./players.ts";
import { callOnce, requestOf, type WireCall } from "./wire.ts";

const extents = {
  whole: {
    cards: 5000,
    friends: 200,
    times: 1000,
    visits: 5,
    pages: ["/", "/album", "/friends", "/cards", "/missions"],
  },
  short: { cards: 100, friends: 3, times: 2, visits: 1, pages: ["/friends"] },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

const FIRST = 50;
const CALLERS = 32;
const AIM_MS = 50;

export const largePlayer: Section = {
  name: "large-player",
  measure: (extent) =>
    withGame((game) =>
      withProgram("requests/callers.ts", async (callers) => {
        const sizes = extents[extent];
        const [player, ...friends] = await makePlayers(game.db, sizes.friends + 1);
        if (!player) throw new Error("there is no player");
        await enlarge(game.pool, player, friends, sizes);
        await show(game, player);
        const bench = { game, callers, player, friends };
        return [await measureAll(bench, sizes), await measurePaint(bench, sizes)];
      }),
    ),
};

/** Every friend has made five creatures; half of the player's cards are such creatures. */
const makeCreatures = `
  insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack, defense,
    abilities, special_ability, description, backstory, image_url, thumb_url, usd_value_cents,
    creator_id)
  select gen_random_uuid(), 'created', 'Bench ' || n || ' of ' || p.username,
         'bench ' || n || ' of ' || p.username, '', element, rarity, attack, defense, abilities,
         special_ability, description, backstory, image_url, thumb_url, usd_value_cents, p.id
    from players p, generate_series(1, 5) n,
         (select * from cards where origin = 'catalogue' order by catalogue_number limit 1) c
   where p.id = any ($1)`;

const giveCards = `
  with kinds as (
    select array_agg(id order by id) filter (where origin = 'catalogue') as catalogue,
           array_agg(id order by id) filter (where origin = 'created') as made from cards)
  insert into owned_cards (id, owner_id, card_id, place, reason, cause)
  select gen_random_uuid(), $1,
         case when n % 2 = 0 then catalogue[1 + n / 2 % cardinality(catalogue)]
              else made[1 + n / 2 % cardinality(made)] end, 'vault', 'gift', 'gift:bench'
    from generate_series(1, $2::int) n, kinds`;

const befriend = `
  insert into friendships (player_a, player_b, since)
  select least($1::uuid, id), greatest($1::uuid, id), now() from unnest($2::uuid[]) as friend (id)`;

/** A completed mission gives five points. */
const finishSeasons = `
  with completed as (
    insert into mission_progress (player_id, mission_id, period, progress, completed_at)
    select $1, (select id from missions order by id limit 1), 'bench ' || n, 1, now()
      from generate_series(1, 6 * cardinality($2::text[])) n)
  insert into player_seasons (player_id, season, points) select $1, unnest($2), 30`;

/** The ledger's trigger writes the balance. */
const buyLooks = `
  with bought as (
    insert into bought_looks (player_id, look, coins, bought_at)
    select $1, unnest($2::text[]), 150, now() returning *)
  insert into ledger (player_id, currency, amount, reason, cause, balance_after)
  select player_id, 'coins', sum(coins), 'gift', 'gift:bench', 0 from bought group by player_id
  union all
  select player_id, 'coins', -coins, 'look', 'look:' || look, 0 from bought`;

async function enlarge(
  pool: Pool,
  { id }: BenchPlayer,
  friends: readonly BenchPlayer[],
  { cards }: Sizes,
): Promise<void> {
  const ids = friends.map((friend) => friend.id);
  await pool.query(makeCreatures, [ids]);
  await pool.query(giveCards, [id, cards - CARDS_EACH]);
  await pool.query(befriend, [id, ids]);
  await pool.query(finishSeasons, [id, seasonIds]);
  await pool.query(buyLooks, [id, ["star", "heart", "rocket", "open_sea"]]);
  // Their pages would ask for it first.
  await pool.query(`update players set age_band = 'adult'`);
  await pool.query("vacuum analyze cards, owned_cards, friendships");
}

/** As many of the cards as a page shows. */
async function show(game: GameProcess, { id, token }: BenchPlayer): Promise<void> {
  const { rows } = await game.pool.query<{ id: string }>(
    `select id from owned_cards where owner_id = $1 order by id limit $2`,
    [id, SHOWCASE_SIZE],
  );
  const userCardIds = rows.map((row) => row.id);
  const { method, path } = setShowcase;
  await callOnce(game, { method, path, token, body: { userCardIds } });
}

type Bench = {
  game: GameProcess;
  callers: Program;
  player: BenchPlayer;
  friends: readonly BenchPlayer[];
};

function callsOf({ player, friends }: Bench): Record<string, WireCall> {
  const get = (path: string, { token }: BenchPlayer = player) =>
    ({ method: "GET", path, token }) as const;
  const page = getPlayerPage.path.replace("{id}", player.id);
  return {
    album: get(getAlbum.path),
    friends: get(getFriends.path),
    "all friends": get(`${getFriends.path}?limit=${friends.length}`),
    season: get(listSeasons.path),
    looks: get(listLooks.path),
    "a player's page, own": get(page),
    "a player's page, to a friend": get(page, friends[0]),
  };
}

const aimed = (value: number) => ({ value, under: AIM_MS });

async function measureAll(bench: Bench, { cards, friends, times }: Sizes): Promise<Table> {
  const { game, callers } = bench;
  const rows: Table["rows"][number][] = [];
  for (const [name, call] of Object.entries(callsOf(bench))) {
    const { p50Ms, p99Ms } = await oneByOne(game, callers, { call, first: FIRST, times });
    const requests = Array.from({ length: times }, () => requestOf(call));
    const order: Order = { port: game.port, callers: CALLERS, requests };
    const atOnce = await callers.ask<Measured>(order);
    rows.push([name, p50Ms, aimed(p99Ms), Math.round(atOnce.perSecond), atOnce.p99Ms]);
  }
  return {
    title: `A player with ${cards.toLocaleString("en")} cards and ${friends} friends`,
    note:
      `One request after the other, the first ${FIRST} of ${times + FIRST} not counted; then ` +
      `${times} by ${CALLERS} callers at once. Half of the cards are creatures that friends made, and ` +
      `the player's page shows ${SHOWCASE_SIZE} cards.`,
    head: ["call", "p50, ms", "p99, ms", "at once, 1/s", "at once, p99 ms"],
    rows,
  };
}

/** Such a player waits hardly longer than one of their friends, who has few cards and one friend. */
const SLOWER_MAX = 1.15;

const measurePaint = (
  { game, player, friends }: Bench,
  { visits: times, pages }: Sizes,
): Promise<Table> =>
  withBrowser(async (chrome) => {
    const rows: Table["rows"][number][] = [];
    for (const path of pages) {
      const paint = ({ token }: BenchPlayer) =>
        largestPaintMs(chrome, game, { path, token, times });
      const few = await paint(friends[0] ?? player);
      const many = await paint(player);
      rows.push([path, few, { value: many, under: Math.round(few * SLOWER_MAX) }]);
    }
    return {
      title: "What this player's phone waits for",
      note:
        `${paintCircumstances}; the median of ${times} visits. Beside it one of the friends, who ` +
        `has ${CARDS_EACH} cards and one friend.`,
      head: ["page", `${CARDS_EACH} cards`, "this player"],
      rows,
    };
  });
