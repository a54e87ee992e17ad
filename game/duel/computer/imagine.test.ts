import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeSteps } from "#game/duel/duel-record.ts";
import { beginDuel, legalChoices, next } from "#game/duel/play.ts";
import { fullHealth } from "#game/duel/numbers.ts";
import { playAtRandom, someStart } from "#game/duel/test-duels.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { imagine } from "./imagine.ts";

const anyMoment = fc.tuple(fc.nat(), fc.nat({ max: 40 })).map(([seed, steps]) => {
  const dice = diceFrom(seed);
  const start = someStart(dice);
  const taken = decodeSteps(playAtRandom(start, dice).choices).slice(0, steps);
  return taken.reduce((state, step) => next(state, step).state, beginDuel(start));
});

test("an imagined duel offers the choices of the real one", () => {
  fc.assert(
    fc.property(anyMoment, fc.constantFrom(0 as const, 1 as const), (state, side) => {
      const imagined = imagine(viewOf(state, side));

      expect(legalChoices(imagined, 0)).toEqual(legalChoices(state, side));
    }),
  );
});

test("a hidden creature is imagined whole and about as strong as those that were seen", () => {
  const dice = diceFrom(4);
  const start = someStart(dice);
  const seen = start.teams[1][0];

  const imagined = imagine(viewOf(beginDuel(start), 0));

  const [, hidden] = imagined.teams[1];
  expect(Math.abs(hidden.attack + hidden.defense - seen.attack - seen.defense)).toBeLessThan(2);
  expect(imagined.sides[1].fighters[1].health).toBe(fullHealth(hidden));
});
