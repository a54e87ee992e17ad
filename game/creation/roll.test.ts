import * as fc from "fast-check";
import { expect, test } from "vitest";
import { powerOf } from "#game/cards/card.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities, type Rarity } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { chancesOf, rollCardRarity, rollStrength, type CreationKind } from "./roll.ts";

const DRAWS = 100_000;

/** Five classes have four degrees of freedom; a fair draw passes 18.47 once in a thousand seeds. */
const CHI_SQUARE_MAX = 18.47;

function countRarities(kind: CreationKind) {
  const dice = diceFrom(54);
  const counts = new Map<Rarity, number>();
  for (let i = 0; i < DRAWS; i++) {
    const rarity = rollCardRarity(dice, kind);
    counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
  }
  return rarities.map((rarity) => counts.get(rarity) ?? 0);
}

test.for([
  ["standard", [75, 15, 6, 3, 1]],
  ["free", [83.3333, 16.6667, 0, 0, 0]],
  ["premium", [0, 60, 24, 12, 4]],
] as const)("%s cards: 100,000 draws follow the chances %j", ([kind, percents]) => {
  const counts = countRarities(kind);

  const chiSquare = percents.reduce<number>((sum, percent, i) => {
    const expected = (DRAWS * percent) / 100;
    return expected === 0
      ? sum + counts[i]! * DRAWS
      : sum + (counts[i]! - expected) ** 2 / expected;
  }, 0);
  expect(chiSquare).toBeLessThan(CHI_SQUARE_MAX);
});

test("a free card has 15 to 50 attack and defense, every value equally often", () => {
  const dice = diceFrom(50);
  const rolled = Array.from({ length: 36_000 }, () => rollStrength(dice, { kind: "free" }));

  for (const stat of ["attack", "defense"] as const) {
    const counts = Map.groupBy(rolled, (strength) => strength[stat]);
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 36 }, (_, i) => 15 + i),
    );
    for (const found of counts.values()) expect(Math.abs(found.length - 1000)).toBeLessThan(160);
  }
});

const bands: Record<Rarity, readonly [number, number]> = {
  common: [84, 97],
  rare: [108, 123],
  epic: [134, 150],
  legendary: [165, 186],
  mythical: [198, 222],
};

test("a standard card is as strong as its rarity and element allow", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(...rarities),
      fc.constantFrom(...elements),
      (seed, rarity, element) => {
        const strength = rollStrength(diceFrom(seed), { kind: "standard", rarity, element });
        const share = strength.attack / (strength.attack + strength.defense);
        const [weakest, strongest] = bands[rarity];

        expect(powerOf(strength)).toBeGreaterThanOrEqual(weakest);
        expect(powerOf(strength)).toBeLessThanOrEqual(strongest);
        expect(share).toBeGreaterThan(0.33);
        expect(share).toBeLessThan(0.63);
      },
    ),
  );
});

test("a premium card is 10 % stronger and never passes 100", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...rarities.slice(1)), (seed, rarity) => {
      const element = "crystal";
      const standard = rollStrength(diceFrom(seed), { kind: "standard", rarity, element });
      const premium = rollStrength(diceFrom(seed), { kind: "premium", rarity });
      const ratio = (premium.attack + premium.defense) / (standard.attack + standard.defense);

      expect(ratio).toBeCloseTo(1.1, 1);
      expect(Math.max(premium.attack, premium.defense)).toBeLessThanOrEqual(100);
    }),
  );
});

test("the chances of a premium card, as they are shown", () => {
  expect(chancesOf("premium")).toEqual([
    { rarity: "rare", percent: 60 },
    { rarity: "epic", percent: 24 },
    { rarity: "legendary", percent: 12 },
    { rarity: "mythical", percent: 4 },
  ]);
  expect(chancesOf("standard").map(({ percent }) => percent)).toEqual([75, 15, 6, 3, 1]);
});
