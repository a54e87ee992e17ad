import * as fc from "fast-check";
import { expect, test } from "vitest";
import { creatures as catalogue } from "#game/cards/creatures.ts";
import { rollRarity } from "#game/cards/rarities.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { basePowerOf, type Fighter } from "./power.ts";
import { resolvePowerBattle } from "./resolve.ts";
import type { ComputerLevel } from "./computer-levels.ts";
import { makeRival } from "./rival.ts";

const creatures: Fighter[] = catalogue.map((creature) => ({
  ...creature,
  cardId: creature.slug,
  imageUrl: null,
}));

/** A team as packs deal it out. */
const dealTeam = (dice: Dice) =>
  [0, 1, 2].map(() => {
    const rarity = rollRarity(dice);
    return dice.pick(creatures.filter((creature) => creature.rarity === rarity));
  });

function winPercent(difficulty: ComputerLevel, battlesFought = 10) {
  const dice = diceFrom(2026);
  const battles = Array.from({ length: 4000 }, (_, seed) => {
    const own = dealTeam(dice);
    const { team } = makeRival(dice, { own, creatures, difficulty, battlesFought });
    return resolvePowerBattle({ seed, teams: [own, team] });
  });
  return (100 * battles.filter((battle) => battle.winner === 0).length) / battles.length;
}

test.for([
  [1, 93.7],
  [2, 84.7],
  [3, 65.1],
  [4, 50.6],
  [5, 35.7],
] as const)("at difficulty %i a player wins about %f in a hundred", ([difficulty, percent]) => {
  const won = winPercent(difficulty);

  expect(won).toBeGreaterThan(percent - 5);
  expect(won).toBeLessThan(percent + 5);
});

test("the first two battles are easy, whatever the difficulty", () => {
  const own = dealTeam(diceFrom(1));
  const difficultyAfter = (battlesFought: number) =>
    makeRival(diceFrom(1), { own, creatures, difficulty: 5, battlesFought }).difficulty;

  expect([0, 1, 2].map(difficultyAfter)).toEqual([1, 1, 5]);
});

test("the team's power is what the difficulty asks for, within one point", () => {
  const stat = fc.integer({ min: 15, max: 100 });
  const anyCard = fc
    .record({ attack: stat, defense: stat })
    .map((stats) => ({ ...creatures[0]!, ...stats }));
  const anyTeam = fc.tuple(anyCard, anyCard, anyCard);

  fc.assert(
    fc.property(fc.nat(), anyTeam, (seed, own) => {
      const { team, name } = makeRival(diceFrom(seed), { own, creatures, battlesFought: 5 });
      const ratio = basePowerOf(team) / basePowerOf(own);
      const point = 1 / basePowerOf(own);

      expect(name).not.toBe("");
      expect(ratio).toBeGreaterThanOrEqual(0.93 - point);
      expect(ratio).toBeLessThanOrEqual(1.03 + point);
      expect(new Set(team.map((fighter) => fighter.cardId)).size).toBe(3);
      for (const { attack, defense } of team) {
        expect(Number.isInteger(attack) && Number.isInteger(defense)).toBe(true);
        expect(Math.min(attack, defense)).toBeGreaterThan(0);
      }
    }),
  );
});

test("cards of the catalogue never meet a creature with more than 100 attack or defense", () => {
  const strongest = creatures.filter((creature) => creature.rarity === "mythical");
  const own = [...strongest, ...creatures.filter((creature) => creature.name === "Canopragon")];

  for (let seed = 0; seed < 500; seed++) {
    const { team } = makeRival(diceFrom(seed), { own, creatures, difficulty: 5, battlesFought: 5 });
    expect(
      Math.max(...team.flatMap(({ attack, defense }) => [attack, defense])),
    ).toBeLessThanOrEqual(100);
  }
});
