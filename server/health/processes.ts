/** What a process knows of itself and of the others: how many there are, and how quickly it answers. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Nudges } from "#server/lib/nudges.ts";

/** Heartbeats come every ten seconds (server/lib/cluster.ts). */
const GONE_AFTER_MS = 35_000;

export type ProcessWatch = {
  alive(): number;
  /** The 99th percentile since the last call. */
  eventLoopDelayMs(): number;
  close(): void;
};

declare module "#server/lib/deps.ts" {
  interface Deps {
    processWatch: ProcessWatch;
  }
}

export function openProcessWatch(nudges: Nudges): ProcessWatch {
  const heardAt = new Map<string, number>();
  const stopListening = nudges.listen("process", ({ process }) => {
    heardAt.set(process, performance.now());
  });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    alive() {
      for (const [process, at] of heardAt) {
        if (performance.now() - at > GONE_AFTER_MS) heardAt.delete(process);
      }
      return Math.max(1, heardAt.size);
    },
    eventLoopDelayMs() {
      const ms = delay.percentile(99) / 1e6;
      delay.reset();
      return Math.round(ms);
    },
    close() {
      delay.disable();
      stopListening();
    },
  };
}
