/** How many cards a second change hands on the marketplace, and how many the database would allow. */
import { cost, costRow, type Costed } from "#bench/costed.ts";
import { gameEnvironment, withGame, withProgram } from "#bench/processes.ts";
import type { GameProcess, Program } from "#bench/processes.ts";
import { remember } from "#bench/remember.ts";
import type { Order } from "#bench/requests/callers.ts";
import type { Part } from "#bench/requests/explain.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { Deal, Question } from "#bench/requests/straight-sql.ts";
import { requestOf } from "#bench/requests/wire.ts";
import { median, valueOf, type Cell, type Extent, type Section, type Table } from "#bench/table.ts";
import { rivalSale, stockUpRival } from "#bench/rivals/nakama-sale.ts";
import { changing, dealsOf, stockUp } from "./stock.ts";

const BUYERS = 32;

/** Every player puts six cards up for sale, of which a part is bought. */
const extents = {
  whole: { players: 400, purchases: 1000, warmUps: 1, rounds: 3 },
  short: { players: 4, purchases: 20, warmUps: 1, rounds: 1 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

type Round = Record<"server" | "sql" | "inOneGo" | "rival", Costed>;

export const purchases: Section = {
  name: "purchases",
  measure: (extent) =>
    withGame(async (game) => {
      const sizes = extents[extent];
      const { rounds, parts } = await withProgram("requests/callers.ts", (callers) =>
        withProgram(
          "requests/straight-sql.ts",
          (sql) => compare(game, { callers, sql }, sizes),
          gameEnvironment(game),
        ),
      );
      return [tableOf(rounds, sizes), partsTable(parts)];
    }),
};

async function compare(
  game: GameProcess,
  { callers, sql }: Record<"callers" | "sql", Program>,
  sizes: Sizes,
): Promise<{ rounds: Round[]; parts: Part[] }> {
  const players = await makePlayers(game.db, sizes.players);
  const stock = await stockUp(game.db, players);
  const deals = dealsOf(players, stock.slice(0, sizes.purchases));
  const beginAgain = await remember(game.pool, changing);
  const lessons = deals.map((deal) => ({ deal }));
  await sql.ask({ learn: "purchases", lessons } satisfies Question);
  const sold = stock.slice(0, sizes.purchases);
  const sellers = new Map(sold.map(({ id, sellerId }) => [id, sellerId]));
  const rivalSales = deals.map((deal) => rivalSale(deal, sellers));
  await sql.ask({ keep: "rival", scripts: rivalSales } satisfies Question);
  const order = { port: game.port, callers: BUYERS, requests: requestsOf(deals, players) };
  const straight = { send: "purchases", callers: BUYERS };

  const rounds: Round[] = [];
  for (let round = -sizes.warmUps; round < sizes.rounds; round++) {
    await beginAgain();
    const oneByOne = await cost(game, sql, { question: straight satisfies Question });
    await beginAgain();
    const together = { ...straight, inOneGo: true } satisfies Question;
    const inOneGo = await cost(game, sql, { question: together });
    await beginAgain();
    const question = order satisfies Order;
    const server = await cost(game, callers, { question, pid: game.pid });
    await stockUpRival(game.pool, sold);
    const others = { send: "rival", callers: BUYERS } satisfies Question;
    const rival = await cost(game, sql, { question: others });
    // The first round is for the compilers to find out what is called often.
    if (round >= 0) rounds.push({ server, sql: oneByOne, inOneGo, rival });
  }
  await beginAgain();
  const parts = await sql.ask<Part[]>({ explain: "purchases" } satisfies Question);
  return { rounds, parts };
}

function requestsOf(deals: readonly Deal[], players: readonly BenchPlayer[]): string[] {
  const tokens = new Map(players.map(({ id, token }) => [id, token]));
  return deals.map(({ buyerId, listingId }) =>
    requestOf({
      method: "POST",
      path: `/api/trades/${listingId}/purchase`,
      token: tokens.get(buyerId) ?? "",
      body: {},
    }),
  );
}

const withAim = ([what = "", perSecond = "", ...others]: readonly Cell[]): Cell[] => [
  what,
  { value: Number(valueOf(perSecond)), atLeast: 1_000 },
  ...others,
];

function tableOf(rounds: readonly Round[], sizes: Sizes): Table {
  const row = (what: string, of: keyof Round) =>
    costRow(
      what,
      rounds.map((round) => round[of]),
    );
  const percentOf = (of: "sql" | "inOneGo") => ({
    value: Math.round(
      median(rounds.map((round) => (round.server.perSecond / round[of].perSecond) * 100)),
    ),
    atLeast: 60,
  });
  return {
    title: "Purchases on the marketplace",
    note:
      `${BUYERS} buyers at once, ${sizes.players} players, ${sizes.purchases} cards; the median of ` +
      `${sizes.rounds} rounds in which all took turns on the same database, brought back to where ` +
      "it was before. SQL: the statements of a purchase that comes alone, sent without a server, while the game " +
      "has those of the same moment share a transaction; in one go no statement waits for " +
      "an answer before it says the next, which no program that decides anything could do. The peer: what " +
      "Nakama's sources send for two wallets and an object that changes hands, without its server; it " +
      "knows no missions, news, fees, holds and history of cards.",
    head: ["what", "purchases/s", "p50, ms", "p99, ms", "process, µs", "database, µs"],
    rows: [
      withAim(row("the game, through HTTP", "server")),
      row("the same SQL, one statement after the other", "sql"),
      row("the same SQL, each purchase in one go", "inOneGo"),
      row("peer: Nakama's SQL, one statement after the other", "rival"),
      ["the game of the first, %", percentOf("sql"), "", "", "", ""],
      ["the game of the second, %", percentOf("inOneGo"), "", "", "", ""],
    ],
  };
}

function partsTable(parts: readonly Part[]): Table {
  const sum = parts.reduce((us, part) => us + (part.isTrigger ? 0 : part.us), 0);
  return {
    title: "What a purchase asks of the database",
    note:
      "One purchase after the other, as PostgreSQL's auto_explain measures them: carrying out each " +
      "statement, its triggers and foreign keys included, which stand below it. What the first table " +
      "has beyond this sum is the taking in, starting and answering of statements, and the commit.",
    head: ["what", "times", "µs"],
    rows: [
      ...parts.map(({ what, isTrigger, times, us }) => [
        isTrigger ? `… ${what}` : what,
        times,
        Math.round(us),
      ]),
      ["all statements", "", Math.round(sum)],
    ],
  };
}
