/** How many of the same calls a server carries that only sends their statements. */
import { computedMs } from "#bench/process-table.ts";
import { withProgram } from "#bench/processes.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import type { Lesson, Question } from "#bench/requests/straight-sql.ts";
import type { WireCall } from "#bench/requests/wire.ts";
import type { Cell } from "#bench/table.ts";
import { quickBattle } from "#contract/battle.ts";
import { CALLS_IN_TWO_HOURS, mixedCalls, type Callers } from "./mixed-load.ts";
import type { Pace, PacedAnswers } from "./paced.ts";

export const plainHead = ["plain, p99 ms", "plain, µs each", "its SQL, µs each"];

export const plainNote =
  "Plain is the peer: Fastify with the statements of these calls as straight SQL, which answers as many " +
  "bytes, alone on the machine and without duels, sign-ins, drawing and buying (7 of 511 calls); its SQL " +
  "is what they cost the database. None of the games like it tells its load.";

export type Plain = {
  /** The settings of the game that was measured, and what its callers are. */
  env: NodeJS.ProcessEnv;
  callers: Callers;
  /** The ids of its processes. */
  database: () => number[];
  seconds: number;
};

/** Adds the cells of `plainHead` to rows that begin with a rate. */
export async function besidePlain(rows: readonly Cell[][], plain: Plain): Promise<Cell[][]> {
  const rates = [...new Set(rows.map(([rate]) => Number(rate)))].toSorted((a, b) => a - b);
  const byRate = await measurePlain(plain, rates);
  return rows.map((row) => [...row, ...(byRate.get(Number(row[0])) ?? [])]);
}

const measurePlain = (
  { env, callers, database, seconds }: Plain,
  rates: readonly number[],
): Promise<Map<number, Cell[]>> =>
  withProgram("growth/paced.ts", (pacer) =>
    withProgram(
      "requests/straight-sql.ts",
      async (plain) => {
        const lessons = lessonsOf(callers);
        await plain.ask({ learn: "mixed", lessons } satisfies Question);
        const port = await plain.ask<number>({ serve: "mixed" } satisfies Question);
        const calls = lessons.map((_, n): WireCall => ({
          method: "GET",
          path: `/${n}`,
          token: "",
        }));
        const play = (perSecond: number) =>
          pacer.ask<PacedAnswers>({ port, perSecond, seconds, calls } satisfies Pace);
        await play(rates[0] ?? 1);
        const cells = new Map<number, Cell[]>();
        for (const rate of rates) {
          const before = [computedMs([plain.pid]), computedMs(database())] as const;
          const answers = await play(rate);
          if (answers.failed > 0) throw new Error(`${answers.failed} plain calls failed`);
          const each = (ms: number) => Math.round((ms * 1000) / answers.calls);
          const after = [computedMs([plain.pid]), computedMs(database())] as const;
          cells.set(rate, [answers.p99Ms, each(after[0] - before[0]), each(after[1] - before[1])]);
        }
        return cells;
      },
      env,
    ),
  );

/** Of each call within two hours that can be repeated as it is. */
function lessonsOf(callers: Callers): Lesson[] {
  const byToken = new Map(callers.players.map((player) => [player.token, player]));
  const calls = mixedCalls(callers);
  return Array.from({ length: CALLS_IN_TWO_HOURS }, () => calls.next().value).flatMap((call) => {
    const player = byToken.get(call.token);
    return (player && lessonOf(call, player)) ?? [];
  });
}

function lessonOf({ method, path }: WireCall, player: BenchPlayer): Lesson | null {
  if (method === "GET") return { read: { path, by: { id: player.id, role: "user" } } };
  return path === quickBattle.path ? { call: "quickBattle", player } : null;
}
