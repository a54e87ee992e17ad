import { Piscina } from "piscina";

/** Workers load in a moment, so they need not wait for long. */
const IDLE_MS = 30_000;

export type WorkerThreads = {
  run<Task, Result>(name: string, task: Task): Promise<Result>;
  close(): Promise<void>;
};

type Options = {
  maxThreads: number;
  /** Added to the nice value of Linux: the higher, the more such threads leave to what answers players. */
  niceIncrement?: number;
};

/** Threads that run the functions which a file exports; none while there is nothing to do. */
export function workerThreads(
  file: URL,
  { maxThreads, niceIncrement = 0 }: Options,
): WorkerThreads {
  const workers = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads,
    niceIncrement,
    idleTimeout: IDLE_MS,
  });
  // A worker that cannot even start says so here and nowhere else; its tasks would wait for ever.
  let broken = new AbortController();
  workers.on("error", (error: unknown) => {
    broken.abort(error);
    broken = new AbortController();
  });
  return {
    run: (name, task) => workers.run(task, { name, signal: broken.signal }),
    close: () => workers.close({ force: true }),
  };
}
