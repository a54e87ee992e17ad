/** One flame, bubble, star, heart or note, painted where it is in the picture. */
import type { AirKind } from "#forge/genome.ts";
import { mixColors, white, type Color } from "#forge/paint/color.ts";
import { namedColor, rainbow } from "#forge/paint/palette.ts";
import { paintBlob, paintDisc } from "#forge/scene/brush.ts";
import type { Raster } from "#forge/scene/raster.ts";
import { drawingOf, fillPath, stencil, type Drawing } from "#forge/scene/settings/stencil.ts";

export type Puff = {
  x: number;
  y: number;
  /** Pixels. */
  size: number;
  /** Where on its way, 0 at the mouth, 1 at the end. */
  along: number;
  color: Color;
  /** Which one it is. */
  i: number;
  angle: number;
};

const usual: Record<AirKind, Color> = {
  fire: [1, 0.48, 0.1],
  ice: [0.62, 0.9, 1],
  lightning: [1, 0.93, 0.35],
  bubble: [0.7, 0.93, 1],
  star: [1, 0.88, 0.35],
  heart: [1, 0.3, 0.48],
  note: [0.36, 0.2, 0.62],
  smoke: [0.62, 0.62, 0.68],
  rainbow: [1, 1, 1],
  snow: [1, 1, 1],
  leaf: [0.4, 0.72, 0.28],
};

/** The colour of the `i`-th one. */
export function airColor(kind: AirKind, color: string | null, i: number): Color {
  if (color === "rainbow" || kind === "rainbow") return rainbow[i % rainbow.length]!;
  return (color ? namedColor(color) : null) ?? usual[kind];
}

const heart: Drawing = drawingOf(`
  ink path 0 -1, 1 0.15, 0.95 0.65, 0.5 0.9, 0 0.55, -0.5 0.9, -0.95 0.65, -1 0.15
  shine oval -0.5 0.42 0.2 0.16 0.8`);

const note: Drawing = drawingOf(`
  ink oval -0.35 -0.65 0.42 0.3
  ink box -0.05 -0.7 0.14 1.6
  ink path -0.05 0.9, 0.8 0.45, 0.8 0.05, 0.05 0.45`);

const notePair: Drawing = drawingOf(`
  ink oval -0.6 -0.7 0.36 0.27
  ink oval 0.55 -0.5 0.36 0.27
  ink box -0.36 -0.7 0.13 1.5
  ink box 0.78 -0.5 0.13 1.5
  ink path -0.36 0.8, 0.91 1, 0.91 0.65, -0.36 0.45`);

const star: Drawing = drawingOf(`
  edge path 0 1.15, 0.3 0.38, 1.12 0.34, 0.47 -0.17, 0.7 -0.97, 0 -0.5, -0.7 -0.97, -0.47 -0.17, -1.12 0.34, -0.3 0.38
  ink path 0 0.92, 0.24 0.3, 0.9 0.28, 0.38 -0.13, 0.56 -0.77, 0 -0.4, -0.56 -0.77, -0.38 -0.13, -0.9 0.28, -0.24 0.3`);

const drawn =
  (drawing: Drawing) =>
  (picture: Raster, { x, y, size, color, i }: Puff) => {
    const edge = mixColors(color, [0.45, 0.25, 0.1], 0.45);
    const colorOf = (name: string) => (name === "shine" ? white : name === "edge" ? edge : color);
    stencil(picture, drawing, { x, y, unit: size, mirrored: i % 2 === 1, colorOf });
  };

function flame(picture: Raster, { x, y, size, along, color }: Puff): void {
  const hot = mixColors(color, [1, 1, 0.8], 0.75);
  const dark = mixColors(color, [0.2, 0, 0.1], 0.25);
  const outer = mixColors(color, dark, along);
  paintDisc(picture, {
    x,
    y,
    radius: size * 1.25,
    color: outer,
    strength: 0.55,
    soft: 0.9,
    as: "paint",
  });
  paintDisc(picture, { x, y, radius: size * 0.85, color, strength: 0.9, soft: 0.6, as: "paint" });
  const core = size * (0.62 - 0.45 * along);
  if (core > 0.5) {
    paintDisc(picture, { x, y, radius: core, color: hot, strength: 0.95, soft: 0.7, as: "paint" });
  }
}

