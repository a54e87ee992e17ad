import { expect, test } from "vitest";
import { CHOICE_MS, deadlineOf, hasClockJumped, RESERVE_MS, reserveAfter } from "./clock.ts";

const fresh = { stepBeganMs: 1000, reserveMs: RESERVE_MS };

test("a choice has half a minute, and then the reserve", () => {
  expect(deadlineOf(fresh)).toBe(1000 + 90_000);
  expect(deadlineOf({ ...fresh, reserveMs: 0 })).toBe(1000 + CHOICE_MS);
});

test.for([
  [0, 60_000],
  [30_000, 60_000],
  [30_001, 59_999],
  [70_000, 20_000],
  [90_000, 0],
  [500_000, 0],
] as const)("who chooses after %i ms has %i ms left in reserve", ([tookMs, leftMs]) => {
  expect(reserveAfter(fresh, fresh.stepBeganMs + tookMs)).toBe(leftMs);
});

test.for([
  [-3_600_000, true],
  [-4_000, false],
  [0, false],
  [95_000, false],
  [3_600_000, true],
] as const)("a step of %i ms: the clock jumped is %s", ([ageMs, jumped]) => {
  expect(hasClockJumped(1000, 1000 + ageMs)).toBe(jumped);
});
