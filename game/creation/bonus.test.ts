import { expect, test } from "vitest";
import { bonusPrice } from "./bonus.ts";

const numbers = { bonusCardCoins: 7, nextBonusCardCoins: 9, bonusCardsPerDay: 3 };

test.for([
  [0, 7],
  [1, 9],
  [2, 9],
  [3, null],
  [8, null],
] as const)("after %i of the day the next one costs %s", ([made, price]) => {
  expect(bonusPrice(made, numbers)).toBe(price);
});

test("where there is none on any day, there is no price", () => {
  expect(bonusPrice(0, { ...numbers, bonusCardsPerDay: 0 })).toBeNull();
});
