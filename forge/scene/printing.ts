/**
 * The printed looks, from the same layers: `manga` lays screentone and bold lines over the colours,
 * `ink` is nearly black and white with one spot colour. Focus lines point at the creature.
 */
import type { Dice } from "#game/lib/dice.ts";
import { brightness, mixColors, white, type Color } from "#forge/paint/color.ts";
import type { Palette } from "#forge/paint/palette.ts";
import { clamp, mix, smoothstep } from "#forge/shapes/numbers.ts";
import type { Layers } from "#forge/shapes/march.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { PaintSample, PictureSpot } from "./compose.ts";
import type { Raster, Size } from "./raster.ts";

export type Print = Size & {
  style: "manga" | "ink";
  palette: Palette;
  /** Where the focus lines meet, 0 to 1 down the picture. */
  middle: number;
  /** Something stands there that is worth drawing. */
  isPlace: boolean;
};

const paper: Color = [0.985, 0.975, 0.955];

/** How much of a screentone dot is at a pixel; `size` is the dot's share of its cell, 0 to 1. */
function tone(x: number, y: number, { cell, size }: { cell: number; size: number }): number {
  const u = ((x + y) / cell) * Math.SQRT1_2;
  const v = ((x - y) / cell) * Math.SQRT1_2;
  const du = u - Math.round(u);
  const dv = v - Math.round(v);
  return smoothstep(size + 0.1, size - 0.1, Math.sqrt(du * du + dv * dv));
}

const dotSize = (darkness: number, most: number) => Math.sqrt(clamp(darkness)) * most;

type FocusLine = { angle: number; from: number; width: number };

function focusLines(dice: Dice): FocusLine[] {
  const lines = Array.from({ length: 150 }, () => ({
    angle: dice.between(-Math.PI, Math.PI),
    from: dice.between(0.3, 0.5),
    width: dice.between(0.004, 0.016),
  }));
  return lines.toSorted((a, b) => a.angle - b.angle);
}

/** How strongly the focus lines cover a place, in angle and distance from the middle. */
function focusAt(lines: readonly FocusLine[], angle: number, r: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const half = (low + high) >> 1;
    if (lines[half]!.angle < angle) low = half + 1;
    else high = half;
  }
  const neighbours = [lines[low]!, lines[(low + lines.length - 1) % lines.length]!];
  return Math.max(
    ...neighbours.map((line) => {
      if (r <= line.from) return 0;
      const turn = Math.abs(angle - line.angle);
      const width = line.width * clamp((r - line.from) / 0.3);
      return smoothstep(width + 0.0025, width, Math.min(turn, 2 * Math.PI - turn));
    }),
  );
}

/** Greys, with a line wherever the light changes: the pixels to the right and below still have it. */
function placeInInk({ width, height, values }: Raster, x: number, y: number): Color {
  const lightAt = (i: number) =>
    brightness([values[i * 3]!, values[i * 3 + 1]!, values[i * 3 + 2]!]);
  const i = y * width + x;
  const light = lightAt(i);
  const change =
    Math.abs(light - lightAt(x + 1 < width ? i + 1 : i)) +
    Math.abs(light - lightAt(y + 1 < height ? i + width : i));
  const grey = 0.35 + 0.65 * light;
  const shade: Color = [paper[0] * grey, paper[1] * grey, paper[2] * grey];
  return mixColors(shade, [0.08, 0.07, 0.1], smoothstep(0.035, 0.1, change) * 0.8);
}

/** Turns the backdrop into print. Before the creature is laid over it. */
export function printBackdrop(picture: Raster, print: Print, dice: Dice): void {
  const { width, height, values, hidden } = picture;
  const lines = focusLines(dice);
  const cell = (7 * height) / 960;
  const glow = mixColors(print.palette.glow, white, 0.35);
  const dark = mixColors(print.palette.base, [0.1, 0.1, 0.14], 0.55);
  for (let y = 0; y < height; y++) {
    const dy = y - height * print.middle;
    for (let x = 0; x < width; x++) {
      if (hidden?.[y * width + x] === 1) continue;
      const dx = x - width / 2;
      const o = (y * width + x) * 3;
      const r = Math.sqrt(dx * dx + dy * dy * 0.74) / height;
      const line = focusAt(lines, Math.atan2(dy, dx), r);
      let color: Color = [values[o]!, values[o + 1]!, values[o + 2]!];
      if (print.style === "ink") {
        const size = dotSize(0.62 - brightness(color) * 0.62, 0.62);
        const drawn = print.isPlace ? placeInInk(picture, x, y) : paper;
        color = mixColors(drawn, glow, 0.35 * Math.exp(-r * r * 9));
        color = mixColors(color, dark, tone(x, y, { cell, size }) * 0.75);
        color = mixColors(color, [0.05, 0.045, 0.07], line);
      } else color = mixColors(color, white, line * 0.8);
      for (let k = 0; k < 3; k++) values[o + k] = color[k]!;
    }
  }
}

