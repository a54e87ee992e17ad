import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { torture } from "#bench/torture/run.ts";
import { fuzzSeed } from "#server/testing/seed.ts";

const SHORT = { operations: 2_000, kills: 6 };

test("everything that was answered holds, whenever the game is killed", async () => {
  const { violations, done } = await torture({ ...SHORT, dice: diceFrom(fuzzSeed()) });

  expect(violations).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(SHORT.operations);
});
