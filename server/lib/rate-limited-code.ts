import type { RefusalCode } from "#texts/refusal-codes.ts";
import type { Limited, Limits } from "./limits.ts";
import { RefusedError } from "./refuse.ts";

type Attempt = {
  limit: Limited;
  playerId: string;
  /** The refusal that says that the code was wrong. */
  failure?: RefusalCode;
};

/**
 * Work that needs a code which others must not find by guessing. The attempt is counted before
 * anything is looked up, so that guessing many at once gains nothing, and given back unless the work
 * refuses because the code is wrong.
 */
export async function countFailedAttempts<T>(
  limits: Limits,
  { limit, playerId, failure = "unknown_code" }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  await limits.count(limit, playerId);
  let hasFailed = false;
  try {
    return await work();
  } catch (error) {
    hasFailed = error instanceof RefusedError && error.code === failure;
    throw error;
  } finally {
    if (!hasFailed) await limits.giveBack(limit, playerId);
  }
}
