/** Moves what is already built from one frame to another: second heads, ninth tails, middle legs. */
import type { Eye } from "#forge/paint/face.ts";
import type { PrimitiveKind } from "./core.ts";
import { directionIn, pointIn, type Frame } from "./frame.ts";
import { dot, scale, subtract, type Vector } from "./vector.ts";

/** What lay in `from` lies in `to`, as much larger as its scale is. */
export type Motion = { from: Frame; to: Frame };

export const growthOf = ({ from, to }: Motion): number => to.scale / from.scale;

const directionFrom = ({ right, up, forward }: Frame, v: Vector): Vector => [
  dot(v, right),
  dot(v, up),
  dot(v, forward),
];

const movedDirection = ({ from, to }: Motion, v: Vector): Vector =>
  directionIn(to, directionFrom(from, v));

export const movedPoint = ({ from, to }: Motion, point: Vector): Vector =>
  pointIn(to, directionFrom(from, scale(subtract(point, from.origin), 1 / from.scale)));

export const movedFrame = (motion: Motion, frame: Frame): Frame => ({
  origin: movedPoint(motion, frame.origin),
  right: movedDirection(motion, frame.right),
  up: movedDirection(motion, frame.up),
  forward: movedDirection(motion, frame.forward),
  scale: frame.scale * growthOf(motion),
});

export function movedEye(motion: Motion, eye: Eye): Eye {
  const growth = growthOf(motion);
  const [width, height] = eye.radii;
  return {
    ...eye,
    frame: movedFrame(motion, eye.frame),
    radii: [width * growth, height * growth],
  };
}

/** A cone has an axis of its own length, other shapes three of length one. */
const axesOf = (kind: PrimitiveKind): number => (kind === "cone" ? 1 : 3);

/** With which power of the scale the numbers after the axes grow. */
const powers: Record<PrimitiveKind, readonly number[]> = {
  ellipsoid: [-1, -1, -1, 1],
  cone: [1, 1, 2, 1, 2, -2],
  plate: [1, 1, -1, -1, 0, 0, -1, 1, 1, 1, 1],
  crystal: [1, 1, 1, 1, 0, 0],
  torus: [1, 1],
  box: [1, 1, 1, 1],
  lathe: [0, 0, 1, 1, 1, 1],
};

/** Where a shape with an outline keeps its first corner and how many it has. */
export const cornersAt: Partial<Record<PrimitiveKind, number>> = { plate: 16, lathe: 12 };

/** The numbers of a primitive, moved; its corners stay where they are. */
export function movedParameters(
  motion: Motion,
  kind: PrimitiveKind,
  parameters: readonly number[],
): number[] {
  const growth = growthOf(motion);
  const vectorAt = (i: number): Vector => [parameters[i]!, parameters[i + 1]!, parameters[i + 2]!];
  const moved: number[] = [...movedPoint(motion, vectorAt(0))];
  for (let axis = 1; axis <= axesOf(kind); axis++) {
    const turned = movedDirection(motion, vectorAt(axis * 3));
    moved.push(...(kind === "cone" ? scale(turned, growth) : turned));
  }
  for (const power of powers[kind]) moved.push(parameters[moved.length]! * growth ** power);
  return [...moved, ...parameters.slice(moved.length)];
}
