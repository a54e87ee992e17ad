/** Moves, turns and resizes what is built already: a whole model, or a part of it. */
import type { Decal, Eye } from "#forge/paint/face.ts";
import type { PrimitiveKind } from "./core.ts";
import { directionIn, pointIn, type Frame } from "./frame.ts";
import { add, scale, subtract, type Vector } from "./vector.ts";

/**
 * Where a point goes: into the frame that belongs to it. One frame for all points moves a body as
 * it is; frames that differ from point to point bend it. All have the same scale.
 */
export type Placing = (at: Vector, id?: number) => Frame;

/** The axes of the world, turned around a point. */
export type Turn = { pitch?: number; roll?: number; yaw?: number };

/** Pitch lifts what is in front, roll lifts its left side, yaw turns it to its left. */
export function turnAround(pivot: Vector, { pitch = 0, roll = 0, yaw = 0 }: Turn): Frame {
  const tilt: Frame = {
    origin: [0, 0, 0],
    right: [1, 0, 0],
    up: [0, Math.cos(pitch), -Math.sin(pitch)],
    forward: [0, Math.sin(pitch), Math.cos(pitch)],
    scale: 1,
  };
  const lean: Frame = {
    ...tilt,
    right: [Math.cos(roll), Math.sin(roll), 0],
    up: [-Math.sin(roll), Math.cos(roll), 0],
    forward: [0, 0, 1],
  };
  const spin: Frame = {
    ...tilt,
    right: [Math.cos(yaw), 0, -Math.sin(yaw)],
    up: [0, 1, 0],
    forward: [Math.sin(yaw), 0, Math.cos(yaw)],
  };
  const turned = frameInside(spin, frameInside(lean, tilt));
  return { ...turned, origin: subtract(pivot, directionIn(turned, pivot)) };
}

/** First into the inner frame, then with it into the outer one. */
export const frameInside = (outer: Frame, inner: Frame): Frame => ({
  origin: pointIn(outer, inner.origin),
  right: directionIn(outer, inner.right),
  up: directionIn(outer, inner.up),
  forward: directionIn(outer, inner.forward),
  scale: outer.scale * inner.scale,
});

export const placedFrame = (frame: Frame, placing: Placing): Frame =>
  frameInside(placing(frame.origin), frame);

export function placedEye(eye: Eye, placing: Placing): Eye {
  const { scale: size } = placing(eye.frame.origin);
  return {
    ...eye,
    frame: placedFrame(eye.frame, placing),
    radii: [eye.radii[0] * size, eye.radii[1] * size],
  };
}

export function placedDecal(decal: Decal, placing: Placing): Decal {
  const { scale: size } = placing(decal.frame.origin);
  const frame = placedFrame(decal.frame, placing);
  const fromDepth = decal.fromDepth * size;
  if (decal.kind === "blob") {
    const [[x, y], [rx, ry]] = [decal.center, decal.radii];
    return {
      ...decal,
      frame,
      fromDepth,
      center: [x * size, y * size],
      radii: [rx * size, ry * size],
    };
  }
  const points = decal.points.map(([x, y]) => [x * size, y * size] as const);
  return { ...decal, frame, fromDepth, points, width: decal.width * size };
}

/** Which of its numbers grow with a primitive, shrink with it, or count its corners. */
const measures: Record<
  Exclude<PrimitiveKind, "cone">,
  { grow: readonly number[]; shrink: readonly number[]; corner?: number }
> = {
  ellipsoid: { grow: [15], shrink: [12, 13, 14] },
  plate: { grow: [12, 13, 19, 20, 21, 22], shrink: [14, 15, 18], corner: 16 },
  crystal: { grow: [12, 13, 14, 15], shrink: [] },
  torus: { grow: [12, 13], shrink: [] },
  box: { grow: [12, 13, 14, 15], shrink: [] },
  lathe: { grow: [14, 15, 16, 17], shrink: [], corner: 12 },
};

type Move = { placing: Placing; firstCorner: number; id: number };

/** A primitive's numbers at its new place, and the middle of a cone. */
export function placedParameters(
  kind: PrimitiveKind,
  p: readonly number[],
  { placing: place, firstCorner, id }: Move,
): { parameters: number[]; center: Vector | null } {
  const placing: Placing = (at) => place(at, id);
  if (kind === "cone") return placedCone(p, placing);
  const frame = placing(vectorAt(p, 0));
  const moved = [...p];
  pointIn(frame, vectorAt(p, 0)).forEach((value, k) => (moved[k] = value));
  for (const axis of [3, 6, 9]) {
    directionIn(frame, vectorAt(p, axis)).forEach((value, k) => (moved[axis + k] = value));
  }
  const { grow, shrink, corner } = measures[kind];
  for (const at of grow) moved[at] = p[at]! * frame.scale;
  for (const at of shrink) moved[at] = p[at]! / frame.scale;
  if (corner !== undefined) moved[corner] = p[corner]! + firstCorner;
  return { parameters: moved, center: null };
}

const vectorAt = (p: readonly number[], at: number): Vector => [p[at]!, p[at + 1]!, p[at + 2]!];

function placedCone(p: readonly number[], placing: Placing) {
  const start = vectorAt(p, 0);
  const end = add(start, vectorAt(p, 3));
  const size = placing(start).scale;
  const from = pointIn(placing(start), start);
  const axis = subtract(pointIn(placing(end), end), from);
  const [r1, r2] = [p[6]! * size, p[7]! * size];
  const l2 = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2;
  const rr = r1 - r2;
  // Two balls, one inside the other, are no cone.
  const a2 = Math.max(1e-7, l2 - rr * rr);
  const rest = p.slice(12);
  const parameters = [...from, ...axis, r1, r2, l2, rr, a2, 1 / l2, ...rest];
  return { parameters, center: add(from, scale(axis, 0.5)) };
}

/** How far a primitive reaches along its own axes: from and to. */
function boxOf(kind: PrimitiveKind, p: readonly number[]): readonly [number, number][] {
  switch (kind) {
    case "plate":
      return [
        [p[19]!, p[20]!],
        [p[21]!, p[22]!],
        [0, 0],
      ];
    case "crystal":
      return [
        [-p[12]!, p[12]!],
        [-p[13]! * p[17]! - p[14]! * 0.3, p[13]! + p[14]!],
        [-p[12]!, p[12]!],
      ];
    case "torus":
      return [-1, 0, -1].map((k): [number, number] => {
        const reach = (k === 0 ? 0 : p[12]!) + p[13]!;
        return [-reach, reach];
      });
    case "lathe":
      return [
        [-p[15]! * 0.8, p[15]! * 0.8],
        [p[16]!, p[17]!],
        [-p[15]! * 0.8, p[15]! * 0.8],
      ];
    default:
      return [0, 1, 2].map((k): [number, number] => {
        const half = p[12 + k]! + p[15]!;
        return [-half, half];
      });
  }
}

/** The lowest point of a primitive, nearly. */
export function lowestOf(kind: PrimitiveKind, p: readonly number[]): number {
  if (kind === "cone") return Math.min(p[1]! - p[6]!, p[1]! + p[4]! - p[7]!);
  const downOf = (k: number) => p[4 + 3 * k]!;
  if (kind === "ellipsoid") {
    const reach = [0, 1, 2].map((k) => downOf(k) / p[12 + k]!);
    return p[1]! - Math.sqrt(reach.reduce((sum, each) => sum + each * each, 0));
  }
  return boxOf(kind, p).reduce(
    (sum, [from, to], k) => sum + Math.min(from * downOf(k), to * downOf(k)),
    p[1]!,
  );
}
