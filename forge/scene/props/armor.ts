/** Collars, armour, masks, patches: what sits close to the body. */
import { darkened } from "#forge/paint/color.ts";
import { lookingFrame, movedTo, pointIn, standingFrame, worldFrame } from "#forge/shapes/frame.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import { inRow } from "#forge/scene/props/several/counted-growths.ts";
import { clothColor, gold, onChest, thinning, type AddProp, type PropOrder } from "./prop.ts";

const spikes = 9;

/** A band with studs; of fire, it burns. */
export const addCollar: AddProp = ({ model, anchors: { neck }, palette, color, stuff }) => {
  const isBurning = stuff === "fire";
  const thin = thinning(neck);
  const base = color ?? (isBurning ? [0.3, 0.14, 0.12] : clothColor(palette));
  const band = model.material({ base, gloss: 0.5 });
  const metal = model.material({ base: [0.85, 0.88, 0.93], gloss: 1 });
  const fire = model.material({
    base: [1, 0.93, 0.5],
    pattern: { kind: "flame", middle: [1, 0.6, 0.12], end: [0.92, 0.2, 0.06] },
    glow: { color: [1, 0.62, 0.2], strength: 0.95 },
    flat: true,
  });
  model.torus(neck, band, [1.1, 0.2 * thin]);
  for (let i = 0; i < spikes; i++) {
    const angle = (i / spikes) * 2 * Math.PI;
    const at = (r: number, y: number): Vector => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    if (!isBurning) {
      model.cone(neck, metal, at(1.2, 0), at(1.62, 0), [0.15, 0.02]);
      continue;
    }
    const high = i % 2 === 0 ? 1.15 : 0.8;
    model.chain(neck, fire, [0.25, 0.25, 0.15, 0.015], { blend: 0.03, steps: 3 }, [
      at(1.14, 0),
      at(1.42, 0.3),
      at(1.34, 0.6 * high),
      at(1.5, high),
    ]);
  }
  return isBurning
    ? { at: pointIn(neck, [0, 0.2, 1.4]), color: [1, 0.6, 0.25], reach: neck.scale * 2 }
    : null;
};

/** A breastplate and shoulder pieces. */
export const addArmor: AddProp = ({ model, anchors: { neck }, color, stuff }) => {
  const steel = model.material({
    base: color ?? (stuff === "gold" ? gold.base : [0.74, 0.78, 0.85]),
    gloss: 1,
    pattern: { kind: "panels", frequency: 2 },
  });
  const trim = model.material(gold);
  const thin = thinning(neck);
  const frame = onChest(model, neck, 0.75);
  model.ellipsoid(frame, steel, [0, -0.15, -0.5], [1.35, 1.3, 0.85], 0.02);
  model.torus(neck, trim, [1.12, 0.2 * thin]);
  model.ellipsoid(frame, trim, [0, 0, 0.34], [0.3, 0.34, 0.12]);
  for (const side of [-1, 1]) {
    const shoulder = movedTo(neck, [side * 1.25 * thin, -0.35, -0.1]);
    model.ellipsoid(shoulder, steel, [0, 0, 0], [0.72 * thin, 0.6 * thin, 0.8 * thin]);
    const rim = standingFrame(
      pointIn(shoulder, [side * 0.2, -0.25, 0]),
      shoulder.forward,
      [side, 1.2, 0],
      shoulder.scale,
    );
    model.torus(rim, trim, [0.62 * thin, 0.1 * thin]);
  }
  return null;
};

type Eyed = { frame: ReturnType<typeof worldFrame>; size: number };

const eyesOf = ({ model }: PropOrder): Eyed[] =>
  model.paints.flatMap(({ eye }) =>
    eye ? [{ frame: { ...eye.frame, scale: 1 }, size: Math.max(...eye.radii) }] : [],
  );

