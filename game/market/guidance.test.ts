import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { isUnusual, median, mostAmongFriends, usualPrice } from "./guidance.ts";

test.for([
  [[], null],
  [[7], 7],
  [[1, 9], 5],
  [[30, 10, 20], 20],
  [[1, 2, 3, 1_000_000], 2.5],
] as const)("the middle of %j is %s", ([prices, middle]) => {
  expect(median(prices)).toBe(middle);
});

test("at least half of the prices are at the middle or below, and half at it or above", () => {
  assert(
    property(array(integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (prices) => {
      const middle = median(prices) ?? 0;
      const share = (fits: (price: number) => boolean) =>
        prices.filter(fits).length / prices.length;
      expect(share((price) => price <= middle)).toBeGreaterThanOrEqual(0.5);
      expect(share((price) => price >= middle)).toBeGreaterThanOrEqual(0.5);
    }),
  );
});

test("three sales make a usual price", () => {
  expect(usualPrice({ count: 2, middle: 20 })).toBe(null);
  expect(usualPrice({ count: 3, middle: 20 })).toBe(20);
});

test.for([
  [60, 20, false],
  [61, 20, true],
  [8, 2.5, true],
  [1_000_000, null, false],
] as const)("%i coins where %s are usual: unusual is %s", ([price, usual, unusual]) => {
  expect(isUnusual(price, usual)).toBe(unusual);
});

test("among friends a card costs at most ten times what it usually costs, or else its value", () => {
  expect(mostAmongFriends(20, 90)).toBe(200);
  expect(mostAmongFriends(null, 90)).toBe(900);
});
