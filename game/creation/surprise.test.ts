import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { surprise } from "./surprise.ts";

test("a surprise is a sentence, and seldom the same twice", () => {
  const all = Array.from({ length: 300 }, (_, seed) => surprise(diceFrom(seed)));

  expect(all.filter((text) => !/^A \w+ \w+ \w+ from [a-z ]+\.$/.test(text))).toEqual([]);
  expect(new Set(all).size).toBeGreaterThan(250);
});
