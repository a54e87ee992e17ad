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
import { rowsOf, softened, type Outline } from "#forge/shapes/outline.ts";
import type { Model } from "#forge/shapes/model.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { clothColor, gold, isInMouth, type AddProp, type PropOrder } from "./prop.ts";

/** Upright and leaning outwards in a hand; across in a mouth. */
function grip({ anchors }: PropOrder, size: number): Frame {
  const frame = resized(anchors.hold, size);
  return isInMouth(anchors) ? rolled(frame, 1.25) : rolled(frame, -0.32);
}

const blade: Outline = rowsOf("-0.17 0.2, -0.17 1.75, 0 2.1, 0.17 1.75, 0.17 0.2");

export const addSword: AddProp = (order) => {
  const { model, palette } = order;
  const frame = grip(order, 1.1);
  const steel = model.material({ base: order.color ?? [0.82, 0.86, 0.93], gloss: 1 });
  const metal = model.material(gold);
  const leather = model.material({ base: clothColor(palette), fur: 0.2 });
  model.plate(frame, steel, blade, 0.05, 0, { round: 0.03 });
  model.box(frame, metal, [0, 0.16, 0], [0.46, 0.08, 0.1], 0, { round: 0.06 });
  model.cone(frame, leather, [0, 0.1, 0], [0, -0.42, 0], [0.1, 0.1]);
  model.ellipsoid(frame, metal, [0, -0.5, 0], [0.15, 0.15, 0.15]);
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
  model.cone(frame, stick, [0, -0.5, 0], [0, 1.1, 0], [0.13, 0.08]);
  const star = movedTo(frame, [0, 1.35, 0]);
  model.plate(star, light, starOutline, 0.08, 0, { round: 0.04 });
  if (order.stuff === "magic") {
    for (const [x, y, size] of sparks) {
      const at = movedTo(frame, [x, y, 0.1]);
      const spark = { ...at, scale: at.scale * size };
      model.plate(spark, light, starOutline, 0.1, 0, { round: 0.04 });
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
  model.cone(frame, stick, [0, -0.6, 0], [0, 1.05, 0], [0.09, 0.08]);
  model.box(frame, iron, [0, 1.15, 0], [0.52, 0.28, 0.28], 0, { round: 0.1 });
  return null;
};

const point: Outline = rowsOf("-0.26 0, -0.32 0.2, 0 0.95, 0.32 0.2, 0.26 0");

export const addSpear: AddProp = (order) => {
  const { model } = order;
  const frame = grip(order, 1.1);
  const stick = model.material({ base: wood, bump: 0.3 });
  const steel = model.material({ base: order.color ?? gold.base, gloss: 1 });
  model.cone(frame, stick, [0, -1.1, 0], [0, 1.6, 0], [0.14, 0.12]);
  model.plate(movedTo(frame, [0, 1.5, 0]), steel, point, 0.06, 0, { round: 0.03 });
  if (order.thing === "trident") addProngs(model, frame, steel);
  return null;
};

/** Beside the middle one. */
function addProngs(model: Model, frame: Frame, material: MaterialId): void {
  for (const side of sides) {
    model.chain(frame, material, [0.12, 0.14, 0.03], { blend: 0.05, steps: 4 }, [
      [0, 1.5, 0],
      [side * 0.55, 1.65, 0],
      [side * 0.6, 2.4, 0],
    ]);
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
  const frame = standingFrame(
    isTied ? pointIn(neck, [0.6, 0, -1]) : hold.origin,
    hold.forward,
    [0, 1, 0],
    hold.scale,
  );
  const at: Vector = isTied ? [1.6, 4.6, 0] : [0.5, 3.2, -0.3];
  const middle = movedTo(frame, at);
  model.ellipsoid(middle, skin, [0, 0, 0], [0.82, 1, 0.82]);
  model.cone(middle, skin, [0, -0.95, 0], [0, -1.15, 0], [0.06, 0.16]);
  model.chain(frame, string, [0.03, 0.03, 0.03], {}, [
    [0, 0, 0],
    [at[0] * 0.7, at[1] * 0.4, at[2]],
    [at[0], at[1] - 1.1, at[2]],
  ]);
  return null;
};

export const addCup: AddProp = (order) => {
  const { model, anchors } = order;
  const color = order.color ?? clothColor(order.palette);
  const { hold } = anchors;
  const frame = standingFrame(hold.origin, hold.forward, [0, 1, 0], hold.scale);
  const china = model.material({ base: color, gloss: 0.9 });
  const rim = model.material({ base: shifted(color, { lightness: 0.2 }), gloss: 0.9 });
  const tea = model.material({ base: [0.46, 0.24, 0.1], gloss: 0.8, flat: true });
  model.cone(frame, china, [0, -0.3, 0], [0, 0.2, 0], [0.36, 0.48]);
  model.torus(movedTo(frame, [0, 0.5, 0]), rim, [0.42, 0.08]);
  model.ellipsoid(frame, tea, [0, 0.5, 0], [0.4, 0.06, 0.4]);
  const ear = standingFrame(pointIn(frame, [0.52, 0.05, 0]), frame.up, frame.forward, frame.scale);
  model.torus(ear, china, [0.24, 0.07]);
  return null;
};
