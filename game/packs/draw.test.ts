import * as fc from "fast-check";
import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { rank, rarities } from "#game/cards/rarities.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { drawCard, drawRarity, noPity, pityAfter, promises } from "./draw.ts";
import { packs, packsAt, slotChances, slotOdds, type Slot } from "./packs.ts";

const catalogue = creatures.map((creature) => ({ ...creature, id: creature.slug }));
const rulesOf = (slot: Slot) => ({ chances: slotChances(slot), promises });

test("the packs have the stated names, prices and sizes", () => {
  const table = packsAt(standardSettings).map(({ id, name, priceCoins, slots }) => [
    id,
    name,
    priceCoins,
    slots.length,
  ]);

  expect(table).toEqual([
    [1, "Starter Pack", 200, 3],
    [2, "Mystical Pack", 500, 5],
    [3, "Legendary Pack", 1500, 5],
  ]);
});

test("every wrapper shows a creature of the catalogue", () => {
  const slugs = new Set(creatures.map(({ slug }) => slug));
  expect(packs.filter(({ wrapper }) => !slugs.has(wrapper.creature))).toEqual([]);
});

test.for([
  ["standard", [75, 15, 6, 3, 1]],
  ["rare_or_better", [0, 60, 24, 12, 4]],
  ["epic_or_better", [0, 0, 60, 30, 10]],
] as const)("a %s slot has the chances %j", ([slot, percents]) => {
  const odds = slotOdds(slot);

  for (const [i, rarity] of rarities.entries()) expect(odds[rarity]).toBeCloseTo(percents[i]!, 10);
});

test.for([
  ["standard", 4, 18.47],
  ["rare_or_better", 3, 16.27],
  ["epic_or_better", 2, 13.82],
] as const)("a %s slot draws what it promises (chi-square, %i degrees)", ([slot, , limit]) => {
  const dice = diceFrom(20);
  const draws = Array.from({ length: 100_000 }, () => drawRarity(dice, rulesOf(slot), noPity));

  const chiSquare = rarities.reduce((sum, rarity) => {
    const expected = 1000 * slotOdds(slot)[rarity];
    const found = draws.filter((drawn) => drawn === rarity).length;
    return expected === 0 ? sum + found : sum + (found - expected) ** 2 / expected;
  }, 0);
  expect(chiSquare).toBeLessThan(limit);
});

test.for([
  [{ sinceEpic: 18, sinceLegendary: 18, sinceMythical: 18 }, "common"],
  [{ sinceEpic: 19, sinceLegendary: 19, sinceMythical: 19 }, "epic"],
  [{ sinceEpic: 5, sinceLegendary: 58, sinceMythical: 58 }, "common"],
  [{ sinceEpic: 5, sinceLegendary: 59, sinceMythical: 59 }, "legendary"],
  [{ sinceEpic: 5, sinceLegendary: 59, sinceMythical: 250 }, "mythical"],
] as const)("after %j the worst card is %s", ([pity, worst]) => {
  const drawn = Array.from({ length: 400 }, (_, seed) =>
    drawRarity(diceFrom(seed), rulesOf("standard"), pity),
  );

  expect(Math.min(...drawn.map(rank))).toBe(rank(worst));
});

test("nobody waits longer than 20, 60 and 310 cards", () => {
  const dice = diceFrom(310);
  const waited = { epic: 0, legendary: 0, mythical: 0 };
  const longest = { ...waited };
  let pity = noPity;

  for (let i = 0; i < 1_000_000; i++) {
    const rarity = drawRarity(dice, rulesOf("standard"), pity);
    pity = pityAfter(rarity, pity);
    for (const goal of ["epic", "legendary", "mythical"] as const) {
      waited[goal]++;
      longest[goal] = Math.max(longest[goal], waited[goal]);
      if (rank(rarity) >= rank(goal)) waited[goal] = 0;
    }
  }

  expect(longest.epic).toBe(20);
  expect(longest.legendary).toBe(60);
  expect(longest.mythical).toBe(310);
});

test("from rare upwards a card is new as long as a new one exists", () => {
  fc.assert(
    fc.property(fc.nat(), fc.subarray(catalogue), (seed, ownedCards) => {
      const owned = new Set(ownedCards.map((card) => card.id));
      const { card } = drawCard(diceFrom(seed), "rare_or_better", {
        catalogue,
        owned,
        pity: noPity,
      });
      const newOnes = catalogue.filter((one) => one.rarity === card.rarity && !owned.has(one.id));

      expect(card.rarity).not.toBe("common");
      expect(newOnes.length === 0 || newOnes.includes(card)).toBe(true);
    }),
  );
});
