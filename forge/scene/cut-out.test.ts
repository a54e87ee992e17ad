import { expect, test } from "vitest";
import { readWasmCore } from "#forge/shapes/read-wasm-core.ts";
import { readDescription } from "#forge/words/read-description.ts";
import { drawCutOut, type CutOut } from "./cut-out.ts";

const core = readWasmCore();

const genomeOf = (description: string, seed = 1) =>
  readDescription(description, { seed, rarity: "common" });

const cut = (description: string, seed?: number) =>
  drawCutOut(genomeOf(description, seed), { side: 160, core });

const opacityAt = ({ pixels, width }: CutOut, x: number, y: number) =>
  pixels[(y * width + x) * 4 + 3];

test("around the creature nothing is seen, and through it neither", () => {
  const slime = cut("a round green slime");
  const { width, height, pixels } = slime;

  const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => opacityAt(slime, x, y)));
  expect(corners).toEqual([0, 0, 0, 0]);
  expect(opacityAt(slime, Math.round(width / 2), Math.round(height / 2))).toBe(255);
  expect(pixels).toHaveLength(width * height * 4);
});

test("it is cut close: each side touches the creature, but for a pixel of air", () => {
  const fox = cut("a tiny fox that carries a lantern");
  const { width, height } = fox;
  const row = (y: number) => Array.from({ length: width }, (_, x) => opacityAt(fox, x, y)!);
  const column = (x: number) => Array.from({ length: height }, (_, y) => opacityAt(fox, x, y)!);

  for (const air of [row(0), row(height - 1), column(0), column(width - 1)]) {
    expect(Math.max(...air)).toBe(0);
  }
  for (const side of [row(1), row(height - 2), column(1), column(width - 2)]) {
    expect(Math.max(...side)).toBeGreaterThan(0);
  }
});

test("edges are as bright as the creature, not as the dark behind it", () => {
  const { pixels } = cut("a white cloud sheep");
  const soft = Array.from({ length: pixels.length / 4 }, (_, i) => i * 4).filter(
    (o) => pixels[o + 3]! > 64 && pixels[o + 3]! < 192,
  );

  const inkOnly = soft.filter((o) => Math.max(...pixels.slice(o, o + 3)) < 4);
  expect(soft.length).toBeGreaterThan(20);
  expect(inkOnly.length).toBeLessThan(soft.length / 4);
});

test("the same genome gives the same bytes, and another seed others", () => {
  expect(cut("a jade serpent").pixels).toEqual(cut("a jade serpent").pixels);
  expect(cut("a jade serpent").pixels).not.toEqual(cut("a jade serpent", 2).pixels);
});

test("printed styles are cut out, too", () => {
  for (const style of ["manga", "ink"] as const) {
    const { pixels, width, height } = drawCutOut(
      { ...genomeOf("a round green slime"), style },
      { side: 120, core },
    );
    expect(pixels[3]).toBe(0);
    expect(pixels[(Math.round(height / 2) * width + Math.round(width / 2)) * 4 + 3]).toBe(255);
  }
});
