/** Muscles on whatever arms and chest a body has, and a leg that ends in a peg. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted } from "#forge/paint/color.ts";
import { dressed } from "#forge/paint/dressed.ts";
import { stuffOf } from "#forge/paint/stuffs.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { worldFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { mouthHeight, type AddProp, type PropOrder } from "./prop.ts";
import { isTrunk } from "./trunk.ts";

type Ball = { id: number; center: Vector; radius: number };

function ballsOf(model: Model, ids: readonly number[]): Ball[] {
  const { spheres } = model.solid();
  return ids.map((id) => {
    const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
    return { id, center: [x, y, z], radius };
  });
}

/** Along the limb, from the body outwards. */
function alongLimb({ model, anchors: { neck } }: PropOrder, ids: readonly number[]): Ball[] {
  const from = (ball: Ball) => length(subtract(ball.center, neck.origin));
  return ballsOf(model, ids).toSorted((one, other) => from(one) - from(other));
}

/** Where the muscles of a limb are, 0 to 1 along it, and how many times as thick as the limb. */
const bulges = [
  [0.06, 1.7],
  [0.36, 2.1],
  [0.74, 1.5],
] as const;

export const addMuscles: AddProp = (order) => {
  const { model } = order;
  const arms = piecesOf(model, "arms");
  const legs = piecesOf(model, "legs");
  const forelegs = legs
    .map((ids) => alongLimb(order, ids))
    .toSorted(byDepth)
    .slice(0, 2);
  const limbs = arms.length > 0 ? arms.map((ids) => alongLimb(order, ids)) : forelegs;
  for (const limb of limbs) addBulges(order, limb);
  if (legs.length < 4) addChest(order);
  return null;
};

/** What is further to the front comes first. */
const byDepth = (one: readonly Ball[], other: readonly Ball[]): number =>
  meanDepth(other) - meanDepth(one);

const meanDepth = (limb: readonly Ball[]): number =>
  limb.reduce((sum, { center }) => sum + center[2], 0) / limb.length;

function addBulges({ model, anchors: { head } }: PropOrder, limb: readonly Ball[]): void {
  const radii = limb.map(({ radius }) => radius).toSorted((one, other) => one - other);
  const thick = Math.min(radii[Math.floor(radii.length / 2)] ?? 0.1, head.scale * 0.26);
  const upper = limb[Math.floor(limb.length * 0.25)];
  const before = model.parts;
  for (const [at, size] of bulges) {
    const ball = limb[Math.round(at * (limb.length - 1))];
    if (!ball || !upper) continue;
    const radius = thick * size;
    model.parts = model.paints[ball.id]!.parts;
    model.ellipsoid(
      worldFrame(ball.center),
      model.paints[upper.id]!.material,
      [0, 0, 0],
      [radius, radius * 1.06, radius],
      0.015,
    );
  }
  model.parts = before;
}

/** The paint of the largest part of the trunk. */
function trunkPaint({ model, bodySize }: PropOrder): MaterialId {
  const ids = model.paints.slice(0, bodySize).flatMap((paint, id) => (isTrunk(paint) ? [id] : []));
  const largest = ballsOf(model, ids).toSorted((one, other) => other.radius - one.radius)[0];
  return model.paints[largest?.id ?? 0]!.material;
}

const leastRoom = 0.24;

/** Of the trunk, without legs. */
function lowEnd({ model, bodySize }: PropOrder): number {
  const ids = model.paints.slice(0, bodySize).flatMap((paint, id) => (isTrunk(paint) ? [id] : []));
  const lows = ballsOf(model, ids).map(({ center, radius }) => center[1] - radius * 0.7);
  return Math.max(0, Math.min(...lows));
}

/** Two on the breast, and six below them. */
const chest: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0.26, 0, 0.3],
  [0.15, -0.36, 0.15],
  [0.15, -0.62, 0.15],
  [0.14, -0.86, 0.13],
];

