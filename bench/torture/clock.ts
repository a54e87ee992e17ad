/** The clock of a killed game, which only goes ahead. */
import { join } from "node:path";
import type { Dice } from "#game/lib/dice.ts";

const DAY_MS = 86_400_000;
/** How often midnight is near when the game starts anew. */
const NEAR = 0.3;
const NEAR_MS = { from: 2_000, to: 20_000 };

export function clockOf(dice: Dice) {
  let aheadMs = 0;
  return {
    /**
     * Mostly as before; else midnight in UTC comes soon, and the players are in the midst of it. How
     * many milliseconds it is ahead of the machine's.
     */
    goAhead(): number {
      if (!dice.chance(NEAR)) return aheadMs;
      const untilMidnight = DAY_MS - ((Date.now() + aheadMs) % DAY_MS);
      aheadMs += Math.max(0, untilMidnight - dice.int(NEAR_MS.from, NEAR_MS.to));
      return aheadMs;
    },
    /** What a server with this clock has in its environment, beside what is there. */
    environment: ({ NODE_OPTIONS = "" }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
      CLOCK_AHEAD_MS: String(aheadMs),
      NODE_OPTIONS: `${NODE_OPTIONS} --import=${join(import.meta.dirname, "ahead.ts")}`.trim(),
    }),
  };
}
