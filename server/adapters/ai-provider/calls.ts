import { setTimeout as sleep } from "node:timers/promises";
import { AiError, toAiError } from "./ai-error.ts";
import type { CallLimits } from "./settings.ts";

const PAUSE_MS = 300;

export type Call<T> = (attempt: { earlier: AiError | null; signal: AbortSignal }) => Promise<T>;

/**
 * One call, and a second one when the first failed in a way that may pass. Never a third: a card
 * must neither cost much nor take long, and the forge is there.
 */
export async function callTwice<T>(
  call: Call<T>,
  { mayCall = () => Promise.resolve(true), totalMs }: CallLimits,
): Promise<T> {
  const signal = AbortSignal.timeout(totalMs);
  const attempt = async (earlier: AiError | null) => {
    if (!(await mayCall())) throw new AiError("over_budget", "no calls left", { cause: earlier });
    return call({ earlier, signal });
  };
  try {
    return await attempt(null);
  } catch (error) {
    const earlier = toAiError(error);
    if (!earlier.isWorthRepeating) throw earlier;
    await pause(earlier, signal);
    return await attempt(earlier).catch((second: unknown) => {
      throw toAiError(second);
    });
  }
}

async function pause({ failure, retryAfterMs }: AiError, signal: AbortSignal): Promise<void> {
  const isBusy = failure === "rate_limited" || failure === "unavailable";
  if (!isBusy) return;
  await sleep(Math.max(PAUSE_MS, retryAfterMs), null, { signal }).catch((error: unknown) => {
    throw toAiError(error);
  });
}
