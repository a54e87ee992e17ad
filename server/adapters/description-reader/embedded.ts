import { workerThreads } from "#server/adapters/worker-threads.ts";
import type { DescriptionReader, UnderstoodWords } from "#server/ports/description-reader.ts";

/** The forge's own reader, in a thread that never waits for a drawing. */
export function forgeReader(): DescriptionReader & { close(): Promise<void> } {
  const threads = workerThreads(new URL("./worker.ts", import.meta.url), { maxThreads: 1 });
  return {
    read: (description) => threads.run<string, UnderstoodWords>("read", description),
    close: threads.close,
  };
}
