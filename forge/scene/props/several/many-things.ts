/** Several of one thing on a body or above it: crayons for spines, scissors for claws, what is juggled. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { namedColor } from "#forge/paint/palette.ts";
import { parametersPerPrimitive, primitiveKinds } from "#forge/shapes/core.ts";
import { lookingFrame, movedTo, pointIn, resized, standingFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, length, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { besideTrunk } from "#forge/scene/props/claws.ts";
import { inRow } from "./counted-growths.ts";
import { addThing, hideAll } from "#forge/scene/props/held-thing.ts";
import type { AddProp, PropOrder } from "#forge/scene/props/prop.ts";

/** Where one stands, and which way and how far it reaches. */
type Stalk = { from: Vector; way: Vector };

/** How high most things are, in their own lengths. */
const high = 1.7;

function addUpright(order: PropOrder, { from, way }: Stalk): void {
  addThing(order, standingFrame(from, [0.3, 0.2, 1], way, length(way) / high));
}

/** So many are told apart. */
const spinesMax = 30;
/** A thing is broader than the spine whose place it takes. */
const spineGrowth = 1.5;
const crayons = ["red", "yellow", "blue", "green", "orange", "purple", "pink"];

/** Where the spines were, or in rows on a back that has none. */
export const addThingsForSpines: AddProp = (order) => {
  const own = spinesOf(order);
  const every = Math.ceil(own.length / spinesMax);
  const stalks = own.length > 0 ? own.filter((_, i) => i % every === 0) : rowsOnBack(order);
  hideAll(
    order,
    own.map(({ id }) => id),
  );
  const isOfAllColors = order.color === null && order.thing === "crayon";
  for (const [i, stalk] of stalks.entries()) {
    const color = isOfAllColors ? namedColor(crayons[i % crayons.length]!) : order.color;
    addUpright({ ...order, color }, stalk);
  }
  return null;
};

function spinesOf({ model }: PropOrder): (Stalk & { id: number })[] {
  const cone = primitiveKinds.indexOf("cone");
  const { kinds, parameters } = model;
  const ids = piecesOf(model, "spikes").flat();
  return ids
    .filter((id) => kinds[id] === cone)
    .map((id) => {
      const first = id * parametersPerPrimitive;
      const [x = 0, y = 0, z = 0, dx = 0, dy = 0, dz = 0] = parameters.slice(first, first + 6);
      return { id, from: [x, y, z], way: scale([dx, dy, dz], spineGrowth) };
    });
}

function rowsOnBack({ model, anchors }: PropOrder): Stalk[] {
  const { low, high: top } = model.bounds();
  const { neck } = anchors;
  return inRow(2).flatMap((x) =>
    inRow(5).map((along) => {
      const z = low[2] + ((along + 2.6) / 5.5) * (neck.origin[2] - low[2]);
      const { point, normal } = model.seat([x * neck.scale * 1.5, top[1] + 1, z], [0, -1, 0]);
      return {
        from: point,
        way: scale(normalize(add(normal, [0, 0.6, -0.3])), Math.max(0.5, neck.scale)),
      };
    }),
  );
}

/** The outer part of an arm or a claw, in parts of how far it reaches. */
const handBegins = 0.62;

/** At the ends of arms; who has none has them before its forefeet, or at its sides. */
export const addThingsForHands: AddProp = (order) => {
  const { model } = order;
  const arms = (["claws", "hands", "arms"] as const)
    .map((part) => piecesOf(model, part))
    .find((pieces) => pieces.length > 0 && pieces.length <= armsMax);
  const feet = piecesOf(model, "feet").toSorted((a, b) => depthOf(model, b) - depthOf(model, a));
  const limbs = arms ?? feet.slice(0, 2);
  for (const ids of limbs) addForHand(order, ids, arms !== undefined);
  if (limbs.length > 0) return null;
  for (const { origin, forward, scale: size } of besideTrunk(order))
    addUpright(order, { from: origin, way: scale(forward, size * 4) });
  return null;
};

/** More are the claws of paws. */
const armsMax = 12;

const depthOf = ({ spheres }: Model, ids: readonly number[]) => spheres[ids[0]! * 4 + 2]!;

function addForHand(order: PropOrder, ids: readonly number[], isInstead: boolean): void {
  const { model, anchors } = order;
  const balls = ids
    .map((id) => {
      const [x = 0, y = 0, z = 0, radius = 0] = model.spheres.slice(id * 4, id * 4 + 4);
      const at: Vector = [x, y, z];
      return { id, at, away: length(subtract(at, anchors.neck.origin)) + radius, radius };
    })
    .toSorted((one, other) => one.away - other.away);
  const end = balls.at(-1)!;
  const hand = balls.filter(({ away }) => away > end.away * handBegins);
  const wrist = balls[balls.length - hand.length - 1] ?? hand[0]!;
  const out = normalize(subtract(end.at, anchors.neck.origin));
  const along = subtract(end.at, hand[0]!.at);
  const size = Math.max(length(along) * 1.4, end.away * 0.5, end.radius * 3);
  if (isInstead)
    hideAll(
      order,
      hand.map(({ id }) => id),
    );
  const way = normalize(add(along, scale(out, hand.length > 1 ? 0.2 : 1)));
  const upward = normalize(add(way, [0, 0.25, 0]));
  addUpright(order, { from: wrist.at, way: scale(upward, size) });
}

/** In an arc from hand to hand over the head. */
export const addJuggled: AddProp = (order) => {
  const { head } = order.anchors;
  const { count = 4 } = order;
  const air = lookingFrame(head.origin, [0, 0, 1], [0, 1, 0], Math.min(head.scale, 0.75));
  for (const place of inRow(count)) {
    const angle = (place / Math.max(1, count - 1)) * 2.5;
    const at: Vector = [Math.sin(angle) * 1.75, 0.3 + Math.cos(angle) * 1.75, 0.2];
    const frame = standingFrame(pointIn(air, at), [0, 0, 1], [-angle * 0.4, 1, 0], air.scale);
    addThing(order, movedTo(resized(frame, 0.6), [0, -0.7, 0]));
  }
  return null;
};
