/** Rising rates until a request in a hundred waits longer than a fifth of a second. */
import { setTimeout as sleep } from "node:timers/promises";
import { startTables } from "#bench/duels/duels.ts";
import type { Played, Question } from "#bench/duels/players.ts";
import { dealsOf, stockUp } from "#bench/market/stock.ts";
import { computedMs } from "#bench/process-table.ts";
import { withProgram, type Program } from "#bench/processes.ts";
import { lengthenMissions, makePlayers } from "#bench/requests/players.ts";
import type { WireCall } from "#bench/requests/wire.ts";
import { quantile, type Cell } from "#bench/table.ts";
import type { Db } from "#server/lib/db.ts";
import { activeAt, duelsAt, mixedNote, type Callers } from "./mixed-load.ts";
import type { Pace, PacedAnswers } from "./paced.ts";
import { plainHead, plainNote } from "./plain-knee.ts";

const KNEE_MS = 200;

/** A hundred thousand players in their busiest hour, when two in a hundred are there (docs/scale.md). */
const CARRIED_PER_SECOND = 150;

const VISITORS = 30;

const LOOK_AGAIN_MS = 200;

export type Rates = {
  rates: readonly number[];
  seconds: number;
  /** So long a player thinks before a choice in a duel. */
  thinkMs: { from: number; to: number };
};

/** `servers` and `database` are the ids of their processes; a database has more with each connection. */
export type Loaded = {
  port: number;
  db: Db;
  calls: Iterator<WireCall, never>;
  servers: readonly number[];
  database: () => number[];
};

export const kneeHead = [
  "calls/s",
  "players who are active",
  "p50, ms",
  "p99, ms",
  "failed",
  "duels",
  "a choice, p99 ms",
  "cards still drawn",
  "server, µs each",
  "database, µs each",
  "kB each",
  ...plainHead,
];

export const kneeNote = (seconds: number): string =>
  `${mixedNote}. Sent at a rising rate for ${seconds} seconds each, after as long at the first that is not ` +
  `counted, by a program on the same machine, until p99 passes ${KNEE_MS} ms. The server's time has the ` +
  `drawing of cards and the duels in it. ${plainNote}`;

/** Those who call, with sixty cards each, of which six are for sale. */
export async function makeCallers(db: Db, howMany: number): Promise<Callers> {
  const players = await makePlayers(db, howMany);
  await lengthenMissions(db);
  const visitors = await makePlayers(db, VISITORS);
  const listings = await stockUp(db, players);
  await db.rows("vacuum analyze");
  return { players, visitors, deals: dealsOf(players, listings) };
}

/** Rows of `kneeHead` without the plain server, one for each rate. */
export async function findKnee(
  loaded: Loaded,
  { rates, seconds, thinkMs }: Rates,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  await withProgram("growth/paced.ts", (callers) =>
    withProgram("duels/players.ts", async (duelists) => {
      const load = { ...loaded, callers, duelists, thinkMs, tables: 0 };
      const warmUp = { perSecond: rates[0] ?? 1, seconds };
      await sitDown(load, duelsAt(warmUp.perSecond));
      await play(load, warmUp);
      for (const perSecond of rates) {
        const { row, worstMs } = await measure(load, { perSecond, seconds });
        rows.push(row);
        if (worstMs > KNEE_MS) break;
      }
      await duelists.ask({ leave: true } satisfies Question);
      while ((await countUnfinished(loaded.db)) > 0) await sleep(LOOK_AGAIN_MS);
    }),
  );
  return rows;
}

type Load = Loaded &
  Pick<Rates, "thinkMs"> & { callers: Program; duelists: Program; tables: number };
type Rate = { perSecond: number; seconds: number };

async function play(load: Load, { perSecond, seconds }: Rate): Promise<[PacedAnswers, Played]> {
  const { port, callers, duelists } = load;
  const calls = Array.from({ length: perSecond * seconds }, () => load.calls.next().value);
  return Promise.all([
    callers.ask<PacedAnswers>({ port, perSecond, seconds, calls } satisfies Pace),
    duelists.ask<Played>({ playMs: seconds * 1000 } satisfies Question),
  ]);
}

/** Until so many duels are under way. */
async function sitDown(load: Load, wanted: number): Promise<void> {
  const { db, port, duelists, thinkMs } = load;
  const tables = await startTables(
    db,
    await makePlayers(db, 2 * Math.max(0, wanted - load.tables)),
  );
  const server = { kind: "ours", port, tables } as const;
  await duelists.ask({ sitDown: server, howMany: tables.length, thinkMs } satisfies Question);
  load.tables += tables.length;
}

async function measure(load: Load, rate: Rate): Promise<{ row: Cell[]; worstMs: number }> {
  const { db, servers, database } = load;
  await sitDown(load, duelsAt(rate.perSecond));
  const before = [computedMs(servers), computedMs(database())] as const;
  const [answers, played] = await play(load, rate);
  const each = (ms: number) => Math.round((ms * 1000) / answers.calls);
  const choiceMs = quantile(played.waitsMs, 0.99);
  const isCarried = rate.perSecond <= CARRIED_PER_SECOND;
  const row = [
    String(rate.perSecond),
    activeAt(rate.perSecond),
    answers.p50Ms,
    isCarried ? { value: answers.p99Ms, under: KNEE_MS } : answers.p99Ms,
    answers.failed,
    load.tables,
    choiceMs,
    await countUnfinished(db),
    each(computedMs(servers) - before[0]),
    each(computedMs(database()) - before[1]),
    answers.kilobytesEach,
  ];
  load.tables -= played.over;
  return { row, worstMs: Math.max(answers.p99Ms, choiceMs) };
}

const countUnfinished = (db: Db) =>
  db.value<number>(`select count(*) as unfinished from creations where state <> 'done'`);
