import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { nextFreeDay, visit, type Streak } from "./streak.ts";

const start = 20_000 * DAY_MS;

const none: Streak = { days: 0, lastDay: null, forgivenDay: null };

/** The streak after visits on these days, counted from the first. */
const streakAfter = (...days: number[]) =>
  days.reduce((streak, day) => visit(streak, start + day * DAY_MS), none);

test.for([
  [[0], 1],
  [[0, 0.2, 0.9], 1],
  [[0, 1, 2], 3],
  [[0, 1, 3], 3],
  [[0, 1, 4], 1],
  [[0, 2, 4], 1],
  [[0, 2, 3, 4, 5, 6, 8], 1],
  [[0, 2, 3, 4, 5, 6, 7, 9], 8],
  [[0, 9, 10], 2],
] as const)("visits on days %j: a streak of %i", ([days, expected]) => {
  expect(streakAfter(...days).days).toBe(expected);
});

test("a second visit on the same day changes nothing", () => {
  const streak = streakAfter(0, 1);
  expect(visit(streak, start + 1.7 * DAY_MS)).toBe(streak);
});

test("a clock that is behind, just after midnight, costs nobody their streak", () => {
  const streak = streakAfter(0, 1, 2);
  expect(visit(streak, start + 1.999 * DAY_MS)).toBe(streak);
});

test("one missed day in any seven is free, and the next free one can be told", () => {
  const streak = streakAfter(0, 1, 3);

  expect(nextFreeDay(none, start)).toBe(dayOf(start));
  expect(nextFreeDay(streak, start + 3 * DAY_MS)).toBe(dayOf(start + 9 * DAY_MS));
  expect(nextFreeDay(streak, start + 20 * DAY_MS)).toBe(dayOf(start + 20 * DAY_MS));
});

test("missing a day costs the streak exactly when that day was not free", () => {
  const visits = fc.uniqueArray(fc.nat(40), { minLength: 1 });

  fc.assert(
    fc.property(visits, (unsorted) => {
      const days = unsorted.toSorted((a, b) => a - b);
      const last = days.at(-1) ?? 0;
      const before = streakAfter(...days);

      const missed = start + (last + 1) * DAY_MS;
      const isFree = nextFreeDay(before, missed) === dayOf(missed);
      const after = visit(before, missed + DAY_MS);

      expect(after.days).toBe(isFree ? before.days + 1 : 1);
      expect(visit(after, missed + DAY_MS)).toBe(after);
    }),
  );
});
