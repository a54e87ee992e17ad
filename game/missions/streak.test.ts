import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { noStreak, visit } from "./streak.ts";

const start = 20_000 * DAY_MS;

/** The streak after visits on these days, counted from the first. */
const streakAfter = (...days: number[]) =>
  days.reduce((streak, day) => visit(streak, start + day * DAY_MS), noStreak);

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
