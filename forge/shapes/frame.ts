/**
 * A frame is a place to build in: an origin, three axes and a scale. A head is built once, in its
 * own frame, and the frame puts it on any body.
 */
import { add, cross, length, normalize, scale, type Vector } from "./vector.ts";

export type Frame = {
  origin: Vector;
  right: Vector;
  up: Vector;
  forward: Vector;
  scale: number;
};

/** The axes of the world, moved to `origin`. */
export const worldFrame = (origin: Vector = [0, 0, 0], size = 1): Frame => ({
  origin,
  right: [1, 0, 0],
  up: [0, 1, 0],
  forward: [0, 0, 1],
  scale: size,
});

export const axesOf = ({ right, up, forward }: Frame) => [...right, ...up, ...forward];

/** Where a point of the frame is in the world. */
export const pointIn = (frame: Frame, [x, y, z]: Vector): Vector => {
  const { origin, right, up, forward, scale: s } = frame;
  return [
    origin[0] + s * (x * right[0] + y * up[0] + z * forward[0]),
    origin[1] + s * (x * right[1] + y * up[1] + z * forward[1]),
    origin[2] + s * (x * right[2] + y * up[2] + z * forward[2]),
  ];
};

/** Where a direction of the frame points in the world. Its length stays. */
export const directionIn = ({ right, up, forward }: Frame, [x, y, z]: Vector): Vector => [
  x * right[0] + y * up[0] + z * forward[0],
  x * right[1] + y * up[1] + z * forward[1],
  x * right[2] + y * up[2] + z * forward[2],
];

/** The same axes and scale at another point of the frame. */
export const movedTo = (frame: Frame, point: Vector): Frame => ({
  ...frame,
  origin: pointIn(frame, point),
});

/** The frame, smaller or larger. */
export const resized = (frame: Frame, by: number): Frame => ({ ...frame, scale: frame.scale * by });

/** A frame that looks along `forward`; `up` is a hint and need not be at a right angle to it. */
export function lookingFrame(
  origin: Vector,
  forward: Vector,
  up: Vector = [0, 1, 0],
  size = 1,
): Frame {
  const z = normalize(forward);
  let x = cross(up, z);
  if (length(x) < 1e-4) x = cross([0, 0, 1], z);
  x = normalize(x);
  return { origin, right: x, up: cross(z, x), forward: z, scale: size };
}

/** A frame whose `up` is exactly the given axis: for crystals, petals and feathers. */
export function standingFrame(
  origin: Vector,
  forward: Vector,
  up: Vector = [0, 1, 0],
  size = 1,
): Frame {
  const y = normalize(up);
  let x = cross(y, forward);
  if (length(x) < 1e-4) x = cross(y, [0.13, 0.2, 0.97]);
  x = normalize(x);
  return { origin, right: x, up: y, forward: cross(x, y), scale: size };
}

/** The frame turned around its own forward axis, counter-clockwise for who looks at its face. */
export function rolled(frame: Frame, radians: number): Frame {
  const c = Math.cos(radians);
  const s = Math.sin(radians);
  return {
    ...frame,
    right: add(scale(frame.right, c), scale(frame.up, s)),
    up: add(scale(frame.up, c), scale(frame.right, -s)),
  };
}
