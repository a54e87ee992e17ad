/** Swords, wands and what else a hand can hold; all are toys. */
import { sides } from "#forge/bodies/parts/sides.ts";
import { shifted, white, type Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  movedTo,
  pointIn,
  resized,
  rolled,
  standingFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { softened, type Outline } from "#forge/shapes/outline.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { clothColor, gold, isInMouth, type AddProp, type PropOrder } from "./prop.ts";

/** Upright and leaning outwards in a hand; across in a mouth. */
function grip({ anchors }: PropOrder, size: number): Frame {
  const frame = resized(anchors.hold, size);
  return isInMouth(anchors) ? rolled(frame, 1.25) : rolled(frame, -0.32);
}

const blade: Outline = [
  [-0.17, 0.2],
  [-0.17, 1.75],
  [0, 2.1],
  [0.17, 1.75],
  [0.17, 0.2],
];

export const addSword: AddProp = (order) => {
  const { model, palette } = order;
  const frame = grip(order, 1.1);
  const steel = model.material({ base: order.color ?? [0.82, 0.86, 0.93], gloss: 1 });
  const metal = model.material(gold);
  const leather = model.material({ base: clothColor(palette), fur: 0.2 });
  model.plate({ frame, outline: blade, thickness: 0.05, round: 0.03, material: steel });
  model.box({ frame, center: [0, 0.16, 0], half: [0.46, 0.08, 0.1], round: 0.06, material: metal });
  model.cone({
    frame,
    from: [0, 0.1, 0],
    to: [0, -0.42, 0],
    radii: [0.1, 0.1],
    material: leather,
  });
  model.ellipsoid({ frame, center: [0, -0.5, 0], radii: [0.15, 0.15, 0.15], material: metal });
  return null;
};

const wood: Color = [0.5, 0.33, 0.2];

export const addWand: AddProp = (order) => {
  const { model, palette } = order;
  const frame = grip(order, 1.2);
  const stick = model.material({ base: order.color ?? wood, gloss: 0.3 });
  const light = model.material({
    base: palette.glow,
    glow: { color: palette.glow, strength: 0.9 },
    gloss: 1,
  });
  model.cone({ frame, from: [0, -0.5, 0], to: [0, 1.1, 0], radii: [0.13, 0.08], material: stick });
  const star = movedTo(frame, [0, 1.35, 0]);
  model.plate({ frame: star, outline: starOutline, thickness: 0.08, round: 0.04, material: light });
  if (order.stuff === "magic") {
    for (const [x, y, size] of sparks) {
      const at = movedTo(frame, [x, y, 0.1]);
      const spark = { frame: { ...at, scale: at.scale * size }, outline: starOutline };
      model.plate({ ...spark, thickness: 0.1, round: 0.04, material: light });
    }
  }
  return { at: pointIn(star, [0, 0, 0.3]), color: palette.glow, reach: frame.scale * 1.4 };
};

/** Small stars fly from a magic one. */
const sparks: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.75, 1.75, 0.6],
  [0.95, 0.95, 0.45],
  [-0.7, 1.9, 0.5],
  [-0.75, 1, 0.4],
];

const starOutline: Outline = softened(
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI;
    const reach = i % 2 === 0 ? 0.44 : 0.2;
    return [Math.sin(angle) * reach, Math.cos(angle) * reach] as const;
  }),
);

export const addHammer: AddProp = (order) => {
  const { model } = order;
  const frame = grip(order, 1.1);
  const stick = model.material({ base: wood, bump: 0.3 });
  const iron = model.material({ base: order.color ?? [0.5, 0.54, 0.62], gloss: 0.7 });
  model.cone({ frame, from: [0, -0.6, 0], to: [0, 1.05, 0], radii: [0.09, 0.08], material: stick });
  model.box({ frame, center: [0, 1.15, 0], half: [0.52, 0.28, 0.28], round: 0.1, material: iron });
  return null;
};

const point: Outline = [
  [-0.26, 0],
  [-0.32, 0.2],
  [0, 0.95],
  [0.32, 0.2],
  [0.26, 0],
];

export const addSpear: AddProp = (order) => {
  const { model } = order;
  const frame = grip(order, 1.1);
  const stick = model.material({ base: wood, bump: 0.3 });
  const steel = model.material({ base: order.color ?? gold.base, gloss: 1 });
  model.cone({ frame, from: [0, -1.1, 0], to: [0, 1.6, 0], radii: [0.14, 0.12], material: stick });
  model.plate({
    frame: movedTo(frame, [0, 1.5, 0]),
    outline: point,
    thickness: 0.06,
    round: 0.03,
    material: steel,
  });
  if (order.thing === "trident") addProngs(model, frame, steel);
  return null;
};

/** Beside the middle one. */
function addProngs(model: Model, frame: Frame, material: MaterialId): void {
  for (const side of sides) {
    model.chain({
      frame,
      points: [
        [0, 1.5, 0],
        [side * 0.55, 1.65, 0],
        [side * 0.6, 2.4, 0],
      ],
      radii: [0.12, 0.14, 0.03],
      material,
      steps: 4,
    });
  }
}

/** On a string in the hand, or round the neck of those who have none. */
export const addBalloon: AddProp = (order) => {
  const { model, anchors } = order;
  const { hold, neck } = anchors;
  const isTied = isInMouth(anchors);
  const color = order.color ?? [0.95, 0.3, 0.36];
  const skin = model.material({ base: color, gloss: 1, translucent: 0.4 });
  const string = model.material({ base: white, flat: true });
  const frame = standingFrame({
    origin: isTied ? pointIn(neck, [0.6, 0, -1]) : hold.origin,
    forward: hold.forward,
    scale: hold.scale,
  });
  const at: Vector = isTied ? [1.6, 4.6, 0] : [0.5, 3.2, -0.3];
  const middle = movedTo(frame, at);
  model.ellipsoid({ frame: middle, radii: [0.82, 1, 0.82], material: skin });
  model.cone({
    frame: middle,
    from: [0, -0.95, 0],
    to: [0, -1.15, 0],
    radii: [0.06, 0.16],
    material: skin,
  });
  model.chain({
    frame,
    points: [
      [0, 0, 0],
      [at[0] * 0.7, at[1] * 0.4, at[2]],
      [at[0], at[1] - 1.1, at[2]],
    ],
    radii: [0.03, 0.03, 0.03],
    material: string,
  });
  return null;
};

export const addCup: AddProp = (order) => {
  const { model, anchors } = order;
  const color = order.color ?? clothColor(order.palette);
  const frame = standingFrame({ ...anchors.hold, up: [0, 1, 0] });
  const china = model.material({ base: color, gloss: 0.9 });
  const rim = model.material({ base: shifted(color, { lightness: 0.2 }), gloss: 0.9 });
  const tea = model.material({ base: [0.46, 0.24, 0.1], gloss: 0.8, flat: true });
  model.cone({ frame, from: [0, -0.3, 0], to: [0, 0.2, 0], radii: [0.36, 0.48], material: china });
  model.torus({ frame: movedTo(frame, [0, 0.5, 0]), ring: 0.42, tube: 0.08, material: rim });
  model.ellipsoid({ frame, center: [0, 0.5, 0], radii: [0.4, 0.06, 0.4], material: tea });
  const ear = standingFrame({
    origin: pointIn(frame, [0.52, 0.05, 0]),
    forward: frame.up,
    up: frame.forward,
    scale: frame.scale,
  });
  model.torus({ frame: ear, ring: 0.24, tube: 0.07, material: china });
  return null;
};
