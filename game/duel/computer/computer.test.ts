import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { arenaCard } from "#game/duel/enter.ts";
import type { DuelState, DuelTeam } from "#game/duel/duel.ts";
import { beginDuel, mustChoose, next } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { chooseFor, computerLevels } from "./computer.ts";

function randomTeam(dice: Dice): DuelTeam {
  const card = () => {
    const creature = dice.pick(creatures);
    return arenaCard({ ...creature, cardId: creature.slug, imageUrl: null });
  };
  return [card(), card(), card()];
}

const begin = (dice: Dice): DuelState =>
  beginDuel({ version: 1, seed: dice.int(0, 1e9), teams: [randomTeam(dice), randomTeam(dice)] });

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
