/** What stands on a head or body in the number that is said: pigtails, curlers, chimneys, rotors. */
import { around, sides } from "#forge/bodies/parts/sides.ts";
import { darkened, type Color } from "#forge/paint/color.ts";
import {
  lookingFrame,
  movedTo,
  pointIn,
  resized,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { topOf } from "#forge/scene/props/hats.ts";
import type { AddProp } from "#forge/scene/props/prop.ts";

/** So many places in a row around the middle, one apart. */
export const inRow = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i - (count - 1) / 2);

/** On both sides of the head, or fanned over it; each with its band. */
export const addPigtails: AddProp = ({ model, anchors: { head }, color, count = 2 }) => {
  const hair = model.material({ base: color ?? [0.45, 0.28, 0.16], fur: 0.5, gloss: 0.4 });
  const band = model.material({ base: [0.92, 0.24, 0.42], gloss: 0.5 });
  for (const place of inRow(count)) {
    const aside = count === 1 ? 0.55 : (place / (count - 1)) * 2;
    const rise = 0.75 - 0.4 * Math.abs(aside);
    const { point } = model.seatIn(head, [0, 0.2, 0], [aside, rise, -0.05]);
    const frame = lookingFrame(point, head.forward, head.up, head.scale);
    const out = Math.sign(aside) || 1;
    model.ellipsoid(frame, band, [out * 0.06, 0.02, 0], [0.17, 0.17, 0.17]);
    model.chain(frame, hair, [0.15, 0.23, 0.22, 0.04], { blend: 0.03, steps: 4 }, [
      [out * 0.12, 0.04, 0],
      [out * 0.4, -0.02, 0.12],
      [out * 0.52, -0.5, 0.18],
      [out * 0.46, -1, 0.22],
    ]);
  }
  return null;
};

/** Hair rolled up over the brow, with a clip in each. */
export const addCurlers: AddProp = ({ model, anchors: { head }, color, count = 5 }) => {
  const roller = model.material({ base: color ?? [0.98, 0.5, 0.68], gloss: 0.5 });
  const hair = model.material({ base: [0.82, 0.82, 0.86], fur: 0.5 });
  for (const place of inRow(count)) {
    const aside = (place / Math.max(1, count - 1)) * 2;
    const { point } = model.seatIn(
      head,
      [0, 0.1, 0],
      [aside * 0.95, 1.05 - 0.35 * Math.abs(aside), 0.4],
    );
    const frame = lookingFrame(point, head.forward, head.up, head.scale);
    const across = (x: number): Vector => [x, 0.05 - aside * x * 0.5, 0];
    model.cone(frame, hair, across(-0.2), across(0.2), [0.19, 0.19]);
    for (const side of sides) {
      const [from, to] = [across(side * 0.19), across(side * 0.28)];
      model.cone(frame, roller, from, to, [0.23, 0.23]);
    }
  }
  return null;
};

/** In a row on top, with soot at the mouth and a puff above the first. */
export const addChimneys: AddProp = (order) => {
  const { model, color, count = 1 } = order;
  const base: Color = color ?? [0.72, 0.3, 0.22];
  const brick = model.material({ base, pattern: { kind: "bricks" } });
  const cap = model.material({ base: darkened(base, 0.45), gloss: 0.3 });
  const smoke = model.material({ base: [0.93, 0.93, 0.96], fur: 0.3 });
  const top = topOf(order, 0.3);
  const apart = Math.min(0.55, 1.7 / count);
  for (const place of inRow(count)) {
    const { point } = model.seatIn(top, [place * apart, 0, 0], [0, 1, 0]);
    const frame = movedTo({ ...top, origin: point }, [0, -0.15, 0]);
    model.cone(frame, brick, [0, 0, 0], [0, 0.85, 0], [0.19, 0.17]);
    model.torus(movedTo(frame, [0, 0.85, 0]), cap, [0.15, 0.07]);
    model.ellipsoid(frame, smoke, [0.06, 1.12, 0], [0.19, 0.16, 0.17]);
  }
  return null;
};

const pennant: Outline = rowsOf("0 0, 0.62 0.2, 0 0.4");

/** On poles in a row on top, from tower to tower. */
export const addFlags: AddProp = (order) => {
  const { model, color, count = 3 } = order;
  const pole = model.material({ base: [0.45, 0.3, 0.18] });
  const cloth = model.material({ base: color ?? [0.92, 0.24, 0.26], fur: 0.2 });
  const { low, high } = model.bounds();
  const { up, forward, scale: size } = topOf(order, 0);
  for (const place of inRow(count)) {
    const x = (low[0] + high[0]) / 2 + (place / count) * (high[0] - low[0]) * 0.7;
    const { point } = model.seat([x, high[1] + 1, order.anchors.head.origin[2]], [0, -1, 0]);
    const frame = lookingFrame(point, forward, up, size);
    model.cone(frame, pole, [0, -0.1, 0], [0, 1.1, 0], [0.05, 0.04]);
    model.plate(movedTo(frame, [0.02, 0.66, 0]), cloth, pennant, 0.04, 0, { round: 0.02 });
  }
  return null;
};

/** One on top, more on arms around it as a drone has them. */
export const addPropellers: AddProp = (order) => {
  const { model, color, count = 1 } = order;
  const arm = model.material({ base: [0.3, 0.32, 0.38], gloss: 0.5 });
  const blade = model.material({ base: color ?? [0.98, 0.78, 0.24], gloss: 0.6 });
  const top = topOf(order, 0.05);
  const ends = count === 1 ? [null] : around(count, count === 2 ? 0 : Math.PI / count);
  for (const angle of ends) {
    const at: Vector =
      angle === null ? [0, 0.3, 0] : [Math.cos(angle) * 1.25, 0.35, Math.sin(angle) * 0.95];
    model.cone(top, arm, [0, 0, 0], at, [0.07, 0.06]);
    const hub = resized(worldFrame(pointIn(top, at)), top.scale);
    addRotor({ model, hub, arm, blade });
  }
  return null;
};

type Rotor = { model: Parameters<AddProp>[0]["model"]; hub: Frame; arm: number; blade: number };

function addRotor({ model, hub, arm, blade }: Rotor): void {
  model.cone(hub, arm, [0, -0.1, 0], [0, 0.22, 0], [0.08, 0.06]);
  for (const turn of [0.4, 0.4 + Math.PI / 2]) {
    const axes = lookingFrame([0, 0, 0], [Math.sin(turn), 0, Math.cos(turn)]);
    model.ellipsoid(hub, blade, [0, 0.2, 0], [0.11, 0.045, 0.52], 0, { axes });
  }
  model.ellipsoid(hub, arm, [0, 0.24, 0], [0.1, 0.09, 0.1]);
}
