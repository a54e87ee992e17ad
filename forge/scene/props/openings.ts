/** A door and windows in a body, as in a house. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { darkened, type Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Outline } from "#forge/shapes/outline.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";
import { gold, mouthHeight, type AddProp, type PropOrder } from "./prop.ts";
import { trunkOf } from "./trunk.ts";

const brown: Color = [0.55, 0.33, 0.18];
const light: Color = [1, 0.88, 0.5];

/** Round at the top; a unit is half of its width. */
const archOf = (width: number, height: number): Outline => [
  [-width, -height],
  [width, -height],
  [width, height * 0.35],
  [width * 0.72, height * 0.8],
  [0, height],
  [-width * 0.72, height * 0.8],
  [-width, height * 0.35],
];

/** On the skin, looking out of it, upright. */
function onSkin({ model }: PropOrder, at: Vector, ray: Vector, size: number): Frame {
  const { point, normal } = model.seat(at, ray);
  const out = add(scale(normal, 0.5), scale(ray, -1));
  return lookingFrame(add(point, scale(out, 0.005)), out, [0, 1, 0], size);
}

type Wall = { ray: Vector; low: number; high: number; middle: Vector };

/** Those who lie along have it on their side; all others in front, under the mouth. */
function wallOf(order: PropOrder): Wall {
  const { model, anchors } = order;
  const { low, high } = model.bounds();
  const { head, neck } = anchors;
  const isLong = high[2] - low[2] > (high[1] - low[1]) * 1.3;
  if (piecesOf(model, "legs").length >= 4 || isLong) {
    const [, , z] = trunkOf(order).origin;
    const under = low[1] + (high[1] - low[1]) * 0.3;
    return { ray: [-1, 0, 0], low: under, high: neck.origin[1], middle: [0, 0, z] };
  }
  const mouth = head.origin[1] + (mouthHeight(order) - 0.3) * head.scale;
  const foot = Math.max(0, low[1], hipsOf(order));
  const middle: Vector = [head.origin[0], 0, 0];
  if (mouth - foot > leastWall) return { ray: [0, 0, -1], low: foot, high: mouth, middle };
  // A face that fills the front leaves room beside it.
  const brow = head.origin[1] + head.scale * 0.3;
  const ray = normalize([-0.78, 0, -0.62]);
  return { ray, low: foot + (brow - foot) * 0.3, high: brow, middle };
}

const leastWall = 0.42;

/** Where legs begin; doors are above them. */
function hipsOf({ model }: PropOrder): number {
  const { spheres } = model.solid();
  const ids = piecesOf(model, "legs").flat();
  return Math.max(0, ...ids.map((id) => spheres[id * 4 + 1]!)) - 0.06;
}

/** Beside the middle of the wall, and far outside. */
function outside({ ray, middle }: Wall, aside: number, height: number): Vector {
  const [x, , z] = ray;
  const far = add(middle, scale(ray, -5));
  return [far[0] - z * aside, height, far[2] + x * aside];
}

export const addDoor: AddProp = (order) => {
  const { model, color } = order;
  const wall = wallOf(order);
  const half = Math.max(0.14, Math.min(0.3, (wall.high - wall.low) * 0.42));
  const height = Math.max(
    wall.low + half + 0.02,
    Math.min(wall.high - half, wall.low + half * 1.1),
  );
  const frame = onSkin(order, outside(wall, 0, height), wall.ray, half);
  const base = color ?? brown;
  const wood = model.material({ base, gloss: 0.3, pattern: { kind: "grain" } });
  const edge = model.material({ base: darkened(base, 0.5), gloss: 0.2 });
  model.plate(frame, edge, archOf(0.8, 1.1), 0.12, 0, { even: true });
  model.plate(frame, wood, archOf(0.62, 0.95), 0.2, 0, { even: true });
  model.ellipsoid(frame, model.material(gold), [0.38, -0.1, 0.26], [0.12, 0.12, 0.12]);
  return null;
};

type Pane = { frame: Frame; glass: MaterialId; edge: MaterialId };

function addPane({ model }: PropOrder, { frame, glass, edge }: Pane): void {
  model.ellipsoid(frame, edge, [0, 0, 0], [1.05, 1.05, 0.2]);
  model.ellipsoid(frame, glass, [0, 0, 0.05], [0.82, 0.82, 0.24]);
  for (const [wide, high] of [
    [0.1, 0.82],
    [0.82, 0.1],
  ] as const) {
    const half: Vector = [wide, high, 0.1];
    model.box(frame, edge, [0, 0, 0.2], half, 0, { round: 0.05 });
  }
}

/** The other side of a face that fills the front. */
const mirrored = (wall: Wall): Wall => ({ ...wall, ray: [-wall.ray[0], 0, wall.ray[2]] });

/** Lit: above the eyes where there is room, or else on the flank or beside the face. */
export const addWindows: AddProp = (order) => {
  const { model, color, anchors } = order;
  const { head } = anchors;
  const door = wallOf(order);
  const [x, , z] = door.ray;
  const isBeside = x !== 0 && z !== 0;
  const wall = isBeside ? mirrored(door) : door;
  const edge = model.material({ base: color ?? darkened(brown, 0.8), gloss: 0.3 });
  const glass = model.material({ base: light, glow: { color: light, strength: 0.5 }, gloss: 0.8 });
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye.frame.origin[1]] : []));
  const brow = Math.max(head.origin[1], ...eyes) + head.scale * 0.62;
  const size = x === 0 ? head.scale * 0.27 : Math.max(0.1, (wall.high - wall.low) * 0.25);
  const height = x === 0 ? brow : wall.high - size * 1.3;
  const apart = x === 0 ? head.scale * 0.5 : size * (isBeside ? 1.15 : 2.8);
  for (const side of sides) {
    const frame = onSkin(order, outside(wall, side * apart, height), wall.ray, size);
    addPane(order, { frame, glass, edge });
  }
  return null;
};
