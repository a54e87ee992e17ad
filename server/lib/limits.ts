import { RateLimiterMemory } from "rate-limiter-flexible";
import { requestRefusals } from "#texts/en/requests.ts";
import { refusedError } from "./refuse.ts";

/**
 * How often something may be tried. Counted in this process; the counters are for slowing down
 * guessing and flooding, never for a rule of the game. A school class of forty that signs up from
 * one address within a minute must pass.
 */
const rules = {
  "sign-in of one account": { points: 20, seconds: 60 * 60 },
  "sign-in of one account from one address": { points: 5, seconds: 15 * 60 },
  "sign-in from one address": { points: 120, seconds: 60 },
  "sign-up from one address": { points: 120, seconds: 60 },
  "mail to one account": { points: 5, seconds: 60 * 60 },
  "mail from one address": { points: 30, seconds: 60 * 60 },
  "token from one address": { points: 30, seconds: 15 * 60 },
  "creation of one player": { points: 120, seconds: 60 },
  "drawing for one address": { points: 120, seconds: 60 },
  "battle code by one player": { points: 10, seconds: 10 * 60 },
  "transfer code by one player": { points: 5, seconds: 10 * 60 },
  "trade code by one player": { points: 10, seconds: 10 * 60 },
  "invite code by one player": { points: 10, seconds: 10 * 60 },
  "change by one player": { points: 600, seconds: 60 },
  "choice of one player": { points: 100, seconds: 10 },
  "emote of one player": { points: 1, seconds: 2 },
  "room code of one player": { points: 10, seconds: 10 * 60 },
} as const;

export type Limited = keyof typeof rules;

export type Limits = {
  /** Counts one try; refuses with 429 when there were too many. */
  count(what: Limited, key: string): Promise<void>;
  /** Refuses with 429 when there were too many, without counting. */
  check(what: Limited, key: string): Promise<void>;
  /** Takes one try back, because it was a good one. */
  giveBack(what: Limited, key: string): Promise<void>;
  /** Forgets the tries, because the player has shown who they are. */
  forget(what: Limited, key: string): Promise<void>;
};

const tooMany = (waitMs: number) => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return refusedError(requestRefusals, "too_many_tries", { seconds }).with({
    retryAfterSeconds: seconds,
  });
};

export function openLimits(): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([what, { points, seconds }]) => [
      what,
      new RateLimiterMemory({ points, duration: seconds, keyPrefix: what }),
    ]),
  ) as Record<Limited, RateLimiterMemory>;
  return {
    async count(what, key) {
      await limiters[what].consume(key).catch((full: { msBeforeNext: number }) => {
        throw tooMany(full.msBeforeNext);
      });
    },
    async check(what, key) {
      const tries = await limiters[what].get(key);
      if (tries && tries.remainingPoints <= 0) throw tooMany(tries.msBeforeNext);
    },
    async giveBack(what, key) {
      await limiters[what].reward(key);
    },
    async forget(what, key) {
      await limiters[what].delete(key);
    },
  };
}
