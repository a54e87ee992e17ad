/**
 * How a body moves: each motion says how far a point of it is carried off at a moment. They are
 * added up, so a head can turn on a chest that breathes.
 */
import type { CreatureMaterials } from "#forge/paint/creature-materials.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import { add, cross, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";

export type Motion = {
  carry(at: Vector, seconds: number): Vector;
  /** Only primitives of these materials; all of the body without it. */
  of?: readonly (keyof CreatureMaterials)[];
};

/** How much of a motion a point takes part in, 0 to 1. */
export type Share = (at: Vector) => number;

/** A slow to and fro: `every` so many seconds, from `start` (0 to 1) of the way. */
export const swing =
  (most: number, every: number, start = 0) =>
  (seconds: number): number =>
    most * Math.sin((seconds / every + start) * 2 * Math.PI);

const still: Vector = [0, 0, 0];

type Turn = { pivot: Vector; axis: Vector; by: (seconds: number) => number; share: Share };

export const turning =
  ({ pivot, axis, by, share }: Turn): Motion["carry"] =>
  (at, seconds) => {
    const weight = share(at);
    if (weight === 0) return still;
    const arm = subtract(at, pivot);
    return subtract(turned(arm, axis, by(seconds) * weight), arm);
  };

/** `axis` is a unit vector. */
export function turned(arm: Vector, axis: Vector, angle: number): Vector {
  const c = Math.cos(angle);
  const along = scale(axis, dot(axis, arm) * (1 - c));
  return add(add(scale(arm, c), scale(cross(axis, arm), Math.sin(angle))), along);
}

type Breath = { middle: Vector; reach: number; deep: number; every: number };

/** The chest widens and lifts what is above it; what stands on the ground stays there. */
export const breathing =
  ({ middle, reach, deep, every }: Breath): Motion["carry"] =>
  (at, seconds) => {
    const breath = swing(deep, every)(seconds);
    const out = subtract(at, middle);
    const near = Math.exp(-dot(out, out) / (reach * reach));
    const lift = smoothstep(0.15, middle[1] + reach, at[1]) * breath * 0.5;
    return add(scale([out[0], out[1] * 0.4, out[2]], near * breath), [0, lift, 0]);
  };

type Wave = { toward: Vector; along: Vector; every: number; share: Share };

/** A wave that runs through flames, manes and fins; `along` is its direction and its density. */
export const waving =
  ({ toward, along, every, share }: Wave): Motion["carry"] =>
  (at, seconds) => {
    const weight = share(at);
    if (weight === 0) return still;
    return scale(toward, weight * Math.sin(dot(along, at) - (seconds / every) * 2 * Math.PI));
  };

/** The weight goes from one foot to the other. */
export const leaning =
  (way: Vector, every: number, start = 0): Motion["carry"] =>
  (at, seconds) =>
    scale(way, smoothstep(0.1, 1, at[1]) * swing(1, every, start)(seconds));

export const hovering =
  (way: Vector, every: number): Motion["carry"] =>
  (_at, seconds) =>
    scale(way, swing(1, every)(seconds));
