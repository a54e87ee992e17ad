/** Rising rates until a request in a hundred waits longer than a fifth of a second. */
import { computedMs } from "#bench/process-table.ts";
import { withProgram } from "#bench/processes.ts";
import type { WireCall } from "#bench/requests/wire.ts";
import type { Cell } from "#bench/table.ts";
import { CALLS_IN_FIVE_MINUTES } from "./mixed-load.ts";
import type { Pace, PacedAnswers } from "./paced.ts";

const KNEE_MS = 200;

export type Rates = { rates: readonly number[]; seconds: number };

/** `servers` and `database` are the ids of their processes; a database has more with each connection. */
export type Loaded = {
  port: number;
  calls: readonly WireCall[];
  servers: readonly number[];
  database: () => number[];
};

export const kneeHead = [
  "calls/s",
  "players who are active",
  "p50, ms",
  "p99, ms",
  "failed",
  "server, µs each",
  "database, µs each",
  "kB each",
];

export const kneeNote = (seconds: number): string =>
  `What active players ask (${CALLS_IN_FIVE_MINUTES} calls in five minutes, \`bench/growth/mixed-load.ts\`), ` +
  `sent at a rising rate for ${seconds} seconds each by a program on the same machine, until p99 ` +
  `passes ${KNEE_MS} ms.`;

/** Rows of `kneeHead`, one for each rate. */
export async function findKnee(
  { port, calls, servers, database }: Loaded,
  { rates, seconds }: Rates,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  await withProgram("growth/paced.ts", async (paced) => {
    for (const perSecond of rates) {
      const before = [computedMs(servers), computedMs(database())] as const;
      const pace: Pace = { port, perSecond, seconds, calls };
      const answers = await paced.ask<PacedAnswers>(pace);
      const each = (ms: number) => Math.round((ms * 1000) / answers.calls);
      rows.push([
        String(perSecond),
        Math.round((perSecond * 300) / CALLS_IN_FIVE_MINUTES),
        answers.p50Ms,
        answers.p99Ms,
        answers.failed,
        each(computedMs(servers) - before[0]),
        each(computedMs(database()) - before[1]),
        answers.kilobytesEach,
      ]);
      if (answers.p99Ms > KNEE_MS) break;
    }
  });
  return rows;
}
