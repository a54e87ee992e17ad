import * as fc from "fast-check";
import { expect, test } from "vitest";
import { diceFrom, diceFromKey, seedFrom } from "./dice.ts";
import { sha256 } from "./sha256.ts";

test("the same seed rolls the same, another seed something else", () => {
  const rolls = [1, 1, 2].map((seed) => {
    const dice = diceFrom(seed);
    return Array.from({ length: 20 }, () => dice.int(1, 1_000_000));
  });

  expect(rolls[0]).toEqual(rolls[1]);
  expect(rolls[0]).not.toEqual(rolls[2]);
});

test("whole numbers stay within both ends, and reach both", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: -9, max: 9 }),
      fc.nat({ max: 9 }),
      (seed, min, span) => {
        const dice = diceFrom(seed);
        const rolls = Array.from({ length: 400 }, () => dice.int(min, min + span));
        expect(Math.min(...rolls)).toBe(min);
        expect(Math.max(...rolls)).toBe(min + span);
      },
    ),
  );
});

test("a die with six sides is fair: 100,000 rolls pass chi-square", () => {
  const dice = diceFrom(6);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 100_000; i++) counts[dice.int(0, 5)]!++;

  const expected = 100_000 / 6;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(20.52);
});

test("numbers between stay below the upper end", () => {
  const dice = diceFrom(3);
  for (let i = 0; i < 10_000; i++) {
    const value = dice.between(2, 5);
    expect(value >= 2 && value < 5).toBe(true);
  }
});

test("shuffling keeps every card and leaves the argument alone", () => {
  const list = [1, 2, 3, 4, 5];

  const shuffled = diceFrom(8).shuffle(list);

  expect(shuffled.toSorted()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});

test("a fork rolls on its own: using it changes nothing for the others", () => {
  const [a, b] = [diceFrom(9), diceFrom(9)];

  const fork = a.fork("rarity");
  fork.int(1, 6);

  expect(a.int(1, 1_000_000)).toBe(b.int(1, 1_000_000));
  expect(diceFrom(9).fork("x").int(1, 1e6)).not.toBe(diceFrom(9).fork("y").int(1, 1e6));
});

test("every part of a key counts, beyond the first 32 bits as well", () => {
  const keys = ["ab".repeat(32), "ab".repeat(32), `${"ab".repeat(31)}cd`];
  const rolls = keys.map((key) => {
    const dice = diceFromKey(key, sha256);
    return Array.from({ length: 20 }, () => dice.int(1, 1_000_000));
  });

  expect(rolls[0]).toEqual(rolls[1]);
  expect(rolls[0]).not.toEqual(rolls[2]);
});

test("dice from a key are fair: 60,000 rolls pass chi-square", () => {
  const dice = diceFromKey("a key", sha256);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[dice.int(0, 5)]!++;

  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(20.52);
});

test("nothing can be picked from nothing", () => {
  expect(() => diceFrom(1).pick([])).toThrow("empty list");
});

test("a seed from a text is a whole 32-bit number", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const seed = seedFrom(text);
      expect(seed >>> 0).toBe(seed);
    }),
  );
});
