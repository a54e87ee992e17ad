import { expect, test } from "vitest";
import { areaOf, outlinesOf } from "./outlines.ts";
import { isWithin } from "#forge/shapes/outline.ts";

const side = 40;

/** A disc, with a hole where `inner` is more than nothing. */
const discOf = (outer: number, inner: number) => ({
  side,
  values: Uint8Array.from({ length: side * side }, (_, i) => {
    const away = Math.hypot((i % side) + 0.5 - side / 2, Math.floor(i / side) + 0.5 - side / 2);
    return away < outer && away >= inner ? 255 : 0;
  }),
});

test("a disc has one outline that goes around all of it", () => {
  const outlines = outlinesOf(discOf(15, 0), true);

  expect(outlines).toHaveLength(1);
  expect(-areaOf(outlines[0]!)).toBeGreaterThan(Math.PI * 14 ** 2);
  expect(-areaOf(outlines[0]!)).toBeLessThan(Math.PI * 16 ** 2);
});

test("a ring is open in the middle, unless its hole is to be filled", () => {
  const [ring] = outlinesOf(discOf(15, 8), true);
  const [filled] = outlinesOf(discOf(15, 8), false);

  expect(isWithin([20, 20.01], ring!)).toBe(false);
  expect(isWithin([20, 8.01], ring!)).toBe(true);
  expect(isWithin([20, 20.01], filled!)).toBe(true);
});
