/** Whether a game stays as fast while it grows, and how many players one server and several carry. */
import { setTimeout as sleep } from "node:timers/promises";
import { makeLarge, sizesFor, withLargeGame } from "#bench/admin/large-game.ts";
import { descendants } from "#bench/process-table.ts";
import { gameEnvironment, type GameProcess } from "#bench/processes.ts";
import type { Cell, Extent, Section, Table } from "#bench/table.ts";
import { findClusterKnees } from "./cluster-knee.ts";
import { measureReads, tableOfReads } from "./every-read.ts";
import { findKnee, kneeHead, kneeNote, makeCallers } from "./knee.ts";
import { mixedCalls, type Callers } from "./mixed-load.ts";
import { besidePlain } from "./plain-knee.ts";

const extents = {
  whole: {
    sizes: [10_000, 100_000, 1_000_000],
    players: 300,
    times: 40,
    rates: [100, 150, 200, 300, 400, 600, 800, 1000],
    seconds: 10,
    thinkMs: { from: 3_000, to: 6_000 },
    servers: [1, 2, 3],
  },
  short: {
    sizes: [20],
    players: 4,
    times: 1,
    rates: [20],
    seconds: 1,
    thinkMs: { from: 100, to: 200 },
    servers: [],
  },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

export const growth: Section = {
  name: "growth",
  async measure(extent) {
    const sizes = extents[extent];
    const reads = new Map<number, Awaited<ReturnType<typeof measureReads>>>();
    const room: Cell[][] = [];
    const knees: Cell[][] = [];
    for (const size of sizes.sizes) {
      await withLargeGame(sizesFor(size), async (game) => {
        const callers = await makeCallers(game.db, sizes.players);
        const auditMs = await audited(game);
        room.push([...(await roomOf(game, size)), auditMs / 1000]);
        reads.set(size, await measureReads(game, callers.players, sizes.times));
        const knee = await kneeOf(game, callers, sizes);
        knees.push(...knee.map((row) => [size.toLocaleString("en"), ...row]));
      });
    }
    const [first = 0] = sizes.sizes;
    const clusters = await findClusterKnees(sizes, async (db) => {
      await makeLarge(db, sizesFor(first));
      return makeCallers(db, sizes.players);
    });
    return [
      tableOfReads(reads, sizes.times),
      {
        title: "How many players one server carries",
        note: `${kneeNote(sizes.seconds)} No audit is under way.`,
        head: ["players", ...kneeHead],
        rows: knees,
      },
      ...clusters,
      tableOfRoom(room),
    ];
  },
};

async function kneeOf(game: GameProcess, callers: Callers, sizes: Sizes): Promise<Cell[][]> {
  const { port, db, pid } = game;
  const database = () => descendants(pid);
  const loaded = { port, db, calls: mixedCalls(callers), servers: [pid], database };
  const rows = await findKnee(loaded, sizes);
  const { seconds } = sizes;
  return besidePlain(rows, { env: gameEnvironment(game), callers, database, seconds });
}

const LOOK_AGAIN_MS = 200;

/** Once the audit that follows a start is over. Returns how long it took, in milliseconds. */
async function audited({ db }: GameProcess): Promise<number> {
  for (;;) {
    const { tookMs, failure } = await db.one<{ tookMs: number | null; failure: string | null }>(
      `select took_ms as "tookMs", failure from regular_checks where name = 'audit'`,
    );
    if (failure !== null) throw new Error(`the audit failed: ${failure}`);
    if (tookMs !== null) return tookMs;
    await sleep(LOOK_AGAIN_MS);
  }
}

async function roomOf(game: GameProcess, size: number): Promise<Cell[]> {
  const bytes = await game.db.value<number>(`select pg_database_size(current_database()) as bytes`);
  return [size.toLocaleString("en"), bytes / 1e6, bytes / 1e3 / size];
}

const tableOfRoom = (rows: readonly (readonly Cell[])[]): Table => ({
  title: "What lies in the database",
  note:
    "With ten cards, two battles and a deal of each kind a player, and all indexes. The audit begins when " +
    "the game starts, and again after twenty times as long as it took, but at least every hour.",
  head: ["players", "MB", "kB a player", "an audit, s"],
  rows,
});
