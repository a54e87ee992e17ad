import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oklch } from "#forge/paint/color.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../web/ui/tokens.css"), "utf8");

/** More, and WebKit's color-dodge may take a channel for brighter than light, and draw none of it. */
const BRIGHTEST = 0.98;

test("no colour of a foil has a full channel", () => {
  const foils = [...tokens.matchAll(/(--foil-[a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)];
  const tooBright = foils.filter(([, , ...numbers]) => {
    const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
    return Math.max(...oklch(lightness, chroma, hue)) > BRIGHTEST;
  });
  expect(foils).toHaveLength(7);
  expect(tooBright.map(([, name]) => name)).toEqual([]);
});
