/** Panels, panes, folds, stars: the patterns of what bodies can be made of. */
import type { MotifShape } from "#forge/genome.ts";
import { cells, layeredNoise, noise } from "#forge/shapes/noise.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import { filtered, mixColors, white, type Color } from "./color.ts";
import { cover, flatten, groove, offWhole, type Painters } from "./brush.ts";

const size = (x: number, y: number) => Math.sqrt(x * x + y * y);

/** How far outside the picture a place is: 1 at its rim. */
const motifs: Record<MotifShape, (x: number, y: number) => number> = {
  dot: (x, y) => size(x, y) / 0.27,
  star: (x, y) => {
    const turn = (Math.atan2(x, y) * 5) / (2 * Math.PI);
    return size(x, y) / (0.4 - 0.46 * offWhole(turn));
  },
  heart: (x, y) => {
    const up = y + 0.06 - Math.sqrt(Math.abs(x)) * 0.36;
    return size(x * 1.12, up * 1.25) / 0.27;
  },
  flower: (x, y) => size(x, y) / (0.25 + 0.11 * Math.cos(Math.atan2(x, y) * 5)),
  moon: (x, y) => Math.max(size(x, y) / 0.33, 0.3 / Math.max(0.01, size(x - 0.15, y - 0.05))),
  check: () => 0,
  diamond: (x, y) => Math.abs(x) / 0.26 + Math.abs(y) / 0.36,
  rune(x, y) {
    // A staff, and two strokes that slant down from it.
    const staff = Math.max(Math.abs(x + 0.1) / 0.06, Math.abs(y) / 0.36);
    const strokes = [0.22, 0].map((top) =>
      Math.max(Math.abs(y - top + 0.7 * (x + 0.1)) / 0.075, Math.abs(x - 0.05) / 0.17),
    );
    return Math.min(staff, ...strokes);
  },
  skull(x, y) {
    const bone = Math.min(
      size(x, y - 0.06) / 0.31,
      Math.max(Math.abs(x) / 0.16, Math.abs(y + 0.2) / 0.17),
    );
    const holes = Math.max(0.09 / size(Math.abs(x) - 0.12, y - 0.04), 0.05 / size(x, y + 0.09));
    return Math.max(bone, holes);
  },
};

/** Within a little picture that fills a circle of the radius 1, or outside it: 1 at its rim. */
export function outsideMotif(shape: MotifShape, x: number, y: number): number {
  const reach = shape === "heart" ? 0.32 : 0.42;
  return motifs[shape](x * reach, y * reach - 0.02);
}

function isMotifHere(shape: MotifShape, column: number, row: number): boolean {
  return shape !== "check" || (column + row) % 2 === 0;
}

export const stuffPainters: Pick<
  Painters,
  | "motif"
  | "lines"
  | "panels"
  | "grain"
  | "panes"
  | "folds"
  | "weave"
  | "bricks"
  | "strands"
  | "plumage"
  | "blaze"
