import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bondNumbers, strengthAgainstComputer, withBond } from "./bond.ts";
import { rarities, statBudget } from "./rarities.ts";

const stat = fc.integer({ min: 0, max: 100 });

const anyCard = fc.record({
  attack: stat,
  defense: stat,
  rarity: fc.constantFrom(...rarities),
  madeBy: fc.constant("owner" as const),
});

test("with the bond neither number sinks, and together they are at least the rarity's points", () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      const { attack, defense } = strengthAgainstComputer(card, 100);
      expect(attack + defense).toBe(Math.max(card.attack + card.defense, statBudget[card.rarity]));
      if (card.attack + card.defense === 0) return;
      expect(attack).toBeGreaterThanOrEqual(card.attack);
      expect(defense).toBeGreaterThanOrEqual(card.defense);
    }),
  );
});

const weak = { attack: 20, defense: 16, rarity: "common", madeBy: "owner" } as const;

test("a weak card keeps its character", () => {
  expect(strengthAgainstComputer(weak, 100)).toEqual({ attack: 40, defense: 32 });
  expect(withBond({ ...weak, name: "Mossling" }, 100)).toMatchObject({
    name: "Mossling",
    attack: 40,
  });
  expect(bondNumbers(weak, 100)).toEqual([40, 32, 36]);
});

test.for([
  ["another player has made it", { ...weak, madeBy: "player" }, 100],
  ["the game has made it", { ...weak, madeBy: "game" }, 100],
  ["it is strong enough", { ...weak, attack: 56 }, 100],
  ["the bond is turned off", weak, 0],
] as const)("a card fights as it is printed when %s", ([, card, percent]) => {
  const { attack, defense } = card;
  expect(strengthAgainstComputer(card, percent)).toEqual({ attack, defense });
  expect(bondNumbers(card, percent)).toBeNull();
});
