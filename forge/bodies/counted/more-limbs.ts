/** More tails, wings, arms and legs than a body has by itself: its own, once more and turned. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { parametersPerPrimitive } from "#forge/shapes/core.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import { manyTails } from "#forge/bodies/features/beast-tails.ts";
import { piecesOf } from "#forge/bodies/parts/in-part.ts";

export function addMoreLimbs(order: BodyOrder): void {
  const { counts } = order.anatomy;
  if (counts.tail) addTails(order, counts.tail);
  if (counts.wings) addWingPairs(order, Math.ceil(counts.wings / 2));
  if (counts.arms) addArmPairs(order, counts.arms);
  if (counts.legs) addLegPairs(order, counts.legs);
  if (counts.claws) addClaws(order, counts.claws);
}

/** How far up from the one below it a claw is, in radians, and how large beside it. */
const clawsApart = 0.8;
const clawShrinks = 0.8;

/** Above the two of a lobster; those of paws and beetles are no limbs. */
function addClaws(order: BodyOrder, count: number): void {
  const claws = piecesOf(order.model, "claws");
  if (claws.length !== 2) return;
  for (let i = 2; i < count; i++) {
    const ids = claws[i % 2]!;
    const root = rootOf(order, ids);
    const side = Math.sign(root[0]) || 1;
    const step = Math.floor(i / 2);
    const to = turnedAt(
      add(root, [0, 0.06 * step, -0.12 * step]),
      side * clawsApart * step,
      clawShrinks ** step,
    );
    move(order.model, { ids, from: worldFrame(root), to });
  }
}

/** Where a limb begins: the first point of its first primitive. */
function rootOf({ model }: BodyOrder, ids: readonly number[]): Vector {
  const { parameters } = model.solid();
  const first = ids[0]! * parametersPerPrimitive;
  return [parameters[first]!, parameters[first + 1]!, parameters[first + 2]!];
}

/** The axes of the world, turned around the axis that looks forward. */
function turnedAt(origin: Vector, radians: number, size = 1): Frame {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  return { ...worldFrame(origin, size), right: [c, s, 0], up: [-s, c, 0] };
}

/** The axes of the world, leaning back. */
function leanedAt(origin: Vector, radians: number, size: number): Frame {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  return { ...worldFrame(origin, size), up: [0, c, -s], forward: [0, s, c] };
}

type Moving = { ids: readonly number[]; from: Frame; to: Frame; instead?: boolean };

function move(model: Model, { ids, from, to, instead = false }: Moving): void {
  for (const id of ids) model.copy(id, { from, to }, instead);
}

/** Beasts build a fan of many tails themselves. */
const hasFan = ({ plan, anatomy }: BodyOrder) =>
  plan === "beast" && (anatomy.counts.tail ?? 0) >= manyTails;

const tailSpread = 3.5;

/** A fan; the one that is there becomes its first. */
function addTails(order: BodyOrder, count: number): void {
  if (hasFan(order)) return;
  const ids = piecesOf(order.model, "tail").flat();
  if (ids.length === 0 || count < 2) return;
  const root = rootOf(order, ids);
  const from = worldFrame(root);
  const step = Math.min(0.7, tailSpread / (count - 1));
  const size = count > 4 ? 0.86 : 1;
  const angles = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step + 0.25);
  const [first = 0, ...others] = angles;
  for (const angle of others) move(order.model, { ids, from, to: turnedAt(root, angle, size) });
  move(order.model, { ids, from, to: turnedAt(root, first, size), instead: true });
}

function addWingPairs(order: BodyOrder, pairs: number): void {
  const ids = piecesOf(order.model, "wings").flat();
  if (ids.length === 0) return;
  const [, y, z] = rootOf(order, ids);
  const from = worldFrame([0, y, z]);
  for (let pair = 1; pair < pairs; pair++) {
    const size = 0.84 ** pair;
    const place: Vector = [0, y - 0.16 * pair, z - 0.06 * pair];
    move(order.model, { ids, from, to: leanedAt(place, -0.55 * pair, size) });
  }
}

/** How high arms may point, in radians above level, and how far from each other. */
const armAngles = [0.6, -0.85, -0.2, 1.15] as const;
const armsApart = 0.4;
/** Those of more than eight. */
const denseAngles = [0.85, 0.45, 0.1, -0.3, -0.7, -1.05, 1.2] as const;
const denselyApart = 0.12;

