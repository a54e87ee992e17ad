/** The brush of all patterns: where it is, what it leaves, and its few strokes. */
import { filtered, mixColors, type Color } from "./color.ts";
import type { Pattern } from "./material.ts";

/** Where on the surface the brush is. */
export type Spot = {
  x: number;
  y: number;
  z: number;
  normal: readonly [number, number, number];
  /** 0 where the surface faces the camera, 1 where it turns away. */
  grazing: number;
  /** Where on its limb, 0 to 1. */
  along: number;
  /** The place in the primitive's axes. */
  localX: number;
  localY: number;
  /** The distance from the middle of a plate, 1 at its furthest corner; 0 for other primitives. */
  fromMiddle: number;
  /** Where in the box around a plate's outline, 0 to 1 from the lower left. */
  boxX: number;
  boxY: number;
};

/** What the brush leaves. */
export type Pen = {
  color: Color;
  glow: number;
  glowColor: Color;
  sparkle: number;
};

export type PatternOf<Kind> = Extract<Pattern, { kind: Kind }>;
export type Painters = {
  [Kind in Pattern["kind"]]: (pen: Pen, spot: Spot, p: PatternOf<Kind>) => void;
};

/** Covers with a colour, which may glow. */
export function cover(pen: Pen, color: Color, weight: number, glow = 0): void {
  pen.color = mixColors(pen.color, color, weight);
  if (glow > 0) pen.glow = Math.max(pen.glow, weight * glow);
}

/** Darkens towards a tint of the same colour, as grooves and seams do. */
export function groove(pen: Pen, tint: Color, weight: number): void {
  if (weight > 0) pen.color = mixColors(pen.color, filtered(pen.color, tint), weight);
}

/** How far from the nearest whole number, 0 to 0.5. */
export const offWhole = (x: number) => Math.abs(x - Math.round(x));

type Flat = { u: number; v: number };

/** The two axes along which the surface lies most. */
export function flatten({ x, y, z, normal }: Spot): Flat {
  const [a, b, c] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])];
  if (a >= b && a >= c) return { u: z, v: y };
  return b >= c ? { u: x, v: z } : { u: x, v: y };
}
