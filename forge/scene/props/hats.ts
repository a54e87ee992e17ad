/** Hats, caps, helmets and headphones, seated on top of the head. */
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import type { Material } from "#forge/paint/material.ts";
import { directionIn, movedTo, rolled, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, dot, scale, subtract } from "#forge/shapes/vector.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { clothColor, gold, type AddProp, type PropOrder } from "./prop.ts";

const onStalks = 0.12;

/** On top of the head, a little sunk into it and tilted. */
export function topOf({ model, anchors: { head } }: PropOrder, sunk: number): Frame {
  const top = model.seatIn(head, [0, 0, 0], [0, 1, 0.1]);
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye.frame.origin] : []));
  const above = eyes.map((eye) => dot(subtract(eye, top.point), head.up));
  // On eyes that stand on stalks, and not between these.
  const lift = Math.max(0, ...above.filter((height) => height > onStalks * head.scale));
  return rolled(
    standingFrame(
      add(add(top.point, scale(head.up, lift)), directionIn(head, [0, -sunk * head.scale, 0])),
      head.forward,
      add(head.up, scale(head.forward, 0.08)),
      head.scale,
    ),
    0.08,
  );
}

type HatShape = {
  brim: number;
  /** Radii at the foot and at the top, and how high. */
  crown: readonly [number, number, number];
  band: Color;
};

function addHat(order: PropOrder, material: Material, { brim, crown, band }: HatShape): Frame {
  const { model } = order;
  const frame = topOf(order, 0.12);
  const cloth = model.material(material);
  const [foot, top, height] = crown;
  model.ellipsoid(frame, cloth, [0, 0, 0], [brim, 0.07, brim], 0.02);
  model.cone(frame, cloth, [0, 0.04, 0], [0, height, 0], [foot, top], 0.02);
  const ribbon = model.material({ base: band });
  model.torus(movedTo(frame, [0, 0.12, 0]), ribbon, [foot, 0.06]);
  return frame;
}

const felt = (color: Color): Material => ({ base: color, fur: 0.25, gloss: 0.1 });

export const addBrimmedHat: AddProp = (order) => {
  const color = order.color ?? [0.62, 0.42, 0.22];
  addHat(order, felt(color), {
    brim: 0.95,
    crown: [0.46, 0.36, 0.34],
    band: clothColor(order.palette),
  });
  return null;
};

export const addTopHat: AddProp = (order) => {
  const color = order.color ?? [0.13, 0.12, 0.17];
  const { model } = order;
  const frame = addHat(
    order,
    { ...felt(color), gloss: 0.5 },
    {
      brim: 0.74,
      crown: [0.43, 0.46, 0.5],
      band: clothColor(order.palette),
    },
  );
  const lid = movedTo(frame, [0, 0.92, 0]);
  model.ellipsoid(lid, model.material(felt(color)), [0, 0, 0], [0.5, 0.08, 0.5]);
  return null;
};

export const addWizardHat: AddProp = (order) => {
  const color = order.color ?? [0.32, 0.24, 0.62];
  addHat(
    order,
    { base: color, fur: 0.15, pattern: { kind: "spots", color: gold.base, frequency: 5 } },
    {
      brim: 0.86,
      crown: [0.47, 0.05, 1.35],
      band: gold.base,
    },
  );
  return null;
};

export const addPartyHat: AddProp = (order) => {
  const color = order.color ?? [0.96, 0.36, 0.52];
  const { model } = order;
  const frame = topOf(order, 0.08);
  const paper = model.material({
    base: color,
    pattern: { kind: "stripes", color: shifted(color, { lightness: 0.25 }), frequency: 14 },
  });
  model.cone(frame, paper, [0, 0, 0], [0, 0.95, 0], [0.42, 0.04]);
  const ball = model.material({ base: gold.base, fur: 0.8 });
  model.ellipsoid(frame, ball, [0, 1.02, 0], [0.15, 0.15, 0.15]);
  return null;
};

export const addCap: AddProp = (order) => {
  const color = order.color ?? clothColor(order.palette);
  const { model } = order;
  const frame = topOf(order, 0.3);
  const cloth = model.material({ base: color, fur: 0.2 });
  const peak = model.material({ base: darkened(color, 0.75), fur: 0.2 });
  model.ellipsoid(frame, cloth, [0, 0, 0], [0.74, 0.52, 0.74]);
  model.ellipsoid(frame, peak, [0, 0.06, 0.75], [0.5, 0.06, 0.52]);
  model.ellipsoid(frame, peak, [0, 0.52, 0], [0.1, 0.07, 0.1]);
  return null;
};

export const addHelmet: AddProp = (order) => {
  const { model, palette } = order;
  const frame = topOf(order, 0.42);
  const steel = model.material({ base: order.color ?? [0.68, 0.72, 0.79], gloss: 1 });
  const plume = model.material({ base: clothColor(palette), fur: 0.9 });
  model.ellipsoid(frame, steel, [0, 0, 0], [0.84, 0.7, 0.84]);
  model.torus(movedTo(frame, [0, 0.06, 0]), steel, [0.82, 0.09]);
  model.chain(frame, plume, [0.1, 0.2, 0.19, 0.08], {}, [
    [0, 0.6, 0.3],
    [0, 1.0, 0.05],
    [0, 0.95, -0.5],
    [0, 0.5, -0.95],
  ]);
  return null;
};

export const addHeadphones: AddProp = (order) => {
  const {
    model,
    anchors: { head },
  } = order;
  const color = order.color ?? [0.92, 0.24, 0.36];
  const band = model.material({ base: darkened(color, 0.55), gloss: 0.6 });
  const pad = model.material({ base: color, gloss: 0.7 });
  const [right, left] = [-1, 1].map((side) => model.seatIn(head, [0, 0.1, 0], [side, 0, 0]).point);
  if (!right || !left) return null;
  const top = model.seatIn(head, [0, 0, 0], [0, 1, 0]).point;
  const over = add(top, scale(head.up, 0.08 * head.scale));
  const world = standingFrame([0, 0, 0], [0, 0, 1]);
  model.chain(
    world,
    band,
    [0.08, 0.09, 0.08].map((radius) => radius * head.scale),
    { blend: 0.05, steps: 8 },
    [right, over, left],
  );
  for (const side of sides) {
    const frame = standingFrame(
      side < 0 ? right : left,
      head.forward,
      directionIn(head, [side, 0, 0]),
      head.scale,
    );
    model.ellipsoid(frame, pad, [0, 0, 0], [0.3, 0.17, 0.32]);
  }
  return null;
};
