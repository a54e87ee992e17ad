/** The same fights on all cores. Each part has its own seed, so the sum is the same every time. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { addTally, emptyTally, type Tally, type Series } from "./fights.ts";

/** A fixed number of parts: the result must not depend on the machine. */
const PARTS = 16;

export async function fightInThreads(series: Series): Promise<Tally> {
  const fights = Math.ceil(series.fights / PARTS);
  const parts = Array.from({ length: PARTS }, (_, i) => ({
    ...series,
    fights,
    seed: series.seed * 1000 + i,
  }));
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    parts.filter((_part, i) => i % threads === thread),
  );
  const sum = emptyTally();
  for (const tally of await Promise.all(shares.map(inThread))) addTally(sum, tally);
  return sum;
}

const inThread = (parts: readonly Series[]): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: parts });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
