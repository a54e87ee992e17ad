/** Whether a game stays as fast while it grows, and how many players one server carries. */
import { makeLarge } from "#bench/admin/large-game.ts";
import { computedMs, descendants } from "#bench/process-table.ts";
import { withGame, withProgram, type GameProcess } from "#bench/processes.ts";
import { oneByOne } from "#bench/requests/one-by-one.ts";
import { lengthenMissions, makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { Cell, Extent, Section, Table } from "#bench/table.ts";
import { asked, callOf, CALLS_IN_FIVE_MINUTES, mixedCalls } from "./mixed-load.ts";
import type { Pace, PacedAnswers } from "./paced.ts";

const extents = {
  whole: {
    sizes: [1_000, 10_000],
    players: 300,
    times: 100,
    rates: [100, 200, 300, 400, 600, 800, 1000, 1300],
    seconds: 10,
  },
  short: { sizes: [20], players: 4, times: 2, rates: [20], seconds: 1 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

const FIRST = 20;
/** A list of a game ten times larger may take so much longer. */
const SLOWER_MAX = 1.5;
const KNEE_MS = 200;

export const growth: Section = {
  name: "growth",
  async measure(extent) {
    const sizes = extents[extent];
    const byCall = new Map<string, Cell[]>();
    const room: Cell[][] = [];
    let knee: Table | undefined;
    for (const [i, size] of sizes.sizes.entries()) {
      await withGame(async (game) => {
        const players = await populate(game, size, sizes.players);
        room.push(await roomOf(game, size));
        await measureCalls(game, players, { times: sizes.times, isFirst: i === 0 }, byCall);
        if (i === 0) knee = await findKnee(game, players, sizes);
      });
    }
    return [tableOf(byCall, sizes), ...(knee ? [knee] : []), tableOfRoom(room)];
  },
};

async function populate(game: GameProcess, size: number, measured: number) {
  await makeLarge(game.db, { players: size, ownedCards: size * 10, battles: size * 2 });
  const players = await makePlayers(game.db, measured);
  await lengthenMissions(game.db);
  await game.db.rows("vacuum analyze");
  return players;
}

async function roomOf(game: GameProcess, size: number): Promise<Cell[]> {
  const { bytes } = await game.db.one<{ bytes: number }>(
    `select pg_database_size(current_database()) as bytes`,
  );
  return [size.toLocaleString("en"), bytes / 1e6, bytes / 1e3 / size];
}

const tableOfRoom = (rows: readonly (readonly Cell[])[]): Table => ({
  title: "What lies in the database",
  note: "With ten cards, two battles and a deal of each kind a player, and all indexes.",
  head: ["players", "MB", "kB a player"],
  rows,
});

type Way = { times: number; isFirst: boolean };

async function measureCalls(
  game: GameProcess,
  [player]: readonly BenchPlayer[],
  { times, isFirst }: Way,
  byCall: Map<string, Cell[]>,
): Promise<void> {
  if (!player) throw new Error("there is no player");
  await withProgram("requests/callers.ts", async (callers) => {
    for (const each of asked) {
      const row = byCall.get(each.name) ?? [];
      byCall.set(each.name, row);
      // A battle is limited and grows by itself; it is measured in the mix.
      if (each.method === "POST") continue;
      const call = callOf(each, player);
      const { p50Ms, p99Ms } = await oneByOne(game, callers, { call, first: FIRST, times });
      const smallest = Number(row[0] ?? 0);
      row.push(
        isFirst ? p50Ms : { value: p50Ms, under: Number((smallest * SLOWER_MAX).toPrecision(3)) },
        p99Ms,
      );
    }
  });
}

function tableOf(byCall: ReadonlyMap<string, Cell[]>, { sizes, times }: Sizes): Table {
  return {
    title: "The same calls in a growing game",
    note:
      `One request after the other, ${times} of each. A player has ten cards and as many rows of ` +
      "history as that asks for; who calls has sixty cards.",
    head: [
      "call",
      ...sizes.flatMap((size) => [
        `${size.toLocaleString("en")} players, p50 ms`,
        `${size.toLocaleString("en")}, p99`,
      ]),
    ],
    rows: [...byCall].filter(([, row]) => row.length > 0).map(([name, row]) => [name, ...row]),
  };
}

/** Rising rates until a request in a hundred waits longer than a fifth of a second. */
async function findKnee(
  game: GameProcess,
  players: readonly BenchPlayer[],
  { rates, seconds }: Sizes,
): Promise<Table> {
  const calls = mixedCalls(players);
  const rows: Cell[][] = [];
  await withProgram("growth/paced.ts", async (paced) => {
    for (const perSecond of rates) {
      const before = [computedMs([game.pid]), computedMs(descendants(game.pid))] as const;
      const pace: Pace = { port: game.port, perSecond, seconds, calls };
      const answers = await paced.ask<PacedAnswers>(pace);
      const each = (ms: number) => Math.round((ms * 1000) / answers.calls);
      rows.push([
        String(perSecond),
        Math.round((perSecond * 300) / CALLS_IN_FIVE_MINUTES),
        answers.p50Ms,
        answers.p99Ms,
        answers.failed,
        each(computedMs([game.pid]) - before[0]),
        each(computedMs(descendants(game.pid)) - before[1]),
        answers.kilobytesEach,
      ]);
      if (answers.p99Ms > KNEE_MS) break;
    }
  });
  return {
    title: "How many players one server carries",
    note:
      `What active players ask (${CALLS_IN_FIVE_MINUTES} calls in five minutes, \`bench/growth/mixed-load.ts\`), ` +
      `sent at a rising rate for ${seconds} seconds each by a program on the same machine, until p99 ` +
      `passes ${KNEE_MS} ms.`,
    head: [
      "calls/s",
      "players who are active",
      "p50, ms",
      "p99, ms",
      "failed",
      "server, µs each",
      "database, µs each",
      "kB each",
    ],
    rows,
  };
}
