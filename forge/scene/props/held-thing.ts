/** Any thing that a body can be, in small and without a face: guitars, cakes, umbrellas. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import type { ColoredPart } from "#forge/genome.ts";
import { thingFor } from "#forge/bodies/things/find-thing.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";
import { repainted, thingMaterial } from "#forge/paint/thing-colors.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  lookingFrame,
  movedTo,
  resized,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { add, dot, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { backOf } from "./backgear.ts";
import { handsOf } from "./hands.ts";
import { topOf } from "./hats.ts";
import { mouthHeight, onChest, type AddProp, type PropOrder } from "./prop.ts";

/** How large it is, in sizes of what fits a hand; and where the hand takes it, from its foot. */
const size = 1.5;
const grip = 0.42;

export const addHeldThing: AddProp = (order) => {
  const { hold } = order.anchors;
  const upright = standingFrame(hold.origin, hold.forward, [0, 1, 0], hold.scale);
  addThing(order, movedTo(resized(upright, size), [0, -grip, 0.35]));
  return null;
};

/** On top of the head, or of each. */
export const addThingOnHead: AddProp = (order) => {
  const frame = topOf(order, 0.1);
  addThing(order, resized(frame, 0.75));
  return null;
};

/** A lamp on a helmet, cherries on a crown. */
export function addOnHat(order: PropOrder): void {
  addThing(order, resized(topOf(order, 0.08), 0.5));
}

/** Behind the shoulders of who stands up, on the back of who goes on four. */
export const addThingOnBack: AddProp = (order) => {
  const { frame, isLying } = backOf(order);
  const large = frame.scale * (isLying ? 2.1 : 1.7);
  const up: Vector = [0, 1, 0];
  const place = standingFrame(frame.origin, [0.3, 0, 1], up, large);
  addThing(order, isLying ? place : movedTo(place, [0.55, -0.1, -0.45]));
  return null;
};

export const addThingOnChest: AddProp = (order) => {
  const frame = onChest(order.model, order.anchors.neck, 0.75);
  addThing(order, movedTo(resized(frame, 0.7), [0, -0.8, 0.1]));
  return null;
};

/** "A bell for a nose": in the middle of the face. */
export const addThingOnNose: AddProp = (order) => {
  const { head } = order.anchors;
  const { point } = order.model.seatIn(head, [0, 0, 0], [0, -0.06, 1]);
  const frame = standingFrame(point, head.forward, [0, 1, 0], head.scale);
  addThing(order, movedTo(resized(frame, 0.42), [0, -0.75, 0.1]));
  return null;
};

/** "A lawnmower for a mouth". */
export const addThingOnMouth: AddProp = (order) => {
  const { head } = order.anchors;
  const height = mouthHeight(order);
  const { point } = order.model.seatIn(head, [0, 0, 0], [0, height - 0.1, 1]);
  const frame = standingFrame(point, head.forward, [0, 1, 0], head.scale);
  addThing(order, movedTo(resized(frame, 0.55), [0, -0.7, 0.1]));
  return null;
};

/** "A plunger for a horn": on the forehead, instead of what grows there. */
export const addThingForHorn: AddProp = (order) => {
  const { head } = order.anchors;
  hide(order, "horns");
  const { point } = order.model.seatIn(head, [0, 0, 0], [0, 1, 0.55]);
  const up = normalize(add(head.up, scale(head.forward, 0.35)));
  const frame = lookingFrame(point, head.forward, up, head.scale);
  addThing(order, movedTo(resized(frame, 0.62), [0, -0.1, 0]));
  return null;
};

/** "Cushions for ears": where the ears are, or at the sides of a head without. */
export const addThingsForEars: AddProp = (order) => {
  const { model, anchors } = order;
  const { head } = anchors;
  const places = sides.map((side): Vector => {
    const out: Vector = [side * 0.8, 0.75, 0];
    return model.seatIn(head, [0, 0, 0], out).point;
  });
  hide(order, "ears");
  for (const origin of places) {
    const frame = standingFrame(origin, head.forward, [0, 1, 0], head.scale);
    addThing(order, movedTo(resized(frame, 0.5), [0, -0.3, 0]));
  }
  return null;
};

/** "A light bulb for a head": in its place, with its eyes. */
export const addThingForHead: AddProp = (order) => {
  const { model, anchors } = order;
  const { head } = anchors;
  hide(order, "head");
  const frame = standingFrame(head.origin, head.forward, [0, 1, 0], head.scale);
  addThing(order, movedTo(resized(frame, 1.5), [0, -0.72, 0]));
  for (const [id, { eye }] of model.paints.entries()) {
    if (!eye) continue;
    const at = subtract(eye.frame.origin, head.origin);
    const [x, y] = [head.right, head.up].map((axis) => dot(at, axis) / head.scale) as [
      number,
      number,
    ];
    const { point } = model.seatIn(head, [x, y, 0], [0, 0, 1]);
    model.copy(id, { from: eye.frame, to: { ...eye.frame, origin: point } }, true);
  }
  return null;
};

/** What stands in the place of a part leaves nothing of it to be seen. */
const hide = (order: PropOrder, part: ColoredPart): void =>
  hideAll(order, piecesOf(order.model, part).flat());

export function hideAll({ model, anchors }: PropOrder, ids: readonly number[]): void {
  const within = worldFrame(anchors.neck.origin, 0.01);
  for (const id of ids) {
    if (model.paints[id]!.eye) continue;
    const [x = 0, y = 0, z = 0] = model.spheres.slice(id * 4, id * 4 + 3);
    model.copy(id, { from: worldFrame([x, y, z]), to: within }, true);
  }
}

/** "A propeller for a tail": at the tail's end, or behind who has none. */
export const addThingOnTail: AddProp = (order) => {
  const { model, anchors } = order;
  const { low, high } = model.bounds();
  const ends = handsOf({ model, anchors }, ["tail"]);
  const [end] = ends.toSorted((a, b) => a.point[2] - b.point[2]);
  const origin: Vector = end?.point ?? [0, low[1] + 0.35 * (high[1] - low[1]), low[2]];
  const large = anchors.head.scale * 0.8;
  const frame = standingFrame(origin, [0.2, 0, 1], [0, 1, 0], large);
  addThing(order, movedTo(frame, [0, -0.5, -0.2]));
  return null;
};

/** Stands on the origin of the frame. */
export function addThing({ model, palette, color, thing: word }: PropOrder, frame: Frame): void {
  const thing = thingFor(word ?? null, "box");
  const ids = new Map<ThingColor, MaterialId>();
  const materialOf = (name: ThingColor) => {
    const own = thingMaterial(name, palette);
    return color !== null && thing.main.includes(name) ? repainted(own, color) : own;
  };
  const paint = (name: ThingColor) => {
    const id = ids.get(name) ?? model.material(materialOf(name));
    ids.set(name, id);
    return id;
  };
  for (const part of thing.parts) {
    part({ model, frame, paint, colorOf: (name) => materialOf(name).base, said: color !== null });
  }
}
