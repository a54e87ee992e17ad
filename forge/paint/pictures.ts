/** Small pictures that lie on a surface, in the colours that a description asks for. */
import { smoothstep } from "#forge/shapes/numbers.ts";
import type { Color } from "./color.ts";

/** Red, green and blue, 0 to 255. */
type Pixels = Uint8Array;

const lightOf = ([r, g, b]: Color): number => 0.3 * r + 0.59 * g + 0.11 * b;
const colorAt = (pixels: Pixels, i: number): Color => [
  pixels[i * 3]! / 255,
  pixels[i * 3 + 1]! / 255,
  pixels[i * 3 + 2]! / 255,
];

/** Steps of red, green and blue between which colours count as one. */
const steps = 8;
/** Grey and black count less: they are lines and shadows. */
const greyWorth = 0.25;

/** The colour that most of a drawing has. */
export function mainColorOf(pixels: Pixels): Color {
  const sums = new Map<number, { worth: number; sum: [number, number, number] }>();
  for (let i = 0; i < pixels.length / 3; i++) {
    const color = colorAt(pixels, i);
    // What lies beyond the rim was never painted.
    if (color.every((value) => value === 0)) continue;
    const key = color.reduce(
      (all, value) => all * steps + Math.min(steps - 1, Math.floor(value * steps)),
      0,
    );
    const entry = sums.get(key) ?? { worth: 0, sum: [0, 0, 0] };
    const worth = greyWorth + strengthOf(color);
    entry.worth += worth;
    for (let c = 0; c < 3; c++) entry.sum[c]! += color[c]! * worth;
    sums.set(key, entry);
  }
  const entries = [...sums.values()].toSorted((a, b) => b.worth - a.worth);
  const [first] = entries;
  if (!first) return [0.5, 0.5, 0.5];
  const [r, g, b] = first.sum;
  return [r / first.worth, g / first.worth, b / first.worth];
}

const strengthOf = (color: Color): number => Math.max(...color) - Math.min(...color);

/** What has the picture's main colour gets this one, as light and dark as it was. */
export function recolored(pixels: Pixels, to: Color): Pixels {
  const main = mainColorOf(pixels);
  const mainLight = Math.max(0.15, lightOf(main));
  const painted = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length / 3; i++) {
    const own = colorAt(pixels, i);
    const weight = likenessOf(own, main);
    const light = lightOf(own) / mainLight;
    for (let c = 0; c < 3; c++) {
      const lit =
        light <= 1 ? to[c]! * light : to[c]! + (1 - to[c]!) * Math.min(1, (light - 1) * 0.6);
      painted[i * 3 + c] = Math.round(255 * (own[c]! + (lit - own[c]!) * weight));
    }
  }
  return painted;
}

/** 1 for shades of the main colour, 0 for another colour. */
function likenessOf(own: Color, main: Color): number {
  const strength = strengthOf(own);
  if (strengthOf(main) < 0.12) return 1 - smoothstep(0.15, 0.35, strength);
  const [a, b] = [offGrey(own), offGrey(main)];
  const along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const likeness = along / Math.max(1e-6, Math.hypot(...a) * Math.hypot(...b));
  return smoothstep(0.86, 0.96, likeness) * smoothstep(0.06, 0.18, strength);
}

function offGrey(color: Color): Color {
  const grey = (color[0] + color[1] + color[2]) / 3;
  return [color[0] - grey, color[1] - grey, color[2] - grey];
}

/** How dark an engraved line is. */
const engravedLight = 0.5;

/** One colour, and darker where lines are engraved. */
export function engraved(depths: Uint8Array, color: Color): Pixels {
  const pixels = new Uint8Array(depths.length * 3);
  for (const [i, depth] of depths.entries()) {
    const light = engravedLight + (1 - engravedLight) * (depth / 255);
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = Math.round(255 * color[c]! * light);
  }
  return pixels;
}
