import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { arenaCard } from "#game/duel/enter.ts";
import type { DuelState, DuelTeam } from "#game/duel/duel.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { beginDuel, mustChoose, next } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { computerLevels } from "#game/battle/computer-levels.ts";
import { chooseFor } from "./computer.ts";

function randomTeam(dice: Dice): DuelTeam {
  const card = () => {
    const creature = dice.pick(creatures);
    return arenaCard({ ...creature, cardId: creature.slug, imageUrl: null });
  };
  return [card(), card(), card()];
}

const begin = (dice: Dice): DuelState =>
  beginDuel({
    version: RULES_VERSION,
    seed: dice.int(0, 1e9),
    teams: [randomTeam(dice), randomTeam(dice)],
  });

test.for(computerLevels)("level %i plays a duel to its end by the rules", (level) => {
  const dice = diceFrom(level);
  for (let nth = 0; nth < 20; nth++) {
    let duel = begin(dice);
    while (duel.phase !== "over") {
      const now = duel;
      const choose = (side: 0 | 1) =>
        mustChoose(now, side) ? chooseFor(viewOf(now, side), level, dice) : null;
      // A choice that is not allowed throws.
      duel = next(duel, [choose(0), choose(1)]).state;
    }
    expect(duel.turn).toBeLessThanOrEqual(40);
  }
});

/** The last creature of both sides; the other one is nearly done. */
function lastMoment(): DuelState {
  const duel = begin(diceFrom(8));
  const [a, b, c] = duel.sides[0].fighters;
  const out = { ...b, health: 0 };
  return {
    ...duel,
    sides: [
      { ...duel.sides[0], fighters: [{ ...a, energy: 2 }, out, { ...c, health: 0 }] },
      { ...duel.sides[1], fighters: [{ ...a, health: 3 }, out, out] },
    ],
  };
}

test("Master ends a duel that one hit ends", () => {
  for (let seed = 0; seed < 20; seed++) {
    const chosen = chooseFor(viewOf(lastMoment(), 0), 5, diceFrom(seed));
    expect(["strike", "special"]).toContain(chosen);
  }
});

test("the same dice choose the same", () => {
  const view = viewOf(begin(diceFrom(3)), 1);

  for (const level of computerLevels) {
    expect(chooseFor(view, level, diceFrom(5))).toBe(chooseFor(view, level, diceFrom(5)));
  }
});

test("who has nothing to choose is told so", () => {
  const over = next(begin(diceFrom(1)), ["surrender", null]).state;

  expect(() => chooseFor(viewOf(over, 0), 5, diceFrom(1))).toThrow("nothing to choose");
});
