/** What is put on a face where the body has none of it by nature: a tongue, lips, lashes, gills. */
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, dot, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import { inRow } from "#forge/scene/props/several/counted-growths.ts";
import { mouthHeight, onChest, type AddProp } from "./prop.ts";

/** It hangs out of the mouth, with its tip up. */
export const addTongue: AddProp = (order) => {
  const { model, anchors, color, count = 1 } = order;
  const { head } = anchors;
  const { point } = model.seatIn(head, [0, mouthHeight(order) - 0.06, 0], [0, -0.24, 1]);
  const material = model.material({ base: color ?? [0.94, 0.36, 0.42], gloss: 0.7 });
  for (const place of inRow(count)) {
    const out = place * 0.3;
    model.chain(
      lookingFrame(point, head.forward, head.up, head.scale),
      material,
      [0.11, 0.12, 0.11, 0.07],
      { blend: 0.05, steps: 4 },
      [
        [out * 0.4, 0.02, -0.04],
        [out, -0.26, 0.24],
        [out * 1.35 + 0.02, -0.5, 0.26],
        [out * 1.5 + 0.04, -0.56, 0.46],
      ],
    );
  }
  return null;
};

/** A row of teeth with a wire and its brackets. */
export const addBraces: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const { point } = model.seatIn(head, [0, mouthHeight(order) - 0.02, 0], [0, -0.1, 1]);
  const frame = lookingFrame(point, head.forward, head.up, head.scale);
  const white = model.material({ base: [1, 0.98, 0.94], gloss: 0.8 });
  const metal = model.material({ base: color ?? [0.6, 0.66, 0.74], gloss: 1 });
  for (const i of fan(2)) {
    model.ellipsoid(frame, white, [i * 0.13, 0, 0.02 - 0.02 * i * i], [0.075, 0.13, 0.06]);
    model.box(frame, metal, [i * 0.13, 0.01, 0.08 - 0.02 * i * i], [0.045, 0.045, 0.03], 0, {
      round: 0.01,
    });
  }
  model.cone(frame, metal, [-0.3, 0.01, 0.02], [0, 0.01, 0.09], [0.02, 0.02]);
  model.cone(frame, metal, [0.3, 0.01, 0.02], [0, 0.01, 0.09], [0.02, 0.02]);
  return null;
};

/** Another mouth on the belly, open and full of teeth. */
export const addMaw: AddProp = (order) => {
  const { model, anchors, color } = order;
  const chest = onChest(model, anchors.neck, 1.15);
  const frame: Frame = { ...chest, scale: Math.max(chest.scale, anchors.head.scale * 0.78) };
  const lip = model.material({ base: color ?? [0.72, 0.2, 0.3], gloss: 0.7 });
  const inside = model.material({ base: [0.3, 0.05, 0.1], gloss: 0.3 });
  const tongue = model.material({ base: [0.95, 0.42, 0.48], gloss: 0.7 });
  const tooth = model.material({ base: [1, 0.98, 0.93], gloss: 0.8 });
  model.ellipsoid(frame, lip, [0, 0, 0], [0.84, 0.5, 0.16]);
  model.ellipsoid(frame, inside, [0, 0, 0.08], [0.7, 0.37, 0.14]);
  model.ellipsoid(frame, tongue, [0, -0.2, 0.17], [0.36, 0.15, 0.1]);
  for (const i of fan(3)) {
    const rim = 0.36 - 0.032 * i * i;
    for (const side of sides)
      model.cone(
        frame,
        tooth,
        [i * 0.19, side * rim, 0.16],
        [i * 0.19, side * (rim - 0.22), 0.2],
        [0.085, 0.015],
      );
  }
  return null;
};

export const addLips: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const { point } = model.seatIn(head, [0, mouthHeight(order), 0], [0, -0.06, 1]);
  const frame = lookingFrame(point, head.forward, head.up, head.scale);
  const material = model.material({ base: color ?? [0.85, 0.16, 0.3], gloss: 0.9 });
  const arcs: readonly Vector[][] = [
    [
      [-0.24, 0.02, 0],
      [-0.1, 0.1, 0.05],
      [0, 0.05, 0.06],
      [0.1, 0.1, 0.05],
      [0.24, 0.02, 0],
    ],
    [
      [-0.22, 0, 0],
      [0, -0.11, 0.06],
      [0.22, 0, 0],
    ],
  ];
  for (const points of arcs) {
    const radii = points.map((_, i) => (i === 0 || i === points.length - 1 ? 0.025 : 0.065));
    model.chain(frame, material, radii, { blend: 0.05, steps: 3 }, points);
  }
  return null;
};

