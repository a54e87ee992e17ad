import { expect, test } from "vitest";
import { areOfOneKind, nextPicturePrice } from "./pictures.ts";

test("the first further picture of a card is free, each other one has its price", () => {
  expect([0, 1, 2].map((painted) => nextPicturePrice(painted, { pictureCoins: 7 }))).toEqual([
    0, 7, 7,
  ]);
});

test("the kind of a creature is the last word before what it is of", () => {
  expect(areOfOneKind("a small red fox of fire with antlers", "a fox of fire")).toBe(true);
  expect(areOfOneKind("a small red fox of fire", "a small red owl of fire")).toBe(false);
});
