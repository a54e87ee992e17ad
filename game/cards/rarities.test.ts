import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { parseRarity, rank, rarities, rollRarity, stars, type StarTable } from "./rarities.ts";

const names = ["mythical", "legendary", "epic", "rare", "common", "uncommon", "constructor"];

test.for([
  ["display", [6, 5, 4, 3, 2, 1, 1]],
  ["collection", [1, 4, 3, 2, 1, 1, 1]],
  ["details", [6, 5, 4, 3, 2, 2, 2]],
] as [StarTable, number[]][])(
  "the %s table shows %j stars, from mythical down",
  ([table, expected]) => {
    expect(names.map((name) => stars(name, table))).toEqual(expected);
  },
);

test.for([
  ["mythical", "mythical"],
  ["mythic", "mythical"],
  [" Mythic ", "mythical"],
  ["EPIC", "epic"],
  ["uncommon", null],
  ["", null],
] as const)("%j is read as %s", ([text, rarity]) => {
  expect(parseRarity(text)).toBe(rarity);
});

test("ranks go from 1 to 5", () => {
  expect(rarities.map(rank)).toEqual([1, 2, 3, 4, 5]);
});

test("100,000 draws follow the stated chances (chi-square)", () => {
  const dice = diceFrom(75);
  const draws = Array.from({ length: 100_000 }, () => rollRarity(dice));

  const chiSquare = [75_000, 15_000, 6_000, 3_000, 1_000].reduce((sum, expected, i) => {
    const found = draws.filter((rarity) => rarity === rarities[i]).length;
    return sum + (found - expected) ** 2 / expected;
  }, 0);
  expect(chiSquare).toBeLessThan(18.47);
});

test("a limited draw keeps its limits", () => {
  const dice = diceFrom(1);
  for (let i = 0; i < 2_000; i++) {
    const rarity = rollRarity(dice, { atLeast: "rare", atMost: "epic" });
    expect(["rare", "epic"]).toContain(rarity);
  }
});
