/**
 * The streak grows by one on every UTC day with a visit. One missed day in seven is forgiven;
 * otherwise the streak starts again at one. A forgiven day itself does not count.
 */
import { DAY_MS, dayOf, type Day } from "#game/lib/day.ts";

export type Streak = {
  days: number;
  lastDay: Day | null;
  /** The latest day that was missed and forgiven. */
  forgivenDay: Day | null;
};

const FORGIVEN_ONCE_IN_DAYS = 7;

export function visit(streak: Streak, nowMs: number): Streak {
  const today = dayOf(nowMs);
  // At midnight one server's clock may already be a day ahead of another's.
  if (streak.lastDay !== null && streak.lastDay >= today) return streak;

  const grown = { ...streak, days: streak.days + 1, lastDay: today };
  const yesterday = dayOf(nowMs - DAY_MS);
  if (streak.lastDay === yesterday) return grown;

  const missedOneDay = streak.lastDay === dayOf(nowMs - 2 * DAY_MS);
  const isForgiven = missedOneDay && isFree(streak.forgivenDay, nowMs - DAY_MS);
  if (isForgiven) return { ...grown, forgivenDay: yesterday };
  return { ...streak, days: 1, lastDay: today };
}

/** May this day be missed for nothing? Days are written so that they sort as text. */
const isFree = (forgivenDay: Day | null, dayMs: number): boolean =>
  forgivenDay === null || forgivenDay <= dayOf(dayMs - FORGIVEN_ONCE_IN_DAYS * DAY_MS);

/** The first day, from today on, that may be missed without losing the streak. */
export function nextFreeDay({ forgivenDay }: Pick<Streak, "forgivenDay">, nowMs: number): Day {
  let dayMs = nowMs;
  while (!isFree(forgivenDay, dayMs)) dayMs += DAY_MS;
  return dayOf(dayMs);
}
