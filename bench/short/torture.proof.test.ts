import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { torture } from "#bench/torture/run.ts";
import { fuzzSeed } from "#server/testing/seed.ts";

const operations = volumeOf(10_000, 2_000);
const kills = volumeOf(10, 6);

test("everything that was answered holds, whenever the game is killed", async () => {
  const { violations, done } = await torture({ operations, kills, dice: diceFrom(fuzzSeed()) });

  expect(violations).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(operations);
});
