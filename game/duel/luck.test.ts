import { expect, test } from "vitest";
import { luckOf, secretOf } from "./luck.ts";

const TURNS = Array.from({ length: 10 }, (_, nth) => nth + 1);

/** What luck makes of two hits in every turn of a duel. */
const percentsOf = (start: { seed: number; salt?: string }) =>
  TURNS.map((turn) => {
    const luck = luckOf({ turn, secret: secretOf(start) });
    return [luck.percent(), luck.percent()];
  });

const agreeing = (one: number[][], other: number[][]): number =>
  one.filter((percents, turn) => String(percents) === String(other[turn])).length;

/** Two of 17 values agree by chance in one turn of 289. */
const BY_CHANCE = 2;

test("the same secret meets the same luck", () => {
  const start = { seed: 7, salt: "a salt" };

  expect(percentsOf(start)).toEqual(percentsOf({ ...start }));
});

test("all of the salt counts, so that trying out all seeds finds nothing", () => {
  const shown = percentsOf({ seed: 7, salt: "a long salt 1" });

  expect(agreeing(shown, percentsOf({ seed: 7, salt: "a long salt 2" }))).toBeLessThan(BY_CHANCE);
  expect(agreeing(shown, percentsOf({ seed: 7 }))).toBeLessThan(BY_CHANCE);
});

test("luck that was the same in one turn is another one in the next", () => {
  const shown = percentsOf({ seed: 7, salt: "a salt" });
  const salts = Array.from({ length: 3_000 }, (_, nth) => percentsOf({ seed: 7, salt: `${nth}` }));
  const alike = salts.filter(([first]) => String(first) === String(shown[0]));

  expect(alike.length).toBeGreaterThan(3);
  for (const other of alike) expect(agreeing(shown, other)).toBeLessThan(1 + BY_CHANCE);
});
