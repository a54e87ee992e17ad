/**
 * How often something may be tried. The counters slow down guessing and flooding; they never decide
 * a rule of the game. A school class of forty that signs up from one address within a minute must
 * pass.
 */
import type { Pool } from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { requestRefusals } from "#texts/en/requests.ts";
import type { Tx } from "./db.ts";
import { sha256 } from "./ids.ts";
import { refusedError } from "./refuse.ts";

const TABLE = "counted_tries";

/** Counted in the database, so that they hold over all processes and over a restart. */
const overall = {
  "sign-in from a known device": { points: 5, seconds: 15 * 60 },
  "sign-in of one account from one address": { points: 5, seconds: 15 * 60 },
  "sign-in of one account by strangers": { points: 300, seconds: 60 * 60 },
  "sign-in from one address": { points: 120, seconds: 60 },
  "password of a signed-in player": { points: 20, seconds: 60 * 60 },
  "second factor of one account": { points: 10, seconds: 15 * 60 },
  "second factor of one account in a day": { points: 60, seconds: 24 * 60 * 60 },
  "question for a passkey from one address": { points: 120, seconds: 60 },
  "sign-up from one address": { points: 120, seconds: 60 },
  "letters of one account": { points: 5, seconds: 60 * 60 },
  "letters from one address": { points: 100, seconds: 60 * 60 },
  "letters to one mailbox": { points: 5, seconds: 60 * 60 },
  "unasked letters to one player": { points: 30, seconds: 60 * 60 },
  "letters to one guardian about the questions of one child": { points: 1, seconds: 4 * 60 * 60 },
  "parents asked by one child": { points: 6, seconds: 24 * 60 * 60 },
  "questions to one parent": { points: 3, seconds: 24 * 60 * 60 },
  "token from one address": { points: 30, seconds: 15 * 60 },
  "creation of one player": { points: 120, seconds: 60 },
  "card for a credit by one player": { points: 20, seconds: 24 * 60 * 60 },
  "purchase by one player": { points: 60, seconds: 60 * 60 },
  "trial by one admin": { points: 10, seconds: 60 * 60 },
  "messages of one admin": { points: 60, seconds: 60 * 60 },
  "messages to one player": { points: 10, seconds: 24 * 60 * 60 },
  "wallet handed over to one player": { points: 10, seconds: 24 * 60 * 60 },
  "withdrawal text of one player": { points: 60, seconds: 60 * 60 },
  "export by one player": { points: 5, seconds: 24 * 60 * 60 },
  "export of one child by one guardian": { points: 10, seconds: 60 * 60 },
  "drawing for one address": { points: 120, seconds: 60 },
  "battle code by one player": { points: 10, seconds: 10 * 60 },
  "transfer code by one player": { points: 5, seconds: 10 * 60 },
  "trade code by one player": { points: 10, seconds: 10 * 60 },
  "invite code by one player": { points: 10, seconds: 10 * 60 },
  "room code by one player": { points: 10, seconds: 10 * 60 },
  "friend code by one player": { points: 10, seconds: 10 * 60 },
  "friend requests of one player": { points: 60, seconds: 24 * 60 * 60 },
  "reports of one player": { points: 40, seconds: 24 * 60 * 60 },
  "challenges of one player": { points: 30, seconds: 60 * 60 },
  "gifts to friends of one player": { points: 30, seconds: 60 * 60 },
  "new friend code of one player": { points: 20, seconds: 24 * 60 * 60 },
  // One address makes many accounts, and many addresses still more: all share one space of codes.
  "code from one address": { points: 120, seconds: 10 * 60 },
  "code of one kind": { points: 1000, seconds: 10 * 60 },
} as const;

/**
 * Floods of calls: counted in each process, because a write for every call would be one itself. Each count has
 * a timer, so a short time would be a timer for every message.
 */
const perProcess = {
  "change by one player": { points: 600, seconds: 60 },
  // A screen reads a dozen things; a school reads from one address.
  "read by one player": { points: 6_000, seconds: 60 },
  "read by visitors of one address": { points: 12_000, seconds: 60 },
  // By all sockets of the player: of each tab a few when it comes back, and then hardly any.
  "message of one player": { points: 1_200, seconds: 30 },
  "description read for one player": { points: 240, seconds: 60 },
  "sketch for one player": { points: 90, seconds: 60 },
  "conversion asked by one player": { points: 60, seconds: 60 },
  "look at the chain by one player": { points: 20, seconds: 60 },
  // By call and by socket together.
  "choice of one player": { points: 300, seconds: 30 },
  "emote of one player": { points: 1, seconds: 2 },
} as const;

export type Limited = keyof typeof overall | keyof typeof perProcess;

export type Limits = {
  /** Counts one try and says which it was; refuses with 429 when there were too many. */
  count(what: Limited, key: string): Promise<number>;
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

const limitersOf = <What extends string>(
  rules: Record<What, { points: number; seconds: number }>,
  open: (options: { points: number; duration: number; keyPrefix: string }) => RateLimiterAbstract,
) =>
  Object.fromEntries(
    Object.entries<{ points: number; seconds: number }>(rules).map(
      ([what, { points, seconds: duration }]) => [
        what,
        open({ points, duration, keyPrefix: what }),
      ],
    ),
  ) as Record<What, RateLimiterAbstract>;

/** Addresses of players are private, and too long for a column; memory keeps them for a minute. */
const nameOf = (what: Limited, key: string): string =>
  what in overall ? sha256(key).toString("base64url") : key;

/** Must not be called inside a transaction: it takes a connection of its own. */
export function openLimits(pool: Pool): Limits {
  const stored = { storeClient: pool, storeType: "pool", tableName: TABLE, tableCreated: true };
  const limiters: Record<Limited, RateLimiterAbstract> = {
    ...limitersOf(
      overall,
      (options) => new RateLimiterPostgres({ ...stored, ...options, clearExpiredByTimeout: false }),
    ),
    ...limitersOf(perProcess, (options) => new RateLimiterMemory(options)),
  };
  return {
    async count(what, key) {
      try {
        return (await limiters[what].consume(nameOf(what, key))).consumedPoints;
      } catch (full) {
        if (full instanceof Error) throw full;
        throw tooMany((full as { msBeforeNext: number }).msBeforeNext);
      }
    },
    async giveBack(what, key) {
      await limiters[what].reward(nameOf(what, key));
    },
    async forget(what, key) {
      await limiters[what].delete(nameOf(what, key));
    },
  };
}

/** Counts all tries or none. The returned function gives them back. */
export async function countAll(
  limits: Limits,
  tries: readonly (readonly [what: Limited, key: string])[],
): Promise<() => Promise<void>> {
  const counted: (readonly [Limited, string])[] = [];
  const giveBack = async () => {
    for (const [what, key] of counted) await limits.giveBack(what, key);
  };
  try {
    for (const [what, key] of tries) {
      await limits.count(what, key);
      counted.push([what, key]);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

export const forgetOldTries = (tx: Tx) =>
  tx.rows(`delete from ${TABLE} where expire < extract(epoch from now()) * 1000`);
