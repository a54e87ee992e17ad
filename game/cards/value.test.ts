import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rarities } from "./rarities.ts";
import { estimatedCoins, usdValueCents } from "./value.ts";

test.for([
  ["common", 36, 36, 20],
  ["common", 15, 15, 8],
  ["rare", 46, 46, 90],
  ["epic", 57, 57, 300],
  ["legendary", 70, 70, 900],
  ["mythical", 84, 84, 2500],
  ["mythical", 100, 100, 2976],
] as const)(
  "a %s card with %i attack and %i defense is worth %i cents",
  ([rarity, a, d, cents]) => {
    const card = { rarity, attack: a, defense: d };

    expect(usdValueCents(card)).toBe(cents);
    expect(estimatedCoins(card)).toBe(cents);
  },
);

test("the value is a whole number of cents, at least one, and grows with strength", () => {
  const stat = fc.integer({ min: 0, max: 100 });

  fc.assert(
    fc.property(fc.constantFrom(...rarities), stat, stat, (rarity, attack, defense) => {
      const cents = usdValueCents({ rarity, attack, defense });
      expect(Number.isInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(1);
      expect(usdValueCents({ rarity, attack: attack + 1, defense })).toBeGreaterThanOrEqual(cents);
    }),
  );
});
