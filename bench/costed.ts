import { computedMs, descendants } from "./process-table.ts";
import type { GameProcess, Program } from "./processes.ts";
import type { Measured } from "./requests/measured.ts";
import { median, type Cell } from "./table.ts";

/** With the processor time of a call in the process that made it and in the database's. */
export type Costed = Measured & { processUs: number; databaseUs: number };

/** Asks a program to make calls; `pid` says which process answers them if it is another one. */
export async function cost(
  game: GameProcess,
  program: Program,
  { question, pid = program.pid }: { question: object; pid?: number },
): Promise<Costed> {
  const process = [pid];
  const before = [computedMs(process), computedMs(descendants(game.pid))] as const;
  const measured = await program.ask<Measured>(question);
  const perCall = (ms: number) => (ms * 1000) / measured.calls;
  return {
    ...measured,
    processUs: perCall(computedMs(process) - before[0]),
    databaseUs: perCall(computedMs(descendants(game.pid)) - before[1]),
  };
}

/** What was measured in several rounds, each figure at its median: calls a second, waits, processor time. */
export function costRow(what: string, rounds: readonly Costed[]): Cell[] {
  const middle = (find: (round: Costed) => number) => median(rounds.map(find));
  return [
    what,
    Math.round(middle(({ perSecond }) => perSecond)),
    middle(({ p50Ms }) => p50Ms),
    middle(({ p99Ms }) => p99Ms),
    Math.round(middle(({ processUs }) => processUs)),
    Math.round(middle(({ databaseUs }) => databaseUs)),
  ];
}
