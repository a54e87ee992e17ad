import * as fc from "fast-check";
import { expect, test } from "vitest";
import { leagueOf } from "./leagues.ts";
import {
  computerLevelFor,
  findMatches,
  windowAfter,
  type PairHistory,
  type QueuedPlayer,
} from "./matching.ts";

const NOW = 1_000_000;
const waits = (playerId: string, rating: number, waitedMs = 0): QueuedPlayer => ({
  playerId,
  rating,
  sinceMs: NOW - waitedMs,
});
const match = (waiting: QueuedPlayer[], met: PairHistory[] = []) => {
  const { pairs, alone } = findMatches({ waiting, met, nowMs: NOW });
  return {
    pairs: pairs.map((pair) => pair.map(({ playerId }) => playerId).join("+")),
    alone: alone.map(({ playerId }) => playerId),
  };
};

test.for([
  [0, 100],
  [4_999, 100],
  [5_000, 150],
  [14_999, 200],
  [60_000, 700],
  [-5, 100],
] as const)("after %i ms opponents within %i points are looked for", ([waitedMs, points]) => {
  expect(windowAfter(waitedMs)).toBe(points);
});

test("both have to have waited long enough", () => {
  expect(match([waits("ada", 1500), waits("bo", 1600)]).pairs).toEqual(["ada+bo"]);
  expect(match([waits("ada", 1500), waits("bo", 1601)]).pairs).toEqual([]);
  expect(match([waits("ada", 1500, 12_000), waits("bo", 1650)]).pairs).toEqual([]);
  expect(match([waits("ada", 1500, 12_000), waits("bo", 1650, 5_000)]).pairs).toEqual(["ada+bo"]);
});

test("the player who waits longest gets the closest opponent", () => {
  const queue = [waits("new", 1500), waits("old", 1490, 4_000), waits("far", 1420, 1_000)];

  expect(match(queue).pairs).toEqual(["old+new"]);
});

const metBefore = (today: number, agoMs = NOW): PairHistory[] => [
  { players: ["bo", "ada"], today, lastMs: NOW - agoMs },
];

test("two players meet three times a day", () => {
  const queue = [waits("ada", 1500), waits("bo", 1500)];

  expect(match(queue, metBefore(2)).pairs).toEqual(["ada+bo"]);
  expect(match(queue, metBefore(3)).pairs).toEqual([]);
});

test("two who have just met meet again only when nobody else waits", () => {
  const two = [waits("ada", 1500), waits("bo", 1500)];
  const three = [...two, waits("cy", 1590)];

  expect(match(two, metBefore(1, 1_000)).pairs).toEqual(["ada+bo"]);
  expect(match(three, metBefore(1, 1_000)).pairs).toEqual(["ada+cy"]);
  expect(match(three, metBefore(1, 120_000)).pairs).toEqual(["ada+bo"]);
});

test("after a quarter of a minute alone the computer comes", () => {
  expect(match([waits("ada", 1500, 14_999)])).toEqual({ pairs: [], alone: [] });
  expect(match([waits("ada", 1500, 15_000)])).toEqual({ pairs: [], alone: ["ada"] });
});

test("nobody is matched twice, and only within both windows", () => {
  const anyQueue = fc.uniqueArray(
    fc.record({
      playerId: fc.uuid(),
      rating: fc.integer({ min: 800, max: 2400 }),
      sinceMs: fc.integer({ min: NOW - 60_000, max: NOW }),
    }),
    { selector: ({ playerId }) => playerId, maxLength: 40 },
  );
  fc.assert(
    fc.property(anyQueue, (waiting) => {
      const { pairs, alone } = findMatches({ waiting, met: [], nowMs: NOW });

      const placed = [...pairs.flat(), ...alone].map(({ playerId }) => playerId);
      expect(new Set(placed).size).toBe(placed.length);
      for (const [a, b] of pairs) {
        const allowed = Math.min(windowAfter(NOW - a.sinceMs), windowAfter(NOW - b.sinceMs));
        expect(Math.abs(a.rating - b.rating)).toBeLessThanOrEqual(allowed);
      }
    }),
  );
});

test.for([
  [900, 1, "sprout"],
  [1300, 2, "ember"],
  [1599, 3, "river"],
  [1600, 4, "summit"],
  [1800, 5, "aurora"],
  [2400, 5, "legend"],
] as const)(
  "at %i the computer is of level %i, and the league is %s",
  ([rating, level, league]) => {
    expect(computerLevelFor(rating)).toBe(level);
    expect(leagueOf(rating)).toBe(league);
  },
);
