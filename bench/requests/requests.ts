/** How many calls a second the server answers, and how much of that the database alone would allow. */
import { cost, type Costed } from "#bench/costed.ts";
import { gameEnvironment, withGame, withProgram } from "#bench/processes.ts";
import type { GameProcess, Program } from "#bench/processes.ts";
import { median, type Extent, type Section, type Table } from "#bench/table.ts";
import type { ConstantAnswer } from "./bare-server.ts";
import { calls, wireCallOf, type Call, type CallName } from "./calls.ts";
import type { Order } from "./callers.ts";
import { beginDayAgain, lengthenMissions, makePlayers, type BenchPlayer } from "./players.ts";
import type { Question } from "./straight-sql.ts";
import { callOnce, requestOf } from "./wire.ts";

const CALLERS = 32;
const AIM_PERCENT = 60;

/** The short form computes longer than the ten milliseconds in which Linux counts. */
const extents = {
  whole: { players: 400, warmUps: 1, rounds: 3 },
  short: { players: 12, warmUps: 0, rounds: 1 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

const variants = ["server", "bare", "sql"] as const;

type Variant = (typeof variants)[number];

type Round = Record<Variant, Costed>;

type Rounds = Record<CallName, Round[]>;

type Bench = {
  game: GameProcess;
  players: readonly BenchPlayer[];
  programs: Record<"callers" | "bare" | "sql", Program>;
  barePort: number;
};

const names = Object.keys(calls) as CallName[];

export const requests: Section = {
  name: "requests",
  measure: (extent) =>
    withGame(async (game) => {
      const sizes = extents[extent];
      const rounds = await compare(game, sizes);
      return [speedTable(rounds, sizes), costTable(rounds)];
    }),
};

const compare = (game: GameProcess, sizes: Sizes): Promise<Rounds> =>
  withProgram("requests/callers.ts", (callers) =>
    withProgram("requests/bare-server.ts", (bare) =>
      withProgram(
        "requests/straight-sql.ts",
        (sql) => prepare({ game, programs: { callers, bare, sql } }, sizes),
        gameEnvironment(game),
      ),
    ),
  );

async function prepare(
  { game, programs }: Pick<Bench, "game" | "programs">,
  sizes: Sizes,
): Promise<Rounds> {
  const players = await makePlayers(game.db, sizes.players);
  await lengthenMissions(game.db);
  const answers = await Promise.all(names.map((name) => answerOf(game, calls[name], players)));
  const barePort = await programs.bare.ask<number>(answers);
  for (const name of names) {
    await beginDayAgain(game.pool);
    const lessons = inTurns(calls[name], players, (player) => ({ call: name, player }));
    await programs.sql.ask({ learn: name, lessons } satisfies Question);
  }
  return measureAll({ game, players, programs, barePort }, sizes);
}

async function answerOf(
  game: GameProcess,
  call: Call,
  [player]: readonly BenchPlayer[],
): Promise<ConstantAnswer> {
  if (!player) throw new Error("there are no players");
  const { method, path } = call;
  return { method, path, body: await callOnce(game, wireCallOf(call, player)) };
}

/** The machine's speed changes from minute to minute, so the variants take turns. */
async function measureAll(bench: Bench, sizes: Sizes): Promise<Rounds> {
  const rounds: Rounds = { signInCheck: [], collection: [], album: [], quickBattle: [] };
  for (let round = -sizes.warmUps; round < sizes.rounds; round++) {
    for (const name of names) {
      const measured = {
        sql: await measure(bench, "sql", name),
        server: await measure(bench, "server", name),
        bare: await measure(bench, "bare", name),
      };
      // The first round is for the compilers to find out what is called often.
      if (round >= 0) rounds[name].push(measured);
    }
  }
  return rounds;
}

async function measure(bench: Bench, variant: Variant, name: CallName): Promise<Costed> {
  const { game, players, programs, barePort } = bench;
  await beginDayAgain(game.pool);
  if (variant === "sql") {
    const question = { send: name, callers: CALLERS } satisfies Question;
    return cost(game, programs.sql, { question });
  }
  const question: Order = {
    port: variant === "bare" ? barePort : game.port,
    callers: CALLERS,
    requests: inTurns(calls[name], players, (player) => requestOf(wireCallOf(calls[name], player))),
  };
  const pid = variant === "bare" ? programs.bare.pid : game.pid;
  return cost(game, programs.callers, { question, pid });
}

/** Every player's first call, then every player's second: no two of one player meet. */
const inTurns = <T>(
  { timesEach }: Call,
  players: readonly BenchPlayer[],
  callOf: (player: BenchPlayer) => T,
): T[] => Array.from({ length: timesEach }, () => players.map(callOf)).flat();

const middle = (rounds: readonly Round[], find: (round: Round) => number): number =>
  median(rounds.map(find));

const percent = (part: number, whole: number) => (part / whole) * 100;

const speedTable = (rounds: Rounds, sizes: Sizes): Table => ({
  title: "Calls per second",
  note:
    `${CALLERS} callers at once, ${sizes.players} players, one process each; the median of ` +
    `${sizes.rounds} rounds in which the variants took turns. Bare: the same Fastify with a constant answer of ` +
    "the same size. SQL: the statements of the call sent to the same database without a server; of " +
    "the collection and its cards all columns, in one statement.",
  head: [
    "call",
    ...["server", "bare", "SQL"].flatMap((what) => [`${what}, 1/s`, "p99, ms"]),
    "server/SQL, %",
  ],
  rows: names.map((name) => [
    calls[name].title,
    ...variants.flatMap((variant) => [
      Math.round(middle(rounds[name], (round) => round[variant].perSecond)),
      middle(rounds[name], (round) => round[variant].p99Ms),
    ]),
    aimed(middle(rounds[name], ({ server, sql }) => percent(server.perSecond, sql.perSecond))),
  ]),
});

const aimed = (value: number) => ({ value: Math.round(value), atLeast: AIM_PERCENT });

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
  ],
  rows: names.map((name) => [
    calls[name].title,
    Math.round(middle(rounds[name], ({ server }) => server.processUs)),
    Math.round(middle(rounds[name], ({ server }) => server.databaseUs)),
    Math.round(middle(rounds[name], ({ bare }) => bare.processUs)),
    Math.round(middle(rounds[name], ({ sql }) => sql.processUs)),
    Math.round(middle(rounds[name], ({ sql }) => sql.databaseUs)),
    aimed(middle(rounds[name], ({ server, sql }) => percent(costOf(sql), costOf(server)))),
  ]),
});
