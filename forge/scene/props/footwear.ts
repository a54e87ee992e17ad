/** Boots, rocket boots, skates and socks: over whatever feet the body has. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import { around, sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import type { Material } from "#forge/paint/material.ts";
import { movedTo, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { clothColor, type AddProp, type PropOrder } from "./prop.ts";

/** A foot: its frame stands under its middle, its scale is half of its width. */
function feetOf(model: Model, count = 2): Frame[] {
  const feet = piecesOf(model, "feet");
  const pieces = feet.length > 0 ? feet : piecesOf(model, "legs");
  if (pieces.length === 0) return count > 2 ? feetAlong(model, count) : feetUnder(model);
  const { spheres } = model.solid();
  const frames = pieces.map((ids) => {
    const balls = ids.map((id) => spheres.slice(id * 4, id * 4 + 4));
    const low = Math.min(...balls.map((ball) => ball[1]! - ball[3]!));
    const soles = balls.filter((ball) => ball[1]! - ball[3]! < low + 0.14);
    const mean = (axis: number) => soles.reduce((sum, ball) => sum + ball[axis]!, 0) / soles.length;
    const widest = Math.max(...soles.map((ball) => ball[3]!));
    const ground = Math.max(0, low);
    return worldFrame([mean(0), ground, mean(2)], Math.max(0.1, Math.min(0.2, widest)));
  });
  // A foot on each side, from the front on.
  return count < frames.length && frames.length > 4
    ? frames.toSorted((one, other) => other.origin[2] - one.origin[2])
    : frames;
}

/** In pairs along a worm. */
function feetAlong(model: Model, count: number): Frame[] {
  const { low, high } = model.bounds();
  const pairs = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const z = high[2] - ((Math.floor(i / 2) + 0.8) / (pairs + 0.6)) * (high[2] - low[2]);
    const x = (low[0] + high[0]) / 2 + (i % 2 === 0 ? 0.24 : -0.24);
    const { point } = model.seat([x, -4, z], [0, 1, 0]);
    // Under a snake's raised head they stand on the ground.
    const y = point[1] > footless * 4 ? 0 : Math.max(0, point[1] - footless * 1.8);
    return worldFrame([x, y, y === 0 ? z : point[2]], footless);
  });
}

const footless = 0.15;

/** Ghosts and slimes have a pair of boots under them, or before them where they lie on the ground. */
function feetUnder(model: Model): Frame[] {
  return sides.map((side) => {
    const x = side * 0.2;
    const { point } = model.seat([x, -4, 0], [0, 1, 0]);
    const low = point[1] - footless * 1.8;
    if (low > 0) return worldFrame([x, low, point[2]], footless);
    const front = model.seat([x, 0.12, 4], [0, 0, -1]).point[2];
    return worldFrame([x, 0, front - 0.05], footless);
  });
}

const flame: Material = {
  base: [1, 0.92, 0.55],
  pattern: { kind: "flame", middle: [1, 0.58, 0.15], end: [0.9, 0.2, 0.08] },
  glow: { color: [1, 0.6, 0.2], strength: 0.9 },
  flat: true,
};

type Pair = { upper: number; sole: number; cuff: number };

function addBoot(model: Model, frame: Frame, { upper, sole, cuff }: Pair): void {
  model.ellipsoid(frame, upper, [0, 0.62, 0.35], [1.08, 0.72, 1.5], 0.03);
  model.cone(frame, upper, [0, 0.7, -0.25], [0, 1.75, -0.3], [0.95, 0.98], 0.03);
  model.torus(movedTo(frame, [0, 2, -0.3]), cuff, [0.9, 0.26]);
  model.ellipsoid(frame, sole, [0, 0.16, 0.35], [1.14, 0.2, 1.56]);
}