/** Three for each eye, bent up and out; five for one in the middle. */
export const addLashes: AddProp = ({ model, anchors: { head }, color, palette }) => {
  const material = model.material({ base: color ?? palette.ink, gloss: 0.3 });
  const eyes = model.paints.flatMap(({ eye }) => (eye ? [eye] : []));
  const tallest = Math.max(0, ...eyes.map(({ radii }) => radii[1]));
  for (const { frame, radii } of eyes.filter((eye) => eye.radii[1] > tallest * 0.85)) {
    const aside = dot(subtract(frame.origin, head.origin), head.right) / head.scale;
    const [width, height] = [radii[0] * frame.scale, radii[1] * frame.scale];
    const point = add(frame.origin, scale(head.forward, width * 0.4));
    for (const step of Math.abs(aside) < 0.1 ? [-1, -0.5, 0, 0.5, 1] : [0.2, 0.6, 1]) {
      const out = Math.abs(aside) < 0.1 ? 1 : Math.sign(aside);
      const [x, y] = [out * width * step, height * (1.1 - 0.5 * Math.abs(step))];
      model.chain(
        worldFrame(point),
        material,
        [height * 0.13, height * 0.11, height * 0.03],
        { blend: 0.05, steps: 3 },
        [
          [x * 0.85, y * 0.85, 0],
          [x * 1.35, y * 1.4, width * 0.35],
          [x * 1.65, y * 2.05, width * 0.4],
        ],
      );
    }
  }
  return null;
};

/** Three feathery branches on each side of the head, as an axolotl has them. */
export const addGills: AddProp = ({ model, anchors: { head }, color }) => {
  const material = model.material({ base: color ?? [0.95, 0.45, 0.6], fur: 0.4 });
  for (const side of sides) {
    for (const rise of [-0.1, 0.25, 0.6]) {
      const { point } = model.seatIn(head, [side * 0.3, rise * 0.6, -0.1], [side, rise, -0.1]);
      model.chain(
        lookingFrame(point, head.forward, head.up, head.scale),
        material,
        [0.1, 0.12, 0.03],
        { blend: 0.05, steps: 3 },
        [
          [0, 0, -0.05],
          [side * 0.4, rise * 0.4 + 0.05, -0.1],
          [side * 0.72, rise * 0.7 + 0.22, -0.12],
        ],
      );
    }
  }
  return null;
};

/** Flat and broad, over the muzzle. */
export const addBill: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const { point } = model.seatIn(head, [0, mouthHeight(order) + 0.06, 0], [0, -0.06, 1]);
  const frame = lookingFrame(point, head.forward, head.up, head.scale);
  const horn = model.material({ base: color ?? [1, 0.62, 0.12], gloss: 0.6 });
  const plates: readonly (readonly [Vector, Vector])[] = [
    [
      [0, 0.04, 0.06],
      [0.52, 0.16, 0.5],
    ],
    [
      [0, 0.08, 0.5],
      [0.56, 0.1, 0.36],
    ],
    [
      [0, -0.16, 0.2],
      [0.4, 0.1, 0.42],
    ],
  ];
  for (const [center, radii] of plates) model.ellipsoid(frame, horn, center, radii, 0.04);
  return null;
};

/** Along the mouth, half open, with its slider at one end. */
export const addZipper: AddProp = (order) => {
  const { model, anchors, color } = order;
  const { head } = anchors;
  const low = mouthHeight(order);
  const cloth = model.material({ base: [0.16, 0.14, 0.2] });
  const metal = model.material({ base: color ?? [0.98, 0.82, 0.36], gloss: 1 });
  const at = (i: number) => model.seatIn(head, [i * 0.09, low, 0], [i * 0.07, -0.08, 1]).point;
  const seam = fan(5).map(at);
  const radii = seam.map(() => head.scale * 0.11);
  model.chain(worldFrame(), cloth, radii, { blend: 0.05, steps: 2 }, seam);
  for (const [i, point] of seam.entries()) {
    const frame = lookingFrame(point, head.forward, head.up, head.scale);
    const rise = i % 2 === 0 ? 0.05 : -0.05;
    model.ellipsoid(frame, metal, [0, rise, 0.09], [0.05, 0.085, 0.05]);
  }
  const slider = lookingFrame(seam.at(-1)!, head.forward, head.up, head.scale);
  model.ellipsoid(slider, metal, [0, 0, 0.1], [0.11, 0.13, 0.08]);
  model.ellipsoid(slider, metal, [0.02, -0.26, 0.12], [0.07, 0.17, 0.04]);
  return null;
};

/** Hooked, where the mouth is. */
export const addBeak: AddProp = (order) => {
  const { model, anchors, color, count = 1 } = order;
  const { head } = anchors;
  const low = mouthHeight(order) + 0.1;
  const horn = model.material({ base: color ?? [0.98, 0.7, 0.2], gloss: 0.7 });
  const size = count === 1 ? 1 : 0.72;
  for (const place of inRow(count)) {
    const { point } = model.seatIn(head, [place * 0.42, low, 0], [place * 0.36, -0.06, 1]);
    model.chain(
      lookingFrame(point, head.forward, head.up, head.scale * size),
      horn,
      [0.3, 0.22, 0.03],
      { blend: 0.05, steps: 4 },
      [
        [0, 0.04, -0.1],
        [place * 0.1, 0.05, 0.26],
        [place * 0.14, -0.24, 0.4],
      ],
    );
  }
  return null;
};
