import { expect, test } from "vitest";
import { engraved, mainColorOf, recolored } from "./pictures.ts";

const brown = [150, 90, 40];
const dark = [75, 45, 20];
const red = [220, 20, 80];
const white = [250, 250, 250];
const pictureOf = (...colors: number[][]) => Uint8Array.from(colors.flat());
const pixels = pictureOf(brown, brown, brown, dark, red, white);

test("the main colour is the one that most of a picture has", () => {
  expect(mainColorOf(pixels).map((value) => Math.round(value * 255))).toEqual(brown);
});

test("another colour takes the place of the main one and of its shades, and of no other", () => {
  const blue = recolored(pixels, [0.2, 0.3, 0.9]);
  const colorAt = (i: number) => [...blue.subarray(i * 3, i * 3 + 3)];

  expect(colorAt(0)).toEqual([51, 77, 230]);
  expect(colorAt(3)[2]).toBeLessThan(130);
  expect(colorAt(3)[2]).toBeGreaterThan(colorAt(3)[0]! * 2);
  expect(colorAt(4)).toEqual(red);
  expect(colorAt(5)).toEqual(white);
});

test("engraved lines are darker", () => {
  expect([...engraved(Uint8Array.of(255, 0), [1, 0.5, 0])]).toEqual([255, 128, 0, 128, 64, 0]);
});