function pairOf({ model, palette, color }: PropOrder): Pair {
  const base = color ?? clothColor(palette);
  return {
    upper: model.material({ base, gloss: 0.8 }),
    sole: model.material({ base: darkened(base, 0.5), gloss: 0.3 }),
    cuff: model.material({ base: shifted(base, { lightness: 0.16 }), gloss: 0.4 }),
  };
}

/** Rockets have a nozzle on the heel, and fire comes out of it. */
export const addBoots: AddProp = (order) => {
  const { model, stuff, count } = order;
  const isRocket = stuff === "rocket" || stuff === "jet" || stuff === "fire";
  const steel: Color = [0.8, 0.84, 0.9];
  const pair = pairOf({ ...order, color: order.color ?? (isRocket ? [0.86, 0.26, 0.24] : null) });
  const feet = feetOf(model, count).slice(0, count);
  const iron = isRocket ? model.material({ base: steel, gloss: 1 }) : pair.cuff;
  const fire = isRocket ? model.material(flame) : pair.cuff;
  for (const frame of feet) {
    addBoot(model, frame, { ...pair, cuff: iron });
    if (!isRocket) continue;
    const side = frame.origin[0] < 0 ? -1 : 1;
    model.cone(frame, iron, [side * 1, 1.15, -0.35], [side * 1.25, 0.7, -0.75], [0.42, 0.62]);
    model.chain(frame, fire, [0.56, 0.68, 0.42, 0.03], { blend: 0.05, steps: 3 }, [
      [side * 1.3, 0.66, -0.8],
      [side * 2, 0.5, -1.3],
      [side * 2.9, 0.62, -1.9],
      [side * 3.7, 1.1, -2.5],
    ]);
  }
  return null;
};

/** Soft and wide, with a pompom; those of fur have tufts all around. */
export const addSlippers: AddProp = (order) => {
  const { model, palette, stuff, count } = order;
  const base = order.color ?? clothColor(palette);
  const isFluffy = stuff === "fur";
  const cloth = model.material({ base, fur: isFluffy ? 1 : 0.4, gloss: 0.1 });
  const light = model.material({ base: shifted(base, { lightness: 0.2 }), fur: 1 });
  for (const frame of feetOf(model).slice(0, count)) {
    model.ellipsoid(frame, cloth, [0, 0.5, 0.5], [1.3, 0.7, 1.9]);
    model.ellipsoid(frame, light, [0, 1.1, 1.6], [0.5, 0.5, 0.5]);
    if (!isFluffy) continue;
    for (const angle of around(11)) {
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      const center: Vector = [s * 1.25, 0.55 + 0.15 * Math.cos(angle * 5), 0.5 + c * 1.75];
      model.ellipsoid(frame, cloth, center, [0.5, 0.5, 0.5], 0.02);
    }
  }
  return null;
};

/** On wheels, or for the ice on a blade that is bent up before the toes. */
export const addSkates: AddProp = (order) => {
  const { model } = order;
  const pair = pairOf(order);
  const isForIce = order.stuff === "blade";
  const metal = model.material({ base: isForIce ? [0.8, 0.84, 0.9] : [1, 0.78, 0.2], gloss: 0.9 });
  for (const frame of feetOf(model)) {
    addBoot(model, frame, pair);
    if (isForIce) addBlade(model, frame, metal);
    else addRollers(model, frame, metal);
  }
  return null;
};

function addBlade(model: Model, frame: Frame, material: number): void {
  const points: Vector[] = [
    [0, -0.2, -1.3],
    [0, -0.24, 0.4],
    [0, -0.2, 1.9],
    [0, 0.3, 2.4],
  ];
  model.chain(frame, material, [0.13, 0.15, 0.15, 0.1], { blend: 0.005 }, points);
  for (const z of [-0.6, 1.3]) {
    model.cone(frame, material, [0, 0.1, z], [0, -0.2, z], [0.24, 0.14]);
  }
}

function addRollers(model: Model, frame: Frame, material: number): void {
  for (const x of [-0.85, 0.85]) {
    for (const z of [-0.55, 1.25]) {
      model.ellipsoid(frame, material, [x, 0.1, z], [0.26, 0.5, 0.5]);
    }
  }
}

