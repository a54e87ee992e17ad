/**
 * The streak grows by one on every UTC day with a visit. One missed day in seven is forgiven;
 * otherwise the streak starts again at one (resolution 51).
 */
import { DAY_MS, dayOf, type Day } from "#game/lib/day.ts";

export type Streak = {
  days: number;
  lastDay: Day | null;
  /** The latest day that was missed and forgiven. */
  forgivenDay: Day | null;
};

export const noStreak: Streak = { days: 0, lastDay: null, forgivenDay: null };

const FORGIVEN_ONCE_IN_DAYS = 7;

export function visit(streak: Streak, nowMs: number): Streak {
  const today = dayOf(nowMs);
  if (streak.lastDay === today) return streak;

  const grown = { ...streak, days: streak.days + 1, lastDay: today };
  const yesterday = dayOf(nowMs - DAY_MS);
  if (streak.lastDay === yesterday) return grown;

  const missedOneDay = streak.lastDay === dayOf(nowMs - 2 * DAY_MS);
  if (missedOneDay && mayForgive(streak, nowMs)) return { ...grown, forgivenDay: yesterday };
  return { ...streak, days: 1, lastDay: today };
}

/** Days are written so that they sort as text. */
const mayForgive = ({ forgivenDay }: Streak, nowMs: number): boolean =>
  forgivenDay === null || forgivenDay < dayOf(nowMs - FORGIVEN_ONCE_IN_DAYS * DAY_MS);