/** The first pair once more; an octopus has enough. */
function addArmPairs(order: BodyOrder, count: number): void {
  const arms = piecesOf(order.model, "arms");
  const more = Math.max(0, Math.ceil((count - arms.length) / 2));
  for (const ids of arms.slice(0, 2)) {
    const root = rootOf(order, ids);
    const side = Math.sign(root[0]) || 1;
    const own = angleOf(order.model, ids, root);
    const [angles, apart] =
      count > 8 ? ([denseAngles, denselyApart] as const) : ([armAngles, armsApart] as const);
    const free = angles.filter((angle) => Math.abs(angle - own) > apart);
    for (const [i, angle] of free.slice(0, more).entries()) {
      const to = turnedAt(
        add(root, [0, angle > 0 ? 0.02 : -0.09 * (i + 1), -0.03]),
        side * (angle - own),
        0.94,
      );
      move(order.model, { ids, from: worldFrame(root), to });
    }
  }
}

/** How high the furthest end of an arm is, seen from its root. */
function angleOf(model: Model, ids: readonly number[], [x, y]: Vector): number {
  const { spheres } = model.solid();
  const ends = ids.map((id) => [spheres[id * 4]! - x, spheres[id * 4 + 1]! - y] as const);
  const [dx, dy] = ends.toSorted((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2).at(-1)!;
  return Math.atan2(dy, Math.abs(dx));
}

function addLegPairs({ model }: BodyOrder, count: number): void {
  const legs = piecesOf(model, "legs");
  if (count < legs.length) leaveLegs(model, legs.length - count);
  else if (legs.length === 2) standInRow(model, legs, count);
  else addBetween(model, legs, count);
}

/** The last ones go. */
function leaveLegs(model: Model, less: number): void {
  const legs = new Set(
    model.paints.flatMap(({ parts }) => parts.filter(({ name }) => name === "legs")),
  );
  const gone = new Set([...legs].slice(-less));
  model.remove(({ parts }) => parts.some((part) => gone.has(part)));
}

/** How far boots stand apart, and how far their second row. */
const stride = 0.36;
const rowsApart = 0.3;

/** In place of the two of a thing or a figure: a row, or two rows of more than three. */
function standInRow(model: Model, legs: readonly (readonly number[])[], count: number): void {
  const [left, right] = legs.map((ids) => sideOf(model, ids)).toSorted((a, b) => a - b);
  const rows = count > 3 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const apart = Math.max(stride, (right! - left!) / (columns - 1));
  const places = Array.from({ length: count }, (_, i): Vector => {
    const column = Math.floor(i / rows) - (columns - 1) / 2;
    return [(left! + right!) / 2 + column * apart, 0, rows === 2 ? rowsApart * (0.5 - (i % 2)) : 0];
  });
  for (const [i, [x, , z]] of places.entries()) {
    const ids = legs[i === 0 ? 0 : 1]!;
    const to = worldFrame([x - sideOf(model, ids), 0, z]);
    if (i > 1) move(model, { ids, from: worldFrame(), to });
  }
  for (const [i, ids] of legs.entries()) {
    const [x, , z] = places[i]!;
    const to = worldFrame([x - sideOf(model, ids), 0, z]);
    move(model, { ids, from: worldFrame(), to, instead: true });
  }
}

/** Between the legs that are there, of the size of the first ones. */
function addBetween(model: Model, legs: readonly (readonly number[])[], count: number): void {
  const depths = legs.map((ids) => depthOf(model, ids));
  const pairs = Math.floor((count - legs.length) / 2);
  if (pairs < 1 || legs.length < 3) return;
  const [front, back] = [Math.max(...depths), Math.min(...depths)];
  for (const [i, ids] of legs.entries()) {
    if (depths[i]! < (front + back) / 2) continue;
    for (let pair = 1; pair <= pairs; pair++) {
      const shift = ((back - front) * pair) / (pairs + 1);
      const to = worldFrame([0, 0, shift + (pair % 2 === 0 ? 0.05 : -0.05)]);
      move(model, { ids, from: worldFrame(), to });
    }
  }
}

/** The middle of its primitives on an axis. */
function middleOf(model: Model, ids: readonly number[], axis: number): number {
  const { spheres } = model.solid();
  return ids.reduce((sum, id) => sum + spheres[id * 4 + axis]!, 0) / ids.length;
}

const sideOf = (model: Model, ids: readonly number[]) => middleOf(model, ids, 0);
const depthOf = (model: Model, ids: readonly number[]) => middleOf(model, ids, 2);
