/** How many calls a second the server answers, and how much of that the database alone would allow. */
import { join } from "node:path";
import { embeddedUrl } from "#server/adapters/database/embedded-postgres.ts";
import { openDb } from "#server/lib/db.ts";
import type { ConstantAnswer } from "./bare-server.ts";
import { calls, requestOf, type Call, type CallName } from "./calls.ts";
import type { Order } from "./callers.ts";
import type { Measured } from "./measured.ts";
import { beginDayAgain, lengthenMissions, makePlayers, type BenchPlayer } from "./players.ts";
import { startProgram, withGame, type GameProcess } from "#tools/bench/processes.ts";
import type { Question } from "./straight-sql.ts";
import { median, type Section, type Table } from "#tools/bench/table.ts";

const CALLERS = 32;
const PLAYERS = 400;
const ROUNDS = 3;
const AIM_PERCENT = 60;

type Variant = "server" | "bare" | "sql";

type Round = Record<Variant, Measured>;

type Bench = {
  game: GameProcess;
  players: readonly BenchPlayer[];
  /** Lets one variant answer all requests of a round. */
  run(variant: Variant, name: CallName): Promise<Measured>;
};

const names = Object.keys(calls) as CallName[];

export const requests: Section = {
  name: "requests",
  measure: () => withGame(async (game) => [await compare(game)]),
};

async function compare(game: GameProcess): Promise<Table> {
  const url = embeddedUrl(join(game.dataDir, "postgres"));
  const { db, pool, close } = openDb(url);
  const programs = {
    callers: startProgram("requests/callers.ts"),
    bare: startProgram("requests/bare-server.ts"),
    sql: startProgram("requests/straight-sql.ts"),
  };
  const players = await makePlayers(db, PLAYERS);
  await lengthenMissions(db);
  const answers = await Promise.all(names.map((name) => answerOf(game, calls[name], players)));
  const barePort = await programs.bare.ask<number>(answers);
  for (const name of names) {
    await beginDayAgain(pool);
    await programs.sql.ask({ learn: name, url, players } satisfies Question);
  }

  const run = async (variant: Variant, name: CallName): Promise<Measured> => {
    await beginDayAgain(pool);
    if (variant === "sql") {
      return programs.sql.ask({ send: name, callers: CALLERS } satisfies Question);
    }
    const port = variant === "bare" ? barePort : game.port;
    const order: Order = { port, callers: CALLERS, requests: requestsOf(calls[name], players) };
    return programs.callers.ask(order);
  };
  try {
    return tableOf(await measureAll({ game, players, run }));
  } finally {
    for (const program of Object.values(programs)) program.stop();
    await close();
  }
}

/** Every player's first call, then every player's second: no two of one player meet. */
const requestsOf = (call: Call, players: readonly BenchPlayer[]): string[] =>
  Array.from({ length: call.timesEach }, () =>
    players.map((player) => requestOf(call, player)),
  ).flat();

async function answerOf(
  { url }: GameProcess,
  call: Call,
  [player]: readonly BenchPlayer[],
): Promise<ConstantAnswer> {
  if (!player) throw new Error("there are no players");
  const { method, path } = call;
  const body = call.body(player);
  const answer = await fetch(url + path, {
    method,
    headers: { cookie: `sid=${player.token}`, "content-type": "application/json" },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { method, path, body: await answer.text() };
}

/** The machine's speed changes from minute to minute, so the variants take turns. */
async function measureAll({ run }: Bench): Promise<Record<CallName, Round[]>> {
  const rounds: Record<CallName, Round[]> = { signInCheck: [], collection: [], quickBattle: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const measured = {
        sql: await run("sql", name),
        server: await run("server", name),
        bare: await run("bare", name),
      };
      // The first round is for the compilers to find out what is called often.
      if (round > 0) rounds[name].push(measured);
    }
  }
  return rounds;
}

function tableOf(rounds: Record<CallName, Round[]>): Table {
  return {
    title: "Calls per second",
    note:
      `${CALLERS} callers at once, ${PLAYERS} players, one process each; the median of ${ROUNDS} ` +
      "rounds in which the variants took turns. Bare: the same Fastify with a constant answer of " +
      "the same size. SQL: the statements of the call sent to the same database without a server.",
    head: [
      "call",
      "server, 1/s",
      "p99, ms",
      "bare, 1/s",
      "p99, ms",
      "SQL, 1/s",
      "p99, ms",
      "server/SQL, %",
      "aim",
    ],
    rows: names.map((name) => [
      calls[name].title,
      ...(["server", "bare", "sql"] as const).flatMap((variant) => [
        Math.round(median(rounds[name].map((round) => round[variant].perSecond))),
        median(rounds[name].map((round) => round[variant].p99Ms)),
      ]),
      Math.round(median(rounds[name].map(({ server, sql }) => share(server, sql)))),
      `${AIM_PERCENT} or more`,
    ]),
  };
}

const share = (part: Measured, whole: Measured) => (part.perSecond / whole.perSecond) * 100;
