import type { RefusalCode } from "#texts/refusal-codes.ts";
import { countAll, type Limits } from "./limits.ts";
import { RefusedError } from "./refuse.ts";

type Attempt = {
  kind: "battle" | "transfer" | "trade" | "invite" | "room" | "friend";
  playerId: string;
  /** Where the request comes from. */
  address: string;
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
  { kind, playerId, address, failure = "unknown_code" }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = await countAll(limits, [
    [`${kind} code by one player`, playerId],
    ["code from one address", address],
    ["code of one kind", kind],
  ]);
  let hasFailed = false;
  try {
    return await work();
  } catch (error) {
    hasFailed = error instanceof RefusedError && error.code === failure;
    throw error;
  } finally {
    if (!hasFailed) await giveBack();
  }
}
