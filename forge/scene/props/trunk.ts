/** The trunk of a body: what is no limb of it. Clothes and parts of others are put there. */
import type { ColoredPart } from "#forge/genome.ts";
import { isBare } from "#forge/paint/dressed.ts";
import type { MaterialId, Zone } from "#forge/paint/material.ts";
import { directionIn, lookingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { around } from "#forge/bodies/parts/sides.ts";
import {
  add,
  cross,
  length,
  normalize,
  scale,
  subtract,
  type Vector,
} from "#forge/shapes/vector.ts";
import type { PropOrder } from "./prop.ts";

/** What lies on the trunk and is no limb of it. */
const onTrunk: ReadonlySet<string> = new Set<ColoredPart>(["belly", "marks"]);

export const isTrunk = ({ parts, eye }: Model["paints"][number]): boolean =>
  !eye && parts.every(({ name }) => onTrunk.has(name));

/** Up runs to the neck, the scale is half of the width, the origin the middle. */
export function trunkOf({ model, bodySize, anchors: { neck } }: PropOrder): Frame {
  const { spheres } = model.solid();
  let sum: Vector = [0, 0, 0];
  let weight = 0;
  for (const [id, paint] of model.paints.slice(0, bodySize).entries()) {
    if (!isTrunk(paint)) continue;
    const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
    const own = radius ** 3;
    sum = add(sum, scale([x, y, z], own));
    weight += own;
  }
  const origin = weight > 0 ? scale(sum, 1 / weight) : add(neck.origin, [0, -neck.scale, 0]);
  const toNeck = subtract(neck.origin, origin);
  // A head that sits deep in the body has its neck below the middle.
  const up = toNeck[1] > 0.05 ? normalize(toNeck) : ([0, 1, 0] satisfies Vector);
  const aside = subtract([1, 0, 0], scale(up, up[0]));
  const frame = lookingFrame(origin, cross(normalize(aside), up), up);
  const half = length(subtract(model.seatIn(frame, [0, 0, 0], [1, 0, 0.4]).point, origin));
  return { ...frame, scale: Math.max(0.12, Math.min(half, neck.scale * 2.6)) };
}

export type Waist = { trunk: Frame; low: number; count: number };

/** Places on the trunk all around it, `low` half widths below its middle. */
export function waistOf({ model }: PropOrder, { trunk, low, count }: Waist): Vector[] {
  return around(count).map((angle) => {
    const out: Vector = [Math.sin(angle), 0, Math.cos(angle)];
    const { point } = model.seatIn(trunk, [0, -low, 0], out);
    // Arms hang over the waist; a point far out is on an arm.
    const middle = add(trunk.origin, directionIn(trunk, [0, -low * trunk.scale, 0]));
    const reach = Math.min(length(subtract(point, middle)), trunk.scale * 1.25);
    return add(middle, scale(directionIn(trunk, out), reach));
  });
}

/** What is dressed at once. */
export type Cover = ColoredPart | "trunk";

/** Paints all that is covered as cloth; eyes, mouths and lights stay what they are. */
export function cover(order: PropOrder, covers: readonly Cover[], cloth: MaterialId): void {
  const { model, bodySize } = order;
  const clothFor = withBareFace(order, cloth);
  for (const paint of model.paints.slice(0, bodySize)) {
    const isCovered = covers.some((name) =>
      name === "trunk" ? isTrunk(paint) : paint.parts.some((part) => part.name === name),
    );
    const isHead = paint.parts.some(({ name }) => name === "head");
    if (isCovered && !isHead && !paint.eye && isBare(model.materials[paint.material]!)) {
      paint.material = clothFor(paint.material);
    }
  }
}

/** A fish has no head of its own: cloth begins behind its eyes. */
function withBareFace({ model, anchors: { head } }: PropOrder, cloth: MaterialId) {
  const hasHead = model.paints.some(({ parts }) => parts.some(({ name }) => name === "head"));
  const { low, high } = model.bounds();
  const isLong = high[2] - low[2] > (high[1] - low[1]) * 1.1;
  if (hasHead || !isLong) return () => cloth;
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye.frame.origin[2]] : [head.origin[2]]));
  const zone: Zone = { kind: "below", axis: "z", at: Math.min(...eyes) - head.scale * 0.15 };
  const made = new Map<MaterialId, MaterialId>();
  return (skin: MaterialId): MaterialId => {
    const elsewhere = { zone, material: model.materials[cloth]! };
    const both = made.get(skin) ?? model.material({ ...model.materials[skin]!, elsewhere });
    made.set(skin, both);
    return both;
  };
}