/** Bold lines at every step of depth, sharp turn and change of material; softened by a pixel. */
function boldLines(pixels: Layers, width: number): Float32Array {
  const height = pixels.count / width;
  const step = Math.max(1, Math.round((1.6 * height) / 960));
  const lines = new Float32Array(pixels.count);
  for (let y = step; y < height - step; y++) {
    for (let x = step; x < width - step; x++) {
      const i = y * width + x;
      if (pixels.coverage[i] === 0) continue;
      let line = pixels.ink[i]!;
      for (const j of [i + step, i - step, i + step * width, i - step * width]) {
        line = Math.max(line, lineBetween(pixels, i, j));
      }
      lines[i] = line;
    }
  }
  return softened(lines, width);
}

function lineBetween(l: Layers, i: number, j: number): number {
  if (l.coverage[j]! < 0.5) return 1;
  const deeper = l.depth[j]! - l.depth[i]!;
  const n = l.normal;
  const [a, b] = [i * 3, j * 3];
  const alike = n[a]! * n[b]! + n[a + 1]! * n[b + 1]! + n[a + 2]! * n[b + 2]!;
  const step = smoothstep(0.07, 0.13, deeper);
  const turn = smoothstep(0.55, 0.2, alike) * 0.9;
  const border = l.material[i] !== l.material[j] && Math.abs(deeper) < 0.07 ? 0.4 : 0;
  return Math.max(step, turn, border);
}

function softened(lines: Float32Array, width: number): Float32Array {
  const out = new Float32Array(lines.length);
  for (let i = width + 1; i < lines.length - width - 1; i++) {
    const row = (j: number) => lines[j - 1]! + 2 * lines[j]! + lines[j + 1]!;
    const sum = row(i - width) + 2 * row(i) + row(i + width);
    if (sum > 0) out[i] = smoothstep(0.1, 0.75, sum / 16);
  }
  return out;
}

/** The creature in print. Eyes keep their colours: a printed face must still look at you. */
export function printPaint({ materials }: Model, print: Print, pixels: Layers): PaintSample {
  const ink = print.style === "ink";
  const { width, height } = print;
  const lines = boldLines(pixels, width);
  const lineColor: Color = ink ? [0.04, 0.035, 0.06] : [0.09, 0.05, 0.11];
  const cell = ((ink ? 6.2 : 6.6) * height) / 960;
  const isEye = materials.map(({ flat, pattern }) => flat === true && !pattern);
  const spot = mixColors(print.palette.glow, white, 0.25);

  function surface(layers: Layers, i: number, at: PictureSpot): Color {
    const o = i * 3;
    const flat: Color = [layers.flat[o]!, layers.flat[o + 1]!, layers.flat[o + 2]!];
    const lit: Color = [layers.color[o]!, layers.color[o + 1]!, layers.color[o + 2]!];
    const eye = isEye[layers.material[i]!]!;
    const grey = brightness(flat);
    if (!ink) {
      if (eye) return lit;
      const size = dotSize((0.78 - layers.tone[i]!) * 1.15, 0.66);
      const color = mixColors(mixColors(flat, lit, 0.62), flat, 0.25);
      const dark: Color = [color[0] * 0.5, color[1] * 0.38, color[2] * 0.55];
      return mixColors(color, dark, tone(at.x, at.y, { cell, size }) * 0.55);
    }
    if (eye) return mixColors(flat, [grey, grey, grey], 0.25);
    const shade = clamp(layers.tone[i]! * (0.45 + 0.75 * grey));
    const size = dotSize(0.86 - shade * 1.12, 0.68);
    const light = mixColors(paper, mixColors(flat, paper, 0.55), 0.5);
    const solid = smoothstep(0.24, 0.16, shade);
    const dots = Math.max(tone(at.x, at.y, { cell, size }) * 0.9, solid);
    const color = mixColors(light, mixColors([0.07, 0.06, 0.1], flat, 0.12), dots);
    const glow = layers.glow[o]! + layers.glow[o + 1]! + layers.glow[o + 2]!;
    return glow > 0.5 ? mixColors(color, spot, 0.8) : color;
  }

  return (layers, i, at, behind, out) => {
    const coverage = layers.coverage[i]!;
    const hit = layers.hit[i] === 1;
    const color = hit ? surface(layers, i, at) : behind;
    const line = clamp(hit ? lines[at.pixel]! : coverage) * 0.96;
    for (let k = 0; k < 3; k++) out[k] = mix(color[k]!, lineColor[k]!, line);
  };
}
