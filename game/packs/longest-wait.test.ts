import { expect, test } from "vitest";
import { rank } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { drawRarity, noPity, pityAfter, promises, type Pity } from "./draw.ts";
import { longestWait, waitAtMost, type Goal } from "./longest-wait.ts";
import { slotChances } from "./packs.ts";

const goals: readonly Goal[] = ["epic", "legendary", "mythical"];

test.for([
  [noPity, [20, 60, 310]],
  [{ sinceEpic: 7, sinceLegendary: 7, sinceMythical: 7 }, [13, 53, 303]],
  [{ sinceEpic: 19, sinceLegendary: 30, sinceMythical: 260 }, [1, 30, 30]],
  [{ sinceEpic: 2, sinceLegendary: 58, sinceMythical: 249 }, [2, 2, 61]],
] as const)("with %j the longest waits are %j", ([pity, waits]) => {
  expect(goals.map((goal) => longestWait(goal, pity))).toEqual(waits);
});

test("nobody ever waits longer than was promised at any moment before", () => {
  const dice = diceFrom(5);
  const deadline: Record<Goal, number> = { ...waitAtMost };
  let pity: Pity = noPity;
  let broken = 0;

  for (let card = 1; card <= 200_000; card++) {
    for (const goal of goals) {
      deadline[goal] = Math.min(deadline[goal], card - 1 + longestWait(goal, pity));
    }
    const rarity = drawRarity(dice, { chances: slotChances("standard"), promises }, pity);
    pity = pityAfter(rarity, pity);
    for (const goal of goals) {
      if (rank(rarity) >= rank(goal)) deadline[goal] = Infinity;
      if (deadline[goal] <= card) broken++;
    }
  }

  expect(broken).toBe(0);
});