function addChest(order: PropOrder): void {
  const { model, anchors } = order;
  const { head, neck } = anchors;
  const own = model.materials[trunkPaint(order)]!;
  const material = model.material({
    ...own,
    base: shifted(own.base, { lightness: 0.05 }),
    gloss: 0.5,
  });
  const mouth = add(head.origin, scale(head.up, (mouthHeight(order) - 0.34) * head.scale));
  const top = Math.min(mouth[1], neck.origin[1]) - 0.02;
  const room = top - lowEnd(order);
  // A face that fills the front has no chest below it.
  if (room < leastRoom) return;
  const size = Math.min(head.scale * 0.9, Math.max(0.2, room * 0.7));
  for (const side of sides) {
    for (const [x, y, radius] of chest) {
      const at: Vector = [neck.origin[0] + side * x * size, top + (y - 0.2) * size, 0];
      const { point, normal } = model.seat([at[0], at[1], 4], [0, 0, -1]);
      model.ellipsoid(
        worldFrame(add(point, scale(normal, -0.02)), size),
        material,
        [0, 0, 0],
        [radius * 0.98, radius * 0.8, radius * 0.5],
      );
    }
  }
}

/** The near leg becomes a peg; what was there goes into the body. */
export const addPegLeg: AddProp = (order) => {
  const { model, color } = order;
  const legs = piecesOf(model, "legs");
  const near = legs.map((ids) => ballsOf(model, ids)).toSorted((a, b) => reach(b) - reach(a))[0];
  if (!near) return null;
  const top = near.reduce((one, other) => (other.center[1] > one.center[1] ? other : one));
  const foot = near.reduce((one, other) => (other.center[1] < one.center[1] ? other : one));
  for (const { id, center } of near) {
    const to = worldFrame(add(top.center, [0, 0.02, -0.04]), 0.3);
    model.copy(id, { from: worldFrame(center), to }, true);
  }
  const wood = model.material({
    base: color ?? [0.86, 0.63, 0.36],
    gloss: 0.3,
    pattern: { kind: "grain" },
  });
  const cuff = model.material({ base: darkened(color ?? [0.5, 0.32, 0.18], 0.6), gloss: 0.5 });
  const x = (top.center[0] + foot.center[0]) / 2;
  const knee: Vector = [x, Math.max(0.2, top.center[1]), top.center[2]];
  const thick = Math.max(0.085, Math.min(0.13, top.radius * 0.8));
  const end: Vector = [x * 1.3, 0.02, (top.center[2] + foot.center[2]) / 2];
  const frame = worldFrame();
  model.cone(frame, wood, knee, end, [thick * 1.2, thick * 0.5]);
  const ring = add(scale(knee, 0.5), scale(end, 0.5));
  model.ellipsoid(worldFrame(ring), cuff, [0, 0, 0], [thick * 1.3, thick * 0.4, thick * 1.3]);
  return null;
};

/** Wound about one limb, thicker than it; its foot or hand looks out. */
export function castOn(part: "arms" | "legs" | "wings"): AddProp {
  return (order) => {
    const { model, color } = order;
    const limbs = [part, "legs" as const, "arms" as const]
      .map((name) => piecesOf(model, name))
      .find((found) => found.length > 0);
    const [near] = (limbs ?? [])
      .map((ids) => alongLimb(order, ids))
      .toSorted((a, b) => reach(b) - reach(a));
    if (!near) return null;
    const linen = model.material(
      dressed({ base: [0.96, 0.95, 0.91] }, { stuff: stuffOf("bandage"), color }),
    );
    const isEnd = ({ id }: Ball) =>
      model.paints[id]!.parts.some(({ name }) => /^(hands|feet|claws)$/.test(name));
    const upper = near.filter((ball) => !isEnd(ball));
    for (const { id, center } of upper.length > 0 ? upper : near) {
      model.copy(id, { from: worldFrame(center), to: worldFrame(center, castThickness) }, true);
      model.paints[id]!.material = linen;
    }
    return null;
  };
}

const castThickness = 1.22;

/** How far to the camera's side and to the front. */
const reach = (limb: readonly Ball[]): number =>
  Math.max(...limb.map(({ center }) => center[0] + center[2] * 0.5));
