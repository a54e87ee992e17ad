import { expect, test } from "vitest";
import { farmsOf, standardSettings } from "#game/settings/settings.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { isBargain, isUnproven, mostForUnproven, mustConfirmFirst, mustStay } from "./farms.ts";

const standard = farmsOf(standardSettings);

test.for([
  [{ isConfirmed: false, signedUpAtMs: 0 }, 3 * DAY_MS - 1, true],
  [{ isConfirmed: false, signedUpAtMs: 0 }, 3 * DAY_MS, false],
  [{ isConfirmed: true, signedUpAtMs: 0 }, 0, false],
] as const)("%j after %i ms is unproven: %s", ([account, nowMs, expected]) => {
  expect(isUnproven(account, standard, nowMs)).toBe(expected);
});

test.for([
  [{ usual: 12.5, estimate: 40 }, 25],
  [{ usual: 12.4, estimate: 40 }, 24],
  [{ usual: null, estimate: 40 }, 80],
] as const)("an unproven account pays for %j at most %i", ([worth, most]) => {
  expect(mostForUnproven(worth, standard)).toBe(most);
});

test.for([
  [{ usual: 50, estimate: 40 }, 50],
  [{ usual: 30, estimate: 40 }, 30],
  [{ usual: 30.5, estimate: 40 }, 31],
  [{ usual: null, estimate: 40 }, 40],
  // Made cheap by sales within the farm.
  [{ usual: 1, estimate: 40 }, 20],
] as const)("of %j the buyer gains by less than %i coins", ([worth, fair]) => {
  const gains = [fair - 1, fair].map((price) => isBargain(price, worth, standard));
  expect(gains).toEqual([true, false]);
});

test("thirty sign-ups from one address are fine", () => {
  expect([30, 31].map((signUps) => mustConfirmFirst(signUps, standard))).toEqual([false, true]);
});

test("cards stay nowhere, unless a setting says for how long", () => {
  const strict = { ...standard, cardStaysDays: 2 };
  expect(mustStay(0, standard, 0)).toBe(false);
  expect([2 * DAY_MS - 1, 2 * DAY_MS].map((now) => mustStay(0, strict, now))).toEqual([
    true,
    false,
  ]);
});
