import { expect, test } from "vitest";
import { elements } from "#game/cards/elements.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { hex, oklch, shifted, toOklch } from "./color.ts";
import { choosePalette, colorWords } from "./palette.ts";

const plain = { color: null, partColors: {} } as const;

test("every element has three palettes of its own", () => {
  for (const element of elements) {
    const bases = new Set(
      Array.from({ length: 30 }, (_, seed) => {
        const { base } = choosePalette({ ...plain, element }, diceFrom(seed));
        return Math.round(toOklch(base)[0] * 10) * 1000 + Math.round(toOklch(base)[2] / 30);
      }),
    );
    expect(bases.size).toBeGreaterThanOrEqual(3);
  }
});

test("every colour word changes the body and leaves the element's glow", () => {
  const native = choosePalette({ ...plain, element: "fire" }, diceFrom(1));
  for (const color of colorWords) {
    const palette = choosePalette({ ...plain, element: "fire", color }, diceFrom(1));

    expect(palette.base).not.toEqual(native.base);
    expect(palette.glow).toEqual(native.glow);
  }
});

test("a part takes the colour that the description gives it", () => {
  const partColors = { eyes: "green", horns: "gold", wings: "black", tail: "red", belly: "white" };

  const palette = choosePalette({ element: "ice", color: null, partColors }, diceFrom(1));

  expect(toOklch(palette.eye)[2]).toBeCloseTo(142, -1);
  expect(toOklch(palette.horn)[2]).toBeCloseTo(88, -1);
  expect(toOklch(palette.membrane)[0]).toBeLessThan(0.4);
  expect(toOklch(palette.tip)[2]).toBeCloseTo(27, -1);
  expect(toOklch(palette.belly)[0]).toBeGreaterThan(0.9);
});

test("a colour survives the way to OKLCH and back", () => {
  const orange = hex("#f2a03a");

  const [lightness, chroma, hue] = toOklch(orange);

  for (const [i, value] of oklch(lightness, chroma, hue).entries()) {
    expect(value).toBeCloseTo(orange[i]!, 4);
  }
  expect(shifted(orange, { lightness: 0.1 })[0]).toBeGreaterThan(orange[0]);
});
