import { expect, test } from "vitest";
import { LEVEL_MAX } from "./level.ts";
import { deedKinds, deedsOf, isTold, toldAtLevel } from "./story.ts";

const win = {
  healthLeft: 400,
  rivalName: null,
  strongest: { cardId: "c", name: "Cindlepup", element: "fire", attack: 40, defense: 30 },
  power: 260,
} as const;

const greatnessOf = (kind: string, healthLeft: number, power = 260) =>
  deedsOf({ ...win, healthLeft, power }).find((deed) => deed.kind === kind)?.greatness;

test("the story goes on at levels that a card can reach, each kind of deed at its own", () => {
  const levels = deedKinds.map((kind) => toldAtLevel[kind]);
  expect(levels).toEqual([5, 10, 20]);
  expect(Math.max(...levels)).toBeLessThanOrEqual(LEVEL_MAX);
  expect([4, 5, 9].map((level) => isTold("first_win", level))).toEqual([false, true, true]);
});

test("a win with much health left is no escape, and less health is a greater one", () => {
  expect(greatnessOf("narrow_escape", 251)).toBeUndefined();
  expect(greatnessOf("narrow_escape", 250)).toBeDefined();
  expect(greatnessOf("narrow_escape", 10)).toBeGreaterThan(greatnessOf("narrow_escape", 11)!);
});

test("a stronger rival is a greater one, and no win is a greater first one", () => {
  expect(greatnessOf("strongest_rival", 400, 300)).toBeGreaterThan(
    greatnessOf("strongest_rival", 400, 299)!,
  );
  expect(greatnessOf("first_win", 1, 900)).toBe(greatnessOf("first_win", 999, 1));
});
