import { expect, test } from "vitest";
import * as battle from "#contract/battle.ts";
import * as contract from "#contract/duel.ts";
import { fightOut, meet } from "#server/testing/duelists.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

const two = async () => [await game.player(), await game.player()] as const;

test("two friends duel to the end, and both are told the same", async () => {
  const [a, b] = await two();
  const id = await meet(a, b);

  const [ofA, ofB] = await fightOut(id, [a, b]);

  expect([ofA?.view.result, ofB?.view.result].toSorted()).toEqual(
    ofA?.view.result === "drawn" ? ["drawn", "drawn"] : ["lost", "won"],
  );
  expect(ofA?.earned?.experienceWon).toBeGreaterThan(0);
  expect(ofA?.secret).toBe(ofB?.secret);
  const history = await a.call(battle.listBattles, {});
  expect(history.body.map((each) => each.id)).toEqual([id]);
});
