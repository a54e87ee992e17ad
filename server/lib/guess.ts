import type { Limited, Limits } from "./limits.ts";
import { RefusedError } from "./refuse.ts";

export const UNKNOWN_CODE = "unknown_code";

/**
 * Work that needs a code which others must not find by guessing. The try is counted before anything
 * is looked up, so that guessing many at once gains nothing, and given back unless the work refuses
 * with `unknown_code`.
 */
export async function asGuess<T>(
  limits: Limits,
  [what, playerId]: readonly [Limited, string],
  work: () => Promise<T>,
): Promise<T> {
  await limits.count(what, playerId);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof RefusedError && error.code === UNKNOWN_CODE;
    throw error;
  } finally {
    if (!isWrong) await limits.giveBack(what, playerId);
  }
}
