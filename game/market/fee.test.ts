import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { standardSettings } from "#game/settings/settings.ts";
import { freeSalesLeft, nextFeePercent, paymentOf } from "./fee.ts";

test.for([
  [0, 0, 5, 0],
  [4, 0, 1, 0],
  [0, 4, 1, 0],
  [2, 3, 0, 5],
  [5, 0, 0, 5],
  [900, 3, 0, 5],
] as const)("%i sold and %i open for nothing: %i free sales left, then %i percent", (row) => {
  const [sold, openFree, left, percent] = row;
  expect(freeSalesLeft({ sold, openFree }, standardSettings)).toBe(left);
  expect(nextFeePercent({ sold, openFree }, standardSettings)).toBe(percent);
});

test.for([
  [20, 5, 1, 19],
  [19, 5, 0, 19],
  [1, 5, 0, 1],
  [399, 5, 19, 380],
  [1_000_000, 5, 50_000, 950_000],
  [1_000_000, 0, 0, 1_000_000],
] as const)(
  "of %i coins at %i percent, %i leave the game and %i arrive",
  ([price, percent, fee, rest]) => {
    expect(paymentOf(price, percent)).toEqual({ fee, received: rest });
  },
);

test("what the seller receives and what leaves the game are the price, and neither is negative", () => {
  assert(
    property(
      integer({ min: 1, max: 1_000_000 }),
      integer({ min: 0, max: 100 }),
      (price, percent) => {
        const { fee, received } = paymentOf(price, percent);
        expect(fee + received).toBe(price);
        expect(Math.min(fee, received)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(fee)).toBe(true);
        expect(fee * 100).toBeLessThanOrEqual(price * percent);
      },
    ),
  );
});

test("a seller has exactly five free sales", () => {
  let sold = 0;
  let free = 0;
  for (; sold < 20; sold++)
    if (nextFeePercent({ sold, openFree: 0 }, standardSettings) === 0) free++;
  expect(free).toBe(5);
});
