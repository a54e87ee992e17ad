import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { CardWords, WriteRequest } from "#server/ports/card-writer.ts";
import type { DrawTask } from "./worker.ts";

/** Workers load the forge in a moment, so they need not wait for long. */
const IDLE_MS = 30_000;

export type ForgeThreads = {
  write(request: WriteRequest): Promise<CardWords>;
  /** RGB pixels. */
  draw(task: DrawTask): Promise<Uint8ClampedArray>;
  close(): Promise<void>;
};

/** The forge in as many threads as the machine can spare; none while nothing is created. */
export function forgeThreads(): ForgeThreads {
  const workers = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE_MS,
  });
  // A worker that cannot even start says so here and nowhere else; its tasks would wait for ever.
  let broken = new AbortController();
  workers.on("error", (error: unknown) => {
    broken.abort(error);
    broken = new AbortController();
  });
  return {
    write: (request) => workers.run(request, { name: "write", signal: broken.signal }),
    draw: (task) => workers.run(task, { name: "draw", signal: broken.signal }),
    close: () => workers.close({ force: true }),
  };
}
