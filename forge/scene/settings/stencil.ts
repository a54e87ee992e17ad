/**
 * Flat shapes that are cut out and painted: houses, trees, shelves. A drawing is text, one shape a
 * line: its colour, its kind and numbers. Lengths are the drawing's own; its foot is at y = 0.
 *
 *     #8a5a38 box -0.1 0 0.2 1        left, bottom, width, height
 *     #49b05a oval 0 1.2 0.5 0.4      middle, half the width, half the height
 *     #fff path 0 0, 1 0, 0.5 1       corners
 *     glow oval 0 1 0.2 0.2 0.5       the last number is how much it covers
 */
import { hex, type Color } from "#forge/paint/color.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import type { Raster } from "#forge/scene/raster.ts";

type Corner = readonly [x: number, y: number];

export type Shape = {
  /** A colour, or the name of one of the place's. */
  color: Color | string;
  strength: number;
} & (
  | { kind: "path"; corners: readonly Corner[] }
  | { kind: "oval"; middle: Corner; radii: Corner }
);

export type Drawing = readonly Shape[];

export const drawingOf = (text: string): Drawing =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(shapeOf);

function shapeOf(line: string): Shape {
  const [code = "", kind = "", ...rest] = line.split(/\s+/);
  const color = code.startsWith("#") ? hex(code) : code;
  if (kind === "path") return { kind, color, strength: 1, corners: cornersOf(rest.join(" ")) };
  const [a = 0, b = 0, c = 0, d = 0, strength = 1] = rest.map(Number);
  if (kind === "oval") return { kind, color, strength, middle: [a, b], radii: [c, d] };
  const corners: Corner[] = [
    [a, b],
    [a + c, b],
    [a + c, b + d],
    [a, b + d],
  ];
  return { kind: "path", color, strength, corners };
}

const cornersOf = (text: string): Corner[] =>
  text.split(",").map((pair): Corner => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });

/** Where a drawing stands: its foot in pixels, and how many pixels its unit is. */
export type Stand = {
  x: number;
  y: number;
  unit: number;
  mirrored?: boolean;
  colorOf: (name: string) => Color;
  /** Of what it is made, its own colours become others. */
  paintOf?: (color: Color) => Color;
  /** What far things fade into. */
  haze?: { color: Color; weight: number };
};

export function stencil(picture: Raster, drawing: Drawing, stand: Stand): void {
  const side = stand.mirrored ? -1 : 1;
  const toPixels = ([x, y]: Corner): Corner => [
    stand.x + side * x * stand.unit,
    stand.y - y * stand.unit,
  ];
  for (const shape of drawing) {
    const { color, strength } = shape;
    const own =
      typeof color === "string" ? stand.colorOf(color) : (stand.paintOf?.(color) ?? color);
    const paint = { color: hazy(own, stand), strength };
    if (shape.kind === "path") fillPath(picture, shape.corners.map(toPixels), paint);
    else {
      const [rx, ry] = shape.radii;
      fillOval(picture, toPixels(shape.middle), [rx * stand.unit, ry * stand.unit], paint);
    }
  }
}

function hazy(color: Color, { haze }: Stand): Color {
  if (!haze) return color;
  const mix = (k: 0 | 1 | 2) => color[k] + (haze.color[k] - color[k]) * haze.weight;
  return [mix(0), mix(1), mix(2)];
}

type Paint = { color: Color; strength: number };

function cover({ values }: Raster, o: number, color: Color, weight: number): void {
  for (let k = 0; k < 3; k++) values[o + k]! += (color[k]! - values[o + k]!) * weight;
}

function fillOval(picture: Raster, [x, y]: Corner, [rx, ry]: Corner, paint: Paint): void {
  const { width, height } = picture;
  const small = Math.min(rx, ry);
  for (let py = Math.max(0, Math.floor(y - ry - 1)); py <= Math.min(height - 1, y + ry + 1); py++) {
    for (
      let px = Math.max(0, Math.floor(x - rx - 1));
      px <= Math.min(width - 1, x + rx + 1);
      px++
    ) {
      const [u, v] = [(px + 0.5 - x) / rx, (py + 0.5 - y) / ry];
      const inside = clamp((1 - Math.sqrt(u * u + v * v)) * small + 0.5);
      if (inside > 0) cover(picture, (py * width + px) * 3, paint.color, inside * paint.strength);
    }
  }
}

/** Lines of a row of pixels that are looked at. */
const rows = 3;

/** Covers what lies between the first and the second crossing, the third and the fourth… */
export function fillPath(picture: Raster, corners: readonly Corner[], paint: Paint): void {
  const { width, height } = picture;
  const ys = corners.map(([, y]) => y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys)));
  const xs = corners.map(([x]) => x);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(width - 1, Math.ceil(Math.max(...xs)));
  const covered = new Float32Array(width);
  for (let py = top; py <= bottom; py++) {
    covered.fill(0, left, right + 1);
    for (let row = 0; row < rows; row++) {
      const crossings = crossingsAt(corners, py + (row + 0.5) / rows);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        coverRun(covered, crossings[i]!, crossings[i + 1]!);
      }
    }
    for (let px = left; px <= right; px++) {
      const weight = Math.min(1, covered[px]! / rows) * paint.strength;
      if (weight > 0) cover(picture, (py * width + px) * 3, paint.color, weight);
    }
  }
}

function coverRun(covered: Float32Array, from: number, to: number): void {
  const last = Math.min(covered.length - 1, Math.ceil(to));
  for (let px = Math.max(0, Math.floor(from)); px <= last; px++) {
    covered[px]! += Math.max(0, Math.min(to, px + 1) - Math.max(from, px));
  }
}

function crossingsAt(corners: readonly Corner[], y: number): number[] {
  const crossings: number[] = [];
  corners.forEach(([x2, y2], i) => {
    const [x1, y1] = corners.at(i - 1)!;
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return crossings.toSorted((a, b) => a - b);
}
