/** How long the server takes for a page of a market with very many listings. */
import { join } from "node:path";
import { Pool } from "pg";
import type { Sorting } from "#contract/market.ts";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { endless, openDb } from "#server/lib/db.ts";
import { startProgram, withGame, type GameProcess, type Program } from "#bench/processes.ts";
import type { Order } from "#bench/requests/callers.ts";
import type { Measured } from "#bench/requests/measured.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { Cell, Section, Table } from "#bench/table.ts";
import { seedMarket } from "./seed.ts";

const SIZES = [100_000, 1_000_000];
const TIMES = 60;
const AIM_MS = 20;

const sorts = ["newest", "ending", "cheapest", "dearest", "strongest"] as const satisfies Sorting[];

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

type Measure = { p50Ms: number; p99Ms: number };

export const marketPage: Section = {
  name: "market-page",
  measure: () =>
    withGame(async (game) => {
      const url = embeddedUrl(join(game.dataDir, "postgres"));
      const { db, close } = openDb(url, { patience: endless });
      const [player] = await makePlayers(db, 1);
      await close();
      if (!player) throw new Error("there is no player");
      const pool = new Pool({ connectionString: url });
      const callers = startProgram("requests/callers.ts");
      try {
        const tables: Table[] = [];
        for (const [i, size] of SIZES.entries()) {
          await seedMarket(pool, SIZES[i - 1] ?? 0, size);
          await wish(pool, player);
          tables.push(await measureAll({ game, callers, player, size }));
        }
        return tables;
      } finally {
        callers.stop();
        await pool.end();
      }
    }),
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

type Bench = { game: GameProcess; callers: Program; player: BenchPlayer; size: number };

async function measureAll(bench: Bench): Promise<Table> {
  const rows: Cell[][] = [];
  for (const [name, query] of Object.entries(filters)) {
    const row: Cell[] = [name];
    for (const sort of sorts) {
      const { p50Ms, p99Ms } = await measure(bench, `${query}&sort=${sort}`);
      row.push(p50Ms, p99Ms);
    }
    rows.push(row);
  }
  return {
    title: `A page of ${bench.size.toLocaleString("en")} listings`,
    note:
      "60 listings with their cards, one request after the other, from sending it to the last byte; " +
      `the first ten of ${TIMES + 10} are not counted. Half of the listings are of the game's 32 ` +
      "creatures, every other one is of a card of its own.",
    head: ["filter", ...sorts.flatMap((sort) => [`${sort}, p50 ms`, "p99"]), `aim`],
    rows: rows.map((row) => [...row, `under ${AIM_MS}`]),
  };
}

async function measure({ game, callers, player }: Bench, query: string): Promise<Measure> {
  const request =
    `GET /api/trades/marketplace?${query} HTTP/1.1\r\nhost: localhost\r\n` +
    `cookie: sid=${player.token}\r\n\r\n`;
  const ask = (times: number) =>
    callers.ask<Measured>({
      port: game.port,
      callers: 1,
      requests: Array.from({ length: times }, () => request),
    } satisfies Order);
  await ask(10);
  return ask(TIMES);
}
