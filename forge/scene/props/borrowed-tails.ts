/** Tails of other kinds of animals, on any body. */
import { sides } from "#forge/bodies/parts/sides.ts";
import { darkened, shifted, type Color } from "#forge/paint/color.ts";
import type { Material, MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline, rowsOf } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { AddProp, PropOrder } from "./prop.ts";
import { trunkOf } from "./trunk.ts";

type Looks = { color: Color; material?: Omit<Material, "base"> };

/** In the colour that was said, else in that of those who have it by nature. */
export const paintOf = ({ model, color }: PropOrder, own: Looks): MaterialId =>
  model.material({ base: color ?? own.color, gloss: 0.3, ...own.material });

/** Half of the width of the body with all that it wears. */
export function halfWidthOf({ model }: PropOrder): number {
  const { low, high } = model.bounds();
  return (high[0] - low[0]) / 2;
}

/** The middle of the back, low: tails begin there. So large that they reach past the body. */
function rearOf(order: PropOrder): Frame {
  const { origin, scale: width } = trunkOf(order);
  const size = Math.min(0.75, Math.max(Math.min(width, 0.5), halfWidthOf(order) * 0.78));
  const [x, y, z] = origin;
  const { point } = order.model.seat([x, Math.max(0.12, y - width * 0.35), z - 4], [0, 0, 1]);
  return worldFrame(point, size);
}

const mostTails = 5;
const tailsApart = 0.75;

/** As many of a tail as are said, each turned further up and over to the other side. */
export const several =
  (addOne: AddProp): AddProp =>
  (order) => {
    const { model, count = 1 } = order;
    const from = rearOf(order);
    const before = model.size;
    addOne(order);
    const ids = Array.from({ length: model.size - before }, (_, i) => before + i);
    for (let i = 1; i < Math.min(count, mostTails); i++) {
      const [c, s] = [Math.cos(i * tailsApart), Math.sin(i * tailsApart)];
      const to: Frame = { ...from, right: [c, s, 0], up: [-s, c, 0] };
      for (const id of ids) model.copy(id, { from, to });
    }
    return null;
  };

/** Out to the side, where it can be seen from the front. */
const tailPath: readonly Vector[] = rowsOf("0 0 0.1, 0.5 -0.1 -0.5, 1.25 0.1 -0.55, 1.6 0.85 -0.4");

type TailShape = { own: Looks; radii: readonly number[] };

function addTail(order: PropOrder, { own, radii }: TailShape): Frame {
  const frame = rearOf(order);
  const material = paintOf(order, own);
  order.model.chain(frame, material, radii, { blend: 0.05, steps: 5 }, tailPath);
  return { ...frame, origin: pointIn(frame, tailPath.at(-1)!) };
}

const bushy =
  (color: Color): AddProp =>
  (order) => {
    const end = addTail(order, {
      own: { color, material: { fur: 1 } },
      radii: [0.2, 0.36, 0.5, 0.2],
    });
    const tip = order.model.material({ base: [0.98, 0.96, 0.92], fur: 1 });
    order.model.ellipsoid(end, tip, [0, 0.06, 0], [0.3, 0.36, 0.3], 0.1);
    return null;
  };

const thin =
  (color: Color): AddProp =>
  (order) => {
    addTail(order, { own: { color }, radii: [0.16, 0.14, 0.12, 0.08] });
    return null;
  };

const addFishTail: AddProp = (order) => {
  const color: Color = [0.2, 0.66, 0.72];
  const own: Looks = {
    color,
    material: { pattern: { kind: "scales", color: shifted(color, { lightness: 0.2 }) } },
  };
  const end = addTail(order, { own, radii: [0.42, 0.36, 0.24, 0.14] });
  const fin = paintOf(order, {
    color: shifted(color, { lightness: 0.12 }),
    material: { translucent: 0.6 },
  });
  for (const side of sides) {
    order.model.plate(
      lookingFrame(end.origin, [0.2, 0, 1], [side * 0.9, 1, 0], end.scale),
      fin,
      leafOutline(0.42, 1.15),
      0.08,
      0,
      { round: 0.05 },
    );
  }
  return null;
};

const addReptileTail: AddProp = (order) => {
  const color: Color = [0.34, 0.58, 0.28];
  const own: Looks = {
    color,
    material: { pattern: { kind: "scales", color: shifted(color, { lightness: 0.14 }) } },
  };
  addTail(order, { own, radii: [0.46, 0.38, 0.24, 0.06] });
  const frame = rearOf(order);
  const spike = order.model.material({ base: darkened(order.color ?? color, 0.7), gloss: 0.4 });
  for (const [x, y, z] of tailPath.slice(1)) {
    order.model.cone(frame, spike, [x, y + 0.15, z], [x, y + 0.62, z - 0.12], [0.18, 0.02]);
  }
  return null;
};

/** Its end looks around with two eyes and a tongue. */
const addSnakeTail: AddProp = (order) => {
  const { model } = order;
  const color: Color = [0.42, 0.68, 0.26];
  const own: Looks = {
    color,
    material: { pattern: { kind: "scales", color: shifted(color, { lightness: 0.16 }) } },
  };
  const end = addTail(order, { own, radii: [0.22, 0.2, 0.18, 0.18] });
  model.ellipsoid(end, paintOf(order, own), [0, 0, 0], [0.28, 0.24, 0.36]);
  const eye = model.material({ base: [0.1, 0.09, 0.1], gloss: 1 });
  for (const side of sides) {
    model.ellipsoid(end, eye, [side * 0.16, 0.12, 0.24], [0.07, 0.08, 0.07]);
  }
  const tongue = model.material({ base: [0.88, 0.2, 0.26] });
  model.cone(end, tongue, [0, -0.06, 0.3], [0, -0.12, 0.7], [0.05, 0.02]);
  return null;
};

const addFlowerTail: AddProp = (order) => {
  const { model } = order;
  const end = addTail(
    { ...order, color: null },
    { own: { color: [0.36, 0.62, 0.28] }, radii: [0.12, 0.1, 0.09, 0.08] },
  );
  const petal = paintOf(order, { color: [0.98, 0.5, 0.66] });
  for (const i of [0, 1, 2, 3, 4, 5]) {
    const angle = (i / 6) * 2 * Math.PI;
    model.ellipsoid(
      end,
      petal,
      [Math.sin(angle) * 0.36, Math.cos(angle) * 0.36, 0],
      [0.25, 0.25, 0.1],
    );
  }
  const middle = model.material({ base: [1, 0.84, 0.3] });
  model.ellipsoid(end, middle, [0, 0, 0.06], [0.2, 0.2, 0.14]);
  return null;
};

export const tails = {
  bushyTail: bushy([0.86, 0.46, 0.16]),
  catTail: thin([0.95, 0.62, 0.3]),
  mouseTail: thin([0.95, 0.7, 0.7]),
  fishTail: addFishTail,
  reptileTail: addReptileTail,
  snakeTail: addSnakeTail,
  flowerTail: addFlowerTail,
};
