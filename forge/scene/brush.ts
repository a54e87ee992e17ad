/** Soft discs and shapes that are painted on a picture. Lengths are pixels. */
import { smoothstep } from "#forge/shapes/numbers.ts";
import type { Color } from "#forge/paint/color.ts";
import type { Raster } from "./raster.ts";

export type Disc = {
  x: number;
  y: number;
  radius: number;
  color: Color;
  strength: number;
  /** The part of the radius over which it fades out. */
  soft?: number;
  /** `light` adds as light does; `paint` covers. */
  as?: "light" | "paint";
};

export function paintDisc(picture: Raster, disc: Disc): void {
  const { x, y, radius, color, strength, soft = 0.3, as = "light" } = disc;
  const { values } = picture;
  forEachPixelAround(picture, { x, y, radius }, (px, py, o) => {
    const d = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y)) / radius;
    if (d >= 1) return;
    const weight = strength * smoothstep(1, 1 - soft, d);
    for (let k = 0; k < 3; k++) {
      const old = values[o + k]!;
      values[o + k] =
        as === "light"
          ? 1 - (1 - Math.min(1, old)) * (1 - color[k]! * weight)
          : old + (color[k]! - old) * weight;
    }
  });
}

export type Blob = {
  x: number;
  y: number;
  radii: readonly [number, number];
  angle: number;
  color: Color;
  strength: number;
  soft?: number;
  shape?: "oval" | "leaf" | "star";
};

/** How far a point is from the middle of a shape, 1 at its rim. */
const shapes: Record<NonNullable<Blob["shape"]>, (u: number, v: number) => number> = {
  oval: (u, v) => Math.sqrt(u * u + v * v),
  leaf: (u, v) => u + v ** 0.6,
  star: (u, v) => Math.sqrt(u) + Math.sqrt(v),
};

export function paintBlob(picture: Raster, blob: Blob): void {
  const { x, y, radii, angle, color, strength, soft = 0.5, shape = "oval" } = blob;
  const { values } = picture;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const distance = shapes[shape];
  forEachPixelAround(picture, { x, y, radius: Math.max(...radii) }, (px, py, o) => {
    const u = Math.abs((px - x) * c + (py - y) * s) / radii[0];
    const v = Math.abs((py - y) * c - (px - x) * s) / radii[1];
    const d = distance(u, v);
    if (d >= 1) return;
    const weight = strength * smoothstep(1, 1 - soft, d);
    for (let k = 0; k < 3; k++) values[o + k]! += (color[k]! - values[o + k]!) * weight;
  });
}

function forEachPixelAround(
  { width, height }: Raster,
  { x, y, radius }: { x: number; y: number; radius: number },
  visit: (px: number, py: number, offset: number) => void,
): void {
  const right = Math.min(width - 1, Math.ceil(x + radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius));
  for (let py = Math.max(0, Math.floor(y - radius)); py <= bottom; py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= right; px++) {
      visit(px, py, (py * width + px) * 3);
    }
  }
}
