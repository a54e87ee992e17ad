import { setTimeout as sleep } from "node:timers/promises";
import type { Nudges } from "#server/lib/nudges.ts";

/** A lost nudge costs no more than this. */
const LOOK_AGAIN_MS = 3_000;

/**
 * Yields at once, then whenever a creation of the player goes on, and now and then without that. Ends when the signal aborts.
 * It listens before the first yield, so that no change between a look and the next wait is missed.
 */
export async function* eachChange(
  nudges: Nudges,
  playerId: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  let changed = true;
  let wake: (() => void) | null = null;
  const stopListening = nudges.listen("player", (nudge) => {
    if (nudge.playerId !== playerId || nudge.noun !== "creations") return;
    changed = true;
    wake?.();
  });
  const stopWaiting = () => wake?.();
  signal.addEventListener("abort", stopWaiting);
  try {
    while (!signal.aborted) {
      if (changed) {
        changed = false;
        yield;
        continue;
      }
      const quiet = new AbortController();
      const nudged = new Promise<void>((resolve) => (wake = resolve));
      await Promise.race([
        nudged,
        sleep(LOOK_AGAIN_MS, undefined, { signal: quiet.signal }).catch(() => {}),
      ]);
      quiet.abort();
      changed = true;
    }
  } finally {
    stopListening();
    signal.removeEventListener("abort", stopWaiting);
  }
}
