import * as fc from "fast-check";
import { expect, test } from "vitest";
import { creatures as catalogue } from "#game/cards/creatures.ts";
import { hasAdvantage, type Element } from "#game/cards/elements.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { computerLevels, winPercent, type ComputerLevel } from "./computer-levels.ts";
import { basePowerOf, type Fighter } from "./power.ts";
import { resolvePowerBattle } from "./resolve.ts";
import { drawRival, rivalPower, rivalTeam, strongestOf, suggestedLevel } from "./rival.ts";
import { anyFighter } from "./test-fighters.ts";

const creatures: Fighter[] = catalogue.map((creature) => ({
  ...creature,
  cardId: creature.slug,
  imageUrl: null,
}));

const card = (element: Element, points: number): Fighter => ({
  ...creatures[0]!,
  cardId: `${element}-${points}`,
  element,
  attack: points / 2,
  defense: points / 2,
});

const anyDeck = fc.array(anyFighter, { minLength: 3, maxLength: 54 });

function winsOfStrongest(deck: Fighter[], level: ComputerLevel) {
  const dice = diceFrom(2026);
  const strongest = strongestOf(deck);
  const battles = Array.from({ length: 800 }, (_, seed) => {
    const rival = drawRival(dice, deck);
    const team = rivalTeam(rival, rivalPower(deck, level, rival), creatures);
    return resolvePowerBattle({ seed, teams: [strongest, team] });
  });
  return (100 * battles.filter(({ winner }) => winner === 0).length) / battles.length;
}

const rest = ["fire", "water", "earth", "air", "light", "ice", "crystal"] as const;

test.for([
  ["nothing beats, and that beat nothing", ["spirit", "spirit", "crystal"]],
  ["nearly everything beats", ["nature", "leaf", "ice"]],
  ["beat the most", ["fire", "earth", "air"]],
] as const)("strongest cards that %s win as often as the level says", ([, kinds]) => {
  const deck = [
    ...kinds.map((element) => card(element, 120)),
    ...rest.map((element) => card(element, 90)),
  ];
  for (const level of computerLevels) {
    const won = winsOfStrongest(deck, level);
    expect(Math.abs(won - winPercent[level]), `level ${level}: ${won}`).toBeLessThan(5);
  }
});

test("a deck that is all one card, or hardly one, has its rivals too", () => {
  const same = Array.from({ length: 3 }, () => card("fire", 80));

  expect(winsOfStrongest(same, 3)).toBeGreaterThan(61);
  expect(winsOfStrongest(same, 3)).toBeLessThan(69);
  expect(rivalPower([], 3, { luck: 0 })).toBe(0);
});

test("three different elements come, and for each there is a card beside the strongest", () => {
  const beside = ["water", "light", "earth"] as const;
  const deck = [
    ...["spirit", "spirit", "spirit"].map((element) => card(element as Element, 160)),
    ...beside.map((element) => card(element, 90)),
  ];
  for (let seed = 0; seed < 200; seed++) {
    const { elements, luck } = drawRival(diceFrom(seed), deck);
    expect(new Set(elements).size).toBe(3);
    for (const element of elements)
      expect(beside.some((answer) => hasAdvantage(answer, element))).toBe(true);
    expect(Math.abs(luck)).toBeLessThanOrEqual(1);
  }
});

test("a weaker card in the deck changes nothing, a stronger one makes the rival stronger", () => {
  const deck = ["fire", "water", "ice", "air"].map((element) => card(element as Element, 100));
  const power = rivalPower(deck, 3, { luck: 0 });

  expect(rivalPower([...deck, card("crystal", 20)], 3, { luck: 0 })).toBe(power);
  expect(rivalPower([...deck, card("crystal", 120)], 3, { luck: 0 })).toBeGreaterThan(power);
});

test("the team has the elements that were shown, and the power within a point", () => {
  fc.assert(
    fc.property(fc.nat(), anyDeck, fc.constantFrom(...computerLevels), (seed, deck, level) => {
      const rival = drawRival(diceFrom(seed), deck);
      const power = rivalPower(deck, level, rival);
      const team = rivalTeam(rival, power, creatures);

      expect(team.map(({ element }) => element)).toEqual(rival.elements);
      if (power < 30) return;
      expect(Math.abs(basePowerOf(team) - power)).toBeLessThanOrEqual(1);
      for (const { attack, defense } of team) {
        expect(Number.isInteger(attack) && Number.isInteger(defense)).toBe(true);
        expect(Math.min(attack, defense)).toBeGreaterThan(0);
      }
    }),
  );
});

test("cards of the catalogue never meet a creature with more than 100 attack or defense", () => {
  const deck = creatures.filter(({ rarity }) => rarity === "mythical" || rarity === "legendary");

  for (let seed = 0; seed < 200; seed++) {
    const rival = drawRival(diceFrom(seed), deck);
    const team = rivalTeam(rival, rivalPower(deck, 5, rival), creatures);
    const stats = team.flatMap(({ attack, defense }) => [attack, defense]);
    expect(Math.max(...stats)).toBeLessThanOrEqual(100);
  }
});

test("a new player's first two battles are suggested to be gentle ones", () => {
  expect([0, 1, 2, 100].map(suggestedLevel)).toEqual([1, 1, 3, 3]);
});
