import { expect, test } from "vitest";
import { must } from "#game/lib/must.ts";
import { testGame } from "#server/testing/test-game.ts";
import { isOver, stepOf, stepsBetween } from "./duel.ts";
import { loadDuels } from "./queries.ts";
import { fightOut, meet } from "./test-duelists.ts";

const game = await testGame();

test("who hears late that a duel moved on is told every step of it", async () => {
  const [a, b] = [await game.player(), await game.player()] as const;
  const id = await meet(a, b);
  const early = must((await loadDuels(game.db, [id]))[0], "duel");
  await fightOut(id, [a, b]);
  const late = must((await loadDuels(game.db, [id]))[0], "duel");

  const steps = stepsBetween(early, late);

  expect(steps.map(stepOf)).toEqual(Array.from({ length: stepOf(late) }, (_, i) => i + 1));
  expect(steps.filter(isOver)).toEqual([late]);
  expect(steps.every(({ events }) => events.length > 0)).toBe(true);
  const versions = [early, ...steps].map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect(stepsBetween(null, late)).toEqual([late]);
  expect(stepsBetween(late, late)).toEqual([late]);
});