/** A cloth with holes for the eyes, knotted behind: around the eyes and over the brow. */
export const addMask: AddProp = (order) => {
  const { model, anchors } = order;
  const base = order.color ?? [0.13, 0.13, 0.17];
  const cloth = model.material({ base, gloss: 0.15 });
  const { head } = anchors;
  for (const { frame, size } of eyesOf(order)) {
    const upright = standingFrame(frame.origin, frame.up, frame.forward);
    const sunk = movedTo(upright, [0, -size * 0.16, 0]);
    model.torus(sunk, cloth, [size * 1.2, size * 0.27], 0.05);
  }
  const ring = Array.from({ length: 13 }, (_, i): Vector => {
    const angle = ((i - 6) / 6) * 2.75;
    const out: Vector = [Math.sin(angle), 0.02, Math.cos(angle)];
    return model.seatIn(head, [0, 0.04, 0], out).point;
  });
  const wide = head.scale * 0.1;
  for (const lift of [-0.14, 0, 0.14, 0.26]) {
    const points = ring.map((point) => add(point, scale(head.up, lift * head.scale)));
    const sides = [points.slice(0, 5), points.slice(8)];
    for (const side of sides) {
      model.chain(
        worldFrame(),
        cloth,
        side.map(() => wide),
        { blend: 0.04, steps: 2 },
        side,
      );
    }
  }
  const knot = model.seatIn(head, [0, 0.1, 0], [0.15, 0, -1]).point;
  for (const fall of [0.25, 0.6]) {
    model.chain(
      lookingFrame(knot, head.forward, head.up, head.scale),
      cloth,
      [0.14, 0.16, 0.05],
      { blend: 0.05, steps: 3 },
      [
        [0, 0, 0],
        [0.5, 0.12 - fall * 0.5, -0.5],
        [1.1, -0.1 - fall, -0.7],
      ],
    );
  }
  return null;
};

/** Over one eye, with a band around the head. */
export const addEyepatch: AddProp = (order) => {
  const { model, anchors } = order;
  const base = order.color ?? [0.12, 0.1, 0.12];
  const leather = model.material({ base, gloss: 0.4 });
  const eye = eyesOf(order)[0];
  if (!eye) return null;
  const { frame, size } = eye;
  const over = movedTo(frame, [0, 0, size * 0.12]);
  model.ellipsoid(over, leather, [0, 0, 0], [size * 1.2, size * 1.15, size * 0.3], 0.02);
  const { head } = anchors;
  const band = [-2.4, -1.6, -0.9, -0.35, 0.3, 0.9, 1.6].map((angle, i): Vector => {
    const out: Vector = [Math.sin(angle), 0.1 + 0.09 * i, Math.cos(angle)];
    return model.seatIn(head, [0, 0.06 + 0.06 * i, 0], out).point;
  });
  const thick = head.scale * 0.06;
  model.chain(
    worldFrame(),
    leather,
    band.map(() => thick),
    { blend: 0.05, steps: 3 },
    band,
  );
  return null;
};

/** A string of beads, with a charm. */
/** With as many medals as are said, side by side on the chest. */
export const addNecklace: AddProp = ({ model, anchors: { neck }, color, count = 1 }) => {
  const bead = model.material({ base: color ?? [0.98, 0.94, 0.9], gloss: 1 });
  const charm = model.material(gold);
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * 2 * Math.PI;
    const at: Vector = [
      Math.sin(angle) * 1.12,
      -0.1 - 0.22 * Math.cos(angle),
      Math.cos(angle) * 1.12,
    ];
    model.ellipsoid(neck, bead, at, [0.2, 0.2, 0.2]);
  }
  for (const place of inRow(Math.min(count, 6))) {
    const aside = place * Math.min(0.72, 2.4 / count);
    const frame = movedTo(onChest(model, neck, 0.7), [aside, 0.12 * Math.abs(place), 0.1]);
    model.ellipsoid(frame, charm, [0, 0, 0], [0.34, 0.38, 0.14]);
  }
  return null;
};

/** Metal, on a cup over the hand. */
export const addHook: AddProp = ({ model, anchors: { hold } }) => {
  const steel = model.material({ base: [0.82, 0.86, 0.92], gloss: 1 });
  const cup = model.material({ base: darkened([0.6, 0.4, 0.24], 0.8), gloss: 0.4 });
  const frame = movedTo(hold, [0, 0, 0]);
  model.cone(frame, cup, [0, -0.25, -0.1], [0, 0.3, 0.05], [0.5, 0.42]);
  model.chain(frame, steel, [0.15, 0.15, 0.14, 0.12, 0.02], {}, [
    [0, 0.4, 0.08],
    [0, 1, 0.1],
    [0.35, 1.5, 0.12],
    [0.85, 1.35, 0.12],
    [0.9, 0.9, 0.12],
  ]);
  return null;
};
