/** How long the server takes for a page of a market with very many listings. */
import type { Pool } from "pg";
import { listMarketplace, sortings } from "#contract/market.ts";
import { withGame, withProgram, type GameProcess, type Program } from "#bench/processes.ts";
import { oneByOne } from "#bench/requests/one-by-one.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import { measureStraightReads } from "#bench/requests/straight-reads.ts";
import type { Cell, Extent, Section, Table } from "#bench/table.ts";
import { seedMarket } from "./seed.ts";

const extents = {
  whole: { listings: [100_000, 1_000_000], times: 200 },
  short: { listings: [400], times: 1 },
} satisfies Record<Extent, object>;

const FIRST = 10;
const AIM_MS = 20;

/** From what nearly everything fits to what nothing fits. */
const filters = {
  "no filter": "",
  common: "rarity=common",
  "mythical and spirit": "rarity=mythical&element=spirit",
  fire: "element=fire",
  "at most 10 coins": "maxPrice=10",
  "legendary, at most 100 coins": "rarity=legendary&maxPrice=100",
  "Serafawn by name": "q=serafawn",
  "a part of many names": "q=dra",
  "a part of few names": "q=drafe",
  "epic, by part of the name": "q=dra&rarity=epic",
  "on the wishlist": "wished=yes",
  "on the wishlist, at most 20 coins": "wished=yes&maxPrice=20",
};

export const marketPage: Section = {
  name: "market-page",
  measure: (extent) =>
    withGame((game) =>
      withProgram("requests/callers.ts", async (callers) => {
        const { listings, times } = extents[extent];
        const [player] = await makePlayers(game.db, 1);
        if (!player) throw new Error("there is no player");
        const tables: Table[] = [];
        for (const [i, size] of listings.entries()) {
          await seedMarket(game.pool, listings[i - 1] ?? 0, size);
          await wish(game.pool, player);
          const bench = { game, callers, player, size, times };
          tables.push(await measureAll(bench), await measureSql(bench));
        }
        return tables;
      }),
    ),
};

/** Three creatures of the game, and thirty cards that players made. */
async function wish(pool: Pool, { id }: BenchPlayer): Promise<void> {
  await pool.query(
    `insert into wishes (player_id, card_id)
     (select $1::uuid, id from cards where catalogue_number in (1, 14, 31))
     union (select $1, card_id from listings join cards c on c.id = card_id
             where origin = 'created' limit 30)
     on conflict do nothing`,
    [id],
  );
}

type Bench = {
  game: GameProcess;
  callers: Program;
  player: BenchPlayer;
  size: number;
  times: number;
};

const aimed = (value: number) => ({ value, under: AIM_MS });

async function measureAll(bench: Bench): Promise<Table> {
  const { game, callers, player, size, times } = bench;
  const rows: Cell[][] = [];
  for (const [name, query] of Object.entries(filters)) {
    const row: Cell[] = [name];
    for (const sort of sortings) {
      const path = `${listMarketplace.path}?${query}&sort=${sort}`;
      const call = { method: "GET", path, token: player.token } as const;
      const { p50Ms, p99Ms } = await oneByOne(game, callers, { call, first: FIRST, times });
      row.push(aimed(p50Ms), aimed(p99Ms));
    }
    rows.push(row);
  }
  return {
    title: `A page of ${size.toLocaleString("en")} listings`,
    note:
      "60 listings with their cards, one request after the other, from sending it to the last byte; " +
      `the first ${FIRST} of ${times + FIRST} are not counted. Half of the listings are of the game's 32 ` +
      "creatures, every other one is of a card of its own.",
    head: ["filter", ...sortings.flatMap((sort) => [`${sort}, p50 ms`, `${sort}, p99`])],
    rows,
  };
}

/** The statements of the same pages, without a server. */
async function measureSql({ game, player: { id }, size, times }: Bench): Promise<Table> {
  const by = { id, role: "user" } as const;
  const pages = Object.entries(filters).flatMap(([name, query]) =>
    sortings.map((sort) => ({ name, path: `${listMarketplace.path}?${query}&sort=${sort}`, by })),
  );
  const measured = await measureStraightReads(game, pages, { first: FIRST, times });
  const cellsOf = (filter: string) =>
    measured.filter((_, i) => pages[i]?.name === filter).map(({ p50Ms }) => p50Ms);
  return {
    title: `The SQL of a page of ${size.toLocaleString("en")} listings`,
    note: "The statements of the same pages, sent without a server, one page after the other.",
    head: ["filter", ...sortings.map((sort) => `${sort}, p50 ms`)],
    rows: Object.keys(filters).map((filter) => [filter, ...cellsOf(filter)]),
  };
}
