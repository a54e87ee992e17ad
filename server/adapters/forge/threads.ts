import { availableParallelism } from "node:os";
import { workerThreads } from "#server/adapters/worker-threads.ts";
import type { CardWords, WriteRequest } from "#server/ports/card-writer.ts";
import type { CutOut } from "#forge/scene/cut-out.ts";
import type { CutOutTask, DrawTask } from "./worker.ts";

export type ForgeThreads = {
  write(request: WriteRequest): Promise<CardWords>;
  /** RGB pixels. */
  draw(task: DrawTask): Promise<Uint8ClampedArray>;
  /** Red, green, blue and opacity. */
  cutOut(task: CutOutTask): Promise<CutOut>;
  close(): Promise<void>;
};

/**
 * On Linux a tenth of a core where others want all of it, and the whole core where none does: a card that
 * takes half a second longer is noticed less than a game in which every tap does.
 */
const NICE_INCREMENT = 10;

/** The forge in as many threads as the machine can spare; none while nothing is created. */
export function forgeThreads(): ForgeThreads {
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const threads = workerThreads(new URL("./worker.ts", import.meta.url), {
    maxThreads,
    niceIncrement: NICE_INCREMENT,
  });
  return {
    write: (request) => threads.run("write", request),
    draw: (task) => threads.run("draw", task),
    cutOut: (task) => threads.run("cutOut", task),
    close: threads.close,
  };
}
