import { expect, test } from "vitest";
import { wantsSecondAdmin, worthOf } from "./grants.ts";

test.each([
  [{ coins: 50, credits: 0, copies: 0, rarity: null }, 50],
  [{ coins: 0, credits: 2, copies: 0, rarity: null }, 800],
  [{ coins: 1, credits: 1, copies: 3, rarity: "epic" }, 1001],
] as const)("%j counts as %i coins", (granted, worth) => {
  expect(worthOf(granted)).toBe(worth);
});

test.each([
  [9_999, 0, false],
  [10_000, 0, true],
  [4_000, 5_999, false],
  [4_000, 6_000, true],
])("%i coins after %i want a second admin: %s", (worth, askedLately, expected) => {
  expect(wantsSecondAdmin({ worth, askedLately, limit: 10_000 })).toBe(expected);
});