/** One where each foot is, as high as a shin; two under those who have none; or one for all. */
export const addWheels: AddProp = ({ model, color, count }) => {
  const tyre = model.material({ base: color ?? [0.2, 0.21, 0.25], gloss: 0.4 });
  const hub = model.material({ base: [0.98, 0.76, 0.24], gloss: 0.9 });
  const feet = feetOf(model);
  for (const { origin, scale: width } of count === 1 ? [] : feet) {
    const radius = width * 1.9;
    const side = origin[0] < 0 ? -1 : 1;
    const frame = worldFrame([origin[0] + side * width * 0.7, origin[1] + radius * 0.9, origin[2]]);
    model.ellipsoid(frame, tyre, [0, 0, 0], [width * 0.8, radius, radius]);
    const cap = [side * width * 0.45, 0, 0] satisfies Vector;
    model.ellipsoid(frame, hub, cap, [width * 0.5, radius * 0.5, radius * 0.5]);
  }
  if (count === 1) addOneWheel(model, feet, { tyre, hub });
  return null;
};

/** Between all feet, which it hides. */
function addOneWheel(
  model: Model,
  feet: readonly Frame[],
  { tyre, hub }: Readonly<Record<"tyre" | "hub", number>>,
): void {
  const reach = Math.max(...feet.map(({ origin: [x], scale: width }) => Math.abs(x) + width));
  const front = feet.reduce((sum, { origin }) => sum + origin[2], 0) / feet.length;
  const radius = Math.max(reach, 0.3) * 1.1;
  const frame = worldFrame([0, radius * 0.75, front]);
  model.ellipsoid(frame, tyre, [0, 0, 0], [reach * 1.05, radius, radius]);
  for (const side of sides) {
    const cap: Vector = [side * reach * 0.75, 0, 0];
    model.ellipsoid(frame, hub, cap, [reach * 0.4, radius * 0.5, radius * 0.5]);
  }
}

/** How much of a leg is in its sock. */
const sockHeight = 0.52;

/** Up every leg, and a foot at its end; striped where that is said. */
export const addLegSocks: AddProp = (order) => {
  const { model } = order;
  const base = order.color ?? [0.96, 0.95, 0.92];
  const isPale = order.color === null;
  const stripe: Color = isPale ? [0.9, 0.26, 0.3] : shifted(base, { lightness: 0.24 });
  const wool = model.material({ base, fur: 0.3 });
  const isStriped = order.stuff === "striped";
  const band = isStriped ? model.material({ base: stripe, fur: 0.3 }) : wool;
  const { spheres } = model.solid();
  for (const ids of piecesOf(model, "legs").slice(0, order.count)) {
    const balls = ids
      .map((id) => spheres.slice(id * 4, id * 4 + 4))
      .toSorted((one, other) => one[1]! - other[1]!);
    const low = balls[0]![1]!;
    const top = low + (balls.at(-1)![1]! - low) * sockHeight;
    const inSock = balls.filter((ball) => ball[1]! <= top);
    const wide = Math.max(0.06, Math.min(...balls.map((ball) => ball[3]!)) * 0.9);
    for (const [i, [x = 0, y = 0, z = 0]] of inSock.entries()) {
      const radius = wide * (1.1 + 0.1 * i);
      model.ellipsoid(
        worldFrame([x, Math.max(y, radius), z]),
        i % 2 === 0 ? wool : band,
        [0, 0, 0],
        [radius, radius * 1.2, radius],
      );
    }
    const [x = 0, , z = 0] = balls[0]!;
    model.ellipsoid(
      worldFrame([x, wide * 0.8, z + wide * 0.7]),
      wool,
      [0, 0, 0],
      [wide * 1.25, wide * 0.9, wide * 1.9],
    );
  }
  return null;
};
