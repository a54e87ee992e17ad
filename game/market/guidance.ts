/**
 * What a card usually costs: the middle price of the real sales of the last 30 days, if there were
 * at least three. Asking more than three times as much wants a second look; paying more than ten
 * times as much to a player with whom one deals anyway is a way to pass coins on, and is refused.
 */
import { DAY_MS } from "#game/lib/day.ts";

const SALES_NEEDED = 3;
const UNUSUAL_TIMES = 3;
const PASSED_ON_TIMES = 10;

/** Sales and deals that are older than this say nothing any more. */
export const GUIDANCE_MS = 30 * DAY_MS;

/** Of the last 30 days. `middle` is their median, null when there were none. */
export type Sales = { count: number; middle: number | null };

/** Null: not enough sales. */
export const usualPrice = ({ count, middle }: Sales): number | null =>
  count >= SALES_NEEDED ? middle : null;

export function median(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export const isUnusual = (price: number, usual: number | null): boolean =>
  usual !== null && price > UNUSUAL_TIMES * usual;

/** The most that two who deal with each other may pay; `estimate` is the card's value on paper. */
export const mostAmongFriends = (usual: number | null, estimate: number): number =>
  PASSED_ON_TIMES * (usual ?? estimate);

/** No card has a lower limit than this: cheaper sales need no look at anything. */
export const ALWAYS_ALLOWED = PASSED_ON_TIMES;
