/** How many calls a second the server answers, and how much of that the database alone would allow. */
import { join } from "node:path";
import type { Pool } from "pg";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { endless, openDb } from "#server/lib/db.ts";
import { computedMs, descendants } from "#bench/process-table.ts";
import { startProgram, withGame, type GameProcess, type Program } from "#bench/processes.ts";
import { median, type Section, type Table } from "#bench/table.ts";
import type { ConstantAnswer } from "./bare-server.ts";
import { calls, requestOf, type Call, type CallName } from "./calls.ts";
import type { Order } from "./callers.ts";
import type { Measured } from "./measured.ts";
import { beginDayAgain, lengthenMissions, makePlayers, type BenchPlayer } from "./players.ts";
import type { Question } from "./straight-sql.ts";

const CALLERS = 32;
const PLAYERS = 400;
const ROUNDS = 3;
const AIM_PERCENT = 60;

const variants = ["server", "bare", "sql"] as const;

type Variant = (typeof variants)[number];

/** With the processor time that a call took in its process and in the database's. */
type Costed = Measured & { processUs: number; databaseUs: number };

type Round = Record<Variant, Costed>;

type Rounds = Record<CallName, Round[]>;

type Bench = {
  game: GameProcess;
  players: readonly BenchPlayer[];
  pool: Pool;
  programs: Record<"callers" | "bare" | "sql", Program>;
  barePort: number;
};

const names = Object.keys(calls) as CallName[];

export const requests: Section = {
  name: "requests",
  measure: () =>
    withGame(async (game) => {
      const rounds = await compare(game);
      return [speedTable(rounds), costTable(rounds)];
    }),
};

async function compare(game: GameProcess): Promise<Rounds> {
  const url = embeddedUrl(join(game.dataDir, "postgres"));
  const { db, pool, close } = openDb(url, { patience: endless });
  const programs = {
    callers: startProgram("requests/callers.ts"),
    bare: startProgram("requests/bare-server.ts"),
    sql: startProgram("requests/straight-sql.ts"),
  };
  try {
    const players = await makePlayers(db, PLAYERS);
    await lengthenMissions(db);
    const answers = await Promise.all(names.map((name) => answerOf(game, calls[name], players)));
    const barePort = await programs.bare.ask<number>(answers);
    for (const name of names) {
      await beginDayAgain(pool);
      await programs.sql.ask({ learn: name, url, players } satisfies Question);
    }
    return await measureAll({ game, players, pool, programs, barePort });
  } finally {
    for (const program of Object.values(programs)) program.stop();
    await close();
  }
}

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
async function measureAll(bench: Bench): Promise<Rounds> {
  const rounds: Rounds = { signInCheck: [], collection: [], quickBattle: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const measured = {
        sql: await measure(bench, "sql", name),
        server: await measure(bench, "server", name),
        bare: await measure(bench, "bare", name),
      };
      // The first round is for the compilers to find out what is called often.
      if (round > 0) rounds[name].push(measured);
    }
  }
  return rounds;
}

async function measure(bench: Bench, variant: Variant, name: CallName): Promise<Costed> {
  await beginDayAgain(bench.pool);
  const { game, programs } = bench;
  const process = [variant === "server" ? game.pid : programs[variant].pid];
  const database = descendants(game.pid);
  const before = [computedMs(process), computedMs(database)] as const;
  const measured = await callAll(bench, variant, name);
  const perCall = (ms: number) => (ms * 1000) / measured.calls;
  return {
    ...measured,
    processUs: perCall(computedMs(process) - before[0]),
    databaseUs: perCall(computedMs(database) - before[1]),
  };
}

function callAll(bench: Bench, variant: Variant, name: CallName): Promise<Measured> {
  const { game, players, programs, barePort } = bench;
  if (variant === "sql") {
    return programs.sql.ask({ send: name, callers: CALLERS } satisfies Question);
  }
  const port = variant === "bare" ? barePort : game.port;
  const order: Order = { port, callers: CALLERS, requests: requestsOf(calls[name], players) };
  return programs.callers.ask(order);
}

/** Every player's first call, then every player's second: no two of one player meet. */
const requestsOf = (call: Call, players: readonly BenchPlayer[]): string[] =>
  Array.from({ length: call.timesEach }, () =>
    players.map((player) => requestOf(call, player)),
  ).flat();

const middle = (rounds: readonly Round[], find: (round: Round) => number): number =>
  median(rounds.map(find));

const percent = (part: number, whole: number) => (part / whole) * 100;

const aim = `${AIM_PERCENT} or more`;

const speedTable = (rounds: Rounds): Table => ({
  title: "Calls per second",
  note:
    `${CALLERS} callers at once, ${PLAYERS} players, one process each; the median of ${ROUNDS} ` +
    "rounds in which the variants took turns. Bare: the same Fastify with a constant answer of " +
    "the same size. SQL: the statements of the call sent to the same database without a server.",
  head: [
    "call",
    ...["server", "bare", "SQL"].flatMap((what) => [`${what}, 1/s`, "p99, ms"]),
    "server/SQL, %",
    "aim",
  ],
  rows: names.map((name) => [
    calls[name].title,
    ...variants.flatMap((variant) => [
      Math.round(middle(rounds[name], (round) => round[variant].perSecond)),
      middle(rounds[name], (round) => round[variant].p99Ms),
    ]),
    Math.round(middle(rounds[name], ({ server, sql }) => percent(server.perSecond, sql.perSecond))),
    aim,
  ]),
});

const costOf = ({ processUs, databaseUs }: Costed) => processUs + databaseUs;

const costTable = (rounds: Rounds): Table => ({
  title: "Processor time of a call",
  note:
    "The same rounds in microseconds of computing, which other work on the machine disturbs less. " +
    "SQL/server is what the same processors would answer, compared with SQL alone.",
  head: [
    "call",
    "server, µs",
    "its database, µs",
    "bare, µs",
    "SQL, µs",
    "its database, µs",
    "SQL/server, %",
    "aim",
  ],
  rows: names.map((name) => [
    calls[name].title,
    Math.round(middle(rounds[name], ({ server }) => server.processUs)),
    Math.round(middle(rounds[name], ({ server }) => server.databaseUs)),
    Math.round(middle(rounds[name], ({ bare }) => bare.processUs)),
    Math.round(middle(rounds[name], ({ sql }) => sql.processUs)),
    Math.round(middle(rounds[name], ({ sql }) => sql.databaseUs)),
    Math.round(middle(rounds[name], ({ server, sql }) => percent(costOf(sql), costOf(server)))),
    aim,
  ]),
});
