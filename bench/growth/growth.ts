/** Whether a game stays as fast while it grows, and how many players one server and several carry. */
import { makeLarge } from "#bench/admin/large-game.ts";
import { descendants } from "#bench/process-table.ts";
import { withGame, withProgram, type GameProcess } from "#bench/processes.ts";
import { oneByOne } from "#bench/requests/one-by-one.ts";
import { lengthenMissions, makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { Cell, Extent, Section, Table } from "#bench/table.ts";
import type { Db } from "#server/lib/db.ts";
import { findClusterKnees } from "./cluster-knee.ts";
import { findKnee, kneeHead, kneeNote } from "./knee.ts";
import { asked, callOf, mixedCalls } from "./mixed-load.ts";

/** `GROWTH_PLAYERS=1000000 npm run bench -- growth` compares a game of that size with a small one. */
const asLarge = Number(process.env["GROWTH_PLAYERS"] ?? 0);

const extents = {
  whole: {
    sizes: asLarge > 0 ? [1_000, asLarge] : [1_000, 10_000, 100_000],
    players: 300,
    times: 100,
    rates: [100, 200, 300, 400, 600, 800, 1000, 1300],
    seconds: 10,
    servers: asLarge > 0 ? [] : [1, 2, 3],
  },
  short: { sizes: [20], players: 4, times: 2, rates: [20], seconds: 1, servers: [] },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

const FIRST = 20;
/** A list of a game ten times larger may take so much longer. */
const SLOWER_MAX = 1.5;

export const growth: Section = {
  name: "growth",
  async measure(extent) {
    const sizes = extents[extent];
    const byCall = new Map<string, Cell[]>();
    const room: Cell[][] = [];
    const knee: Cell[][] = [];
    for (const [i, size] of sizes.sizes.entries()) {
      await withGame(async (game) => {
        const players = await populate(game.db, size, sizes.players);
        room.push(await roomOf(game, size));
        await measureCalls(game, players, { times: sizes.times, isFirst: i === 0 }, byCall);
        if (i === 0) knee.push(...(await kneeOf(game, players, sizes)));
      });
    }
    const first = sizes.sizes[0] ?? 0;
    const clusters = await findClusterKnees(sizes, (db) => populate(db, first, sizes.players));
    return [
      tableOf(byCall, sizes),
      {
        title: "How many players one server carries",
        note: kneeNote(sizes.seconds),
        head: kneeHead,
        rows: knee,
      },
      ...clusters,
      tableOfRoom(room),
    ];
  },
};

const kneeOf = ({ port, pid }: GameProcess, players: readonly BenchPlayer[], sizes: Sizes) =>
  findKnee(
    { port, calls: mixedCalls(players), servers: [pid], database: () => descendants(pid) },
    sizes,
  );

async function populate(db: Db, size: number, measured: number) {
  await makeLarge(db, { players: size, ownedCards: size * 10, battles: size * 2 });
  const players = await makePlayers(db, measured);
  await lengthenMissions(db);
  await db.rows("vacuum analyze");
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
