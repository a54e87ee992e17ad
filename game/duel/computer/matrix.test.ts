import * as fc from "fast-check";
import { expect, test } from "vitest";
import { solve, type Matrix } from "./matrix.ts";

test("a choice that is always better is always made", () => {
  const { shares, value } = solve(
    [
      [3, 1],
      [2, 0],
    ],
    100,
  );

  expect(shares).toEqual([1, 0]);
  expect(value).toBe(1);
});

test("rock, paper and scissors come equally often", () => {
  const { shares, value } = solve(
    [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
    500,
  );

  for (const share of shares) expect(share).toBeCloseTo(1 / 3, 1);
  expect(value).toBeCloseTo(0, 1);
});

test("matching pennies with a bonus: the shares are those of the textbook", () => {
  // p·2 − (1 − p) = (1 − p) − p, so p = 2/5 and the value is 1/5.
  const { shares, value } = solve(
    [
      [2, -1],
      [-1, 1],
    ],
    2000,
  );

  expect(shares[0]).toBeCloseTo(0.4, 1);
  expect(value).toBeCloseTo(0.2, 1);
});

const anyMatrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), size(columns)), size(rows)),
  );

function size(length: number) {
  return { minLength: length, maxLength: length };
}

/** What these shares are sure to gain, whatever the other one does. */
const sureGain = (matrix: Matrix, shares: readonly number[]): number =>
  Math.min(
    ...matrix[0]!.map((_, j) => matrix.reduce((sum, row, i) => sum + row[j]! * shares[i]!, 0)),
  );

test("the shares add up to one and are nearly sure of the game's value", () => {
  fc.assert(
    fc.property(anyMatrix, (matrix) => {
      const { shares, value } = solve(matrix, 400);

      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(sureGain(matrix, shares)).toBeGreaterThan(value - 0.05);
    }),
  );
});