function bubble(picture: Raster, { x, y, size, color }: Puff): void {
  const rim = mixColors(color, white, 0.25);
  paintDisc(picture, { x, y, radius: size, color: rim, strength: 0.9, soft: 0.12, as: "paint" });
  const inner = mixColors(color, white, 0.75);
  paintDisc(picture, {
    x,
    y,
    radius: size * 0.82,
    color: inner,
    strength: 0.8,
    soft: 0.5,
    as: "paint",
  });
  const spot = { x: x - size * 0.35, y: y - size * 0.35, radius: size * 0.28, color: white };
  paintDisc(picture, { ...spot, strength: 1, soft: 0.4, as: "paint" });
}

function shard(picture: Raster, { x, y, size, color, angle }: Puff): void {
  const radii = [size * 1.3, size * 0.7] as const;
  const edge = mixColors(color, [0.2, 0.45, 0.8], 0.4);
  const at = { x, y, angle, shape: "leaf" as const };
  paintBlob(picture, { ...at, radii, color: edge, strength: 0.95, soft: 0.15 });
  const inner = [size * 0.9, size * 0.42] as const;
  paintBlob(picture, {
    ...at,
    radii: inner,
    color: mixColors(color, white, 0.6),
    strength: 1,
    soft: 0.3,
  });
}

/** A zigzag of two strokes along its way. */
function bolt(picture: Raster, { x, y, size, color, angle, i }: Puff): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = i % 2 === 0 ? 1 : -1;
  const at = (u: number, v: number) =>
    [x + (u * c - v * side * s) * size, y + (u * s + v * side * c) * size] as const;
  const glow = { color: mixColors(color, white, 0.3), radius: size * 1.5, strength: 0.3, soft: 1 };
  paintDisc(picture, { ...glow, x, y });
  const corners = [
    at(-1.6, -0.1),
    at(0.1, -0.75),
    at(-0.02, -0.1),
    at(1.6, 0.1),
    at(-0.1, 0.75),
    at(0.02, 0.1),
  ];
  fillPath(picture, corners, { color: mixColors(color, white, 0.25), strength: 1 });
}

function puffOfSmoke(picture: Raster, { x, y, size, along, color }: Puff): void {
  const strength = 0.8 * (1 - along * 0.5);
  paintDisc(picture, { x, y, radius: size * 1.2, color, strength, soft: 0.5, as: "paint" });
  const light = mixColors(color, white, 0.4);
  const high = { x: x - size * 0.25, y: y - size * 0.3, radius: size * 0.7, color: light };
  paintDisc(picture, { ...high, strength: strength * 0.7, soft: 0.9, as: "paint" });
}

function flake(picture: Raster, { x, y, size, color }: Puff): void {
  paintDisc(picture, { x, y, radius: size * 0.6, color, strength: 0.95, soft: 0.4, as: "paint" });
}

function leaf(picture: Raster, { x, y, size, color, angle, i }: Puff): void {
  const shade = mixColors(color, [0.9, 0.75, 0.2], (i % 3) * 0.25);
  const radii = [size * 1.1, size * 0.5] as const;
  paintBlob(picture, {
    x,
    y,
    radii,
    angle: angle + i,
    color: shade,
    strength: 1,
    soft: 0.2,
    shape: "leaf",
  });
}

export const airShapes: Record<AirKind, (picture: Raster, puff: Puff) => void> = {
  fire: flame,
  ice: shard,
  lightning: bolt,
  bubble,
  star: drawn(star),
  heart: drawn(heart),
  note: (picture, puff) => drawn(puff.i % 2 === 0 ? note : notePair)(picture, puff),
  smoke: puffOfSmoke,
  rainbow: flame,
  snow: flake,
  leaf,
};
