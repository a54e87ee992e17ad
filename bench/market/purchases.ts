/** How many cards a second change hands on the marketplace, and how many the database would allow. */
import { join } from "node:path";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { endless, openDb } from "#server/lib/db.ts";
import { cost, costRow, type Costed } from "#bench/costed.ts";
import { startProgram, withGame, type GameProcess } from "#bench/processes.ts";
import type { Order } from "#bench/requests/callers.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import { median, type Section, type Table } from "#bench/table.ts";
import { remember } from "#bench/remember.ts";
import { changing, stockUp, type Stocked } from "./stock.ts";
import type { Deal, Question } from "./straight-purchases.ts";

const BUYERS = 32;
const PLAYERS = 400;
/** Of 2400 cards for sale. */
const PURCHASES = 2000;
const ROUNDS = 5;

type Round = Record<"server" | "sql" | "inOneGo", Costed>;

export const purchases: Section = {
  name: "purchases",
  measure: () => withGame(async (game) => tables(await compare(game))),
};

async function compare(game: GameProcess): Promise<Round[]> {
  const url = embeddedUrl(join(game.dataDir, "postgres"));
  const { db, pool, close } = openDb(url, { patience: endless });
  const callers = startProgram("requests/callers.ts");
  const sql = startProgram("market/straight-purchases.ts");
  try {
    const players = await makePlayers(db, PLAYERS);
    const deals = dealsOf(players, await stockUp(db));
    const beginAgain = await remember(pool, changing);
    await sql.ask({ learn: deals, url } satisfies Question);
    const order = { port: game.port, callers: BUYERS, requests: requestsOf(deals, players) };

    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      await beginAgain();
      const straight = await cost(game, sql, { send: { callers: BUYERS } } satisfies Question);
      await beginAgain();
      const together = { send: { callers: BUYERS, inOneGo: true } } satisfies Question;
      const inOneGo = await cost(game, sql, together);
      await beginAgain();
      const server = await cost(game, callers, order satisfies Order);
      // The first round is for the compilers to find out what is called often.
      if (round > 0) rounds.push({ server, sql: straight, inOneGo });
    }
    return rounds;
  } finally {
    callers.stop();
    sql.stop();
    await close();
  }
}

/** Each card goes to somebody else than its seller; nobody knows to whom next. */
const dealsOf = (players: readonly BenchPlayer[], listings: readonly Stocked[]): Deal[] =>
  listings.slice(0, PURCHASES).map(({ id, sellerId }, i) => {
    const buyer = players[(i * 7) % players.length];
    const other = players[(i * 7 + 1) % players.length];
    const buyerId = (buyer?.id === sellerId ? other?.id : buyer?.id) ?? "";
    return { buyerId, listingId: id };
  });

function requestsOf(deals: readonly Deal[], players: readonly BenchPlayer[]): string[] {
  const tokens = new Map(players.map(({ id, token }) => [id, token]));
  return deals.map(
    ({ buyerId, listingId }) =>
      `POST /api/trades/${listingId}/purchase HTTP/1.1\r\nhost: localhost\r\n` +
      `cookie: sid=${tokens.get(buyerId)}\r\ncontent-type: application/json\r\n` +
      `content-length: 2\r\n\r\n{}`,
  );
}

function tables(rounds: readonly Round[]): Table[] {
  const row = (what: string, of: keyof Round) =>
    costRow(
      what,
      rounds.map((round) => round[of]),
    );
  const percentOf = (of: "sql" | "inOneGo") =>
    Math.round(median(rounds.map((round) => (round.server.perSecond / round[of].perSecond) * 100)));
  return [
    {
      title: "Purchases on the marketplace",
      note:
        `${BUYERS} buyers at once, ${PLAYERS} players, ${PURCHASES} cards; the median of ` +
        `${ROUNDS} rounds in which all took turns on the same database, brought back to where ` +
        "it was before. SQL: the statements of the purchases, sent without a server; in one go nobody waits for " +
        "an answer before it says the next, which no program that decides anything could do.",
      head: ["what", "purchases/s", "p50, ms", "p99, ms", "process, µs", "database, µs", "aim"],
      rows: [
        [...row("the game, through HTTP", "server"), ""],
        [...row("the same SQL, one statement after the other", "sql"), ""],
        [...row("the same SQL, each purchase in one go", "inOneGo"), ""],
        ["the game of the first, %", percentOf("sql"), "", "", "", "", "60 or more"],
        ["the game of the second, %", percentOf("inOneGo"), "", "", "", "", "60 or more"],
      ],
    },
  ];
}