> = {
  motif(pen, spot, { shape, color, frequency = 4.6, glow = 0 }) {
    const { u, v } = flatten(spot);
    const row = Math.round(v * frequency);
    const shift = shape === "check" ? 0 : (row % 2) * 0.5;
    const column = Math.round(u * frequency + shift);
    if (!isMotifHere(shape, column, row)) return;
    const outside = motifs[shape](u * frequency + shift - column, v * frequency - row);
    cover(pen, color, smoothstep(1.06, 0.94, outside), glow);
    if (glow > 0) pen.glowColor = color;
  },
  lines(pen, { x, y, z }, { color, frequency = 2.9, glow = 0 }) {
    const step = Math.round(noise(Math.round(z * 3.1) * 7, 2, Math.round(x * 2.3) * 5) * 3) / 6;
    const across = offWhole(y * frequency + step);
    const along = offWhole(z * 1.55 + 0.25);
    const isPart = noise(Math.round(y * frequency + 9) * 3, 4, 8) > 0.45;
    const line = smoothstep(0.085, 0.055, across);
    const post = isPart ? smoothstep(0.055, 0.035, along) : 0;
    cover(pen, color, Math.max(line, post), glow);
    if (glow > 0) pen.glowColor = color;
  },
  panels(pen, { x, y, z }, { frequency = 2.6 }) {
    const rows = offWhole(y * frequency + 0.3);
    const shift = Math.round(y * frequency + 0.3) % 2 === 0 ? 0.5 : 0;
    const columns = offWhole((z + x * 0.6) * frequency + shift);
    groove(pen, [0.45, 0.48, 0.56], smoothstep(0.035, 0.012, Math.min(rows, columns)) * 0.9);
    const [dr, dc] = [rows - 0.1, columns - 0.1];
    const rivet = smoothstep(0.045, 0.03, size(dr, dc));
    cover(pen, white, rivet * 0.5);
    pen.sparkle += 0.15;
  },
  grain(pen, { x, y, z }) {
    const warp = layeredNoise(x * 2.2, y * 1.1, z * 2.2, 2) * 1.8;
    const ring = offWhole(size(x + 0.4, z * 0.35 - 0.2) * 5 + y * 1.3 + warp);
    groove(pen, [0.72, 0.6, 0.5], smoothstep(0.16, 0.02, ring) * 0.75);
    groove(pen, [0.85, 0.78, 0.7], smoothstep(0.55, 0.7, noise(x * 26, y * 5, z * 14)) * 0.5);
  },
  panes(pen, { x, y, z }, { colors, frequency: f = 3.4 }) {
    const { border, id } = cells(x * f, y * f, z * f);
    const pane = colors[Math.floor(id * colors.length) % colors.length]!;
    cover(pen, pane, 0.92);
    cover(pen, [0.14, 0.12, 0.18], smoothstep(0.09, 0.04, border));
    pen.sparkle += 0.2;
  },
  folds(pen, { x, y, z }) {
    const { border, id } = cells(x * 2.6, y * 2.6, z * 2.6);
    const light = 0.86 + 0.2 * id;
    pen.color = filtered(pen.color, [light, light, light * 0.99]);
    groove(pen, [0.62, 0.6, 0.62], smoothstep(0.03, 0.008, border) * 0.75);
  },
  weave(pen, spot) {
    const { u, v } = flatten(spot);
    const stitch = Math.sin((v * 30 + offWhole(u * 15) * 4) * 2);
    groove(pen, [0.72, 0.68, 0.74], smoothstep(0.2, 0.9, stitch) * 0.6);
    groove(pen, [0.7, 0.66, 0.72], smoothstep(0.08, 0.02, offWhole(u * 15)) * 0.6);
  },
  bricks(pen, spot) {
    const { u, v } = flatten(spot);
    const row = v * 6;
    const shift = Math.round(row) % 2 === 0 ? 0.25 : 0;
    const seam = Math.min(offWhole(row + 0.5), offWhole(u * 3.2 + shift) * 1.6);
    groove(pen, [0.5, 0.46, 0.48], smoothstep(0.09, 0.03, seam) * 0.85);
  },
  strands(pen, { x, y, z }) {
    const wave = 1.6 * noise(x * 4, y * 4, z * 4);
    const thread = Math.sin((x * 1.3 + y * 0.4 + z) * 46 + wave * 9);
    groove(pen, [0.74, 0.58, 0.36], smoothstep(0.35, 0.95, thread) * 0.8);
    cover(pen, white, smoothstep(-0.6, -0.98, thread) * 0.3);
  },
  plumage(pen, { x, y, z, normal }) {
    const { distance, border } = cells(x * 8, y * 5.5, z * 8);
    const shown = smoothstep(-0.5, 0.1, normal[1] + 0.3);
    groove(pen, [0.68, 0.63, 0.72], smoothstep(0.14, 0.02, border) * 0.6 * shown);
    cover(pen, white, smoothstep(0.3, 0.05, distance) * 0.14 * shown);
  },
  blaze(pen, { x, y, z }) {
    const lick = layeredNoise(x * 3.4, y * 2.1 - 1.3 * noise(x * 4, 1, z * 4), z * 3.4, 2);
    const hot: Color = [1, 0.88, 0.4];
    const deep: Color = [0.86, 0.2, 0.08];
    pen.color = mixColors(pen.color, hot, smoothstep(0.52, 0.68, lick));
    pen.color = mixColors(pen.color, deep, smoothstep(0.44, 0.32, lick) * 0.7);
  },
};
