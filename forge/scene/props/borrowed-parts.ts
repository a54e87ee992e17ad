/** Parts that another kind of animal has, on any body: a fox's tail, a spider's legs. */
import type { BorrowedName } from "#forge/gear.ts";
import { labelled } from "#forge/bodies/parts/in-part.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { darkened, type Color } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import { inRow } from "#forge/scene/props/several/counted-growths.ts";
import { type AddProp, type PropOrder } from "./prop.ts";
import { halfWidthOf, paintOf, several, tails } from "./borrowed-tails.ts";
import { trunkOf } from "./trunk.ts";
import { addSharkTeeth } from "./teeth.ts";
import { addZipper } from "./face-growths.ts";
import { addWheels } from "./footwear.ts";

type EarShape = (
  order: PropOrder,
  frame: Frame,
  paints: { fur: MaterialId; inner: MaterialId; side: Side },
) => void;

/** On top of the head, a pair for each. */
const ears =
  (color: Color, addEar: EarShape): AddProp =>
  (order) => {
    const { model, anchors, palette } = order;
    const { head } = anchors;
    const fur = paintOf(order, { color, material: { fur: 0.6 } });
    const inner = model.material({ base: palette.inner });
    for (const side of sides) {
      const { point } = model.seatIn(head, [side * 0.4, 0, 0], [side * 0.35, 1, 0]);
      addEar(order, lookingFrame(point, head.forward, head.up, head.scale), { fur, inner, side });
    }
    return null;
  };

const longEar: EarShape = ({ model }, frame, { fur, inner, side }) => {
  model.ellipsoid(frame, fur, [side * 0.12, 0.6, 0], [0.24, 0.78, 0.15]);
  model.ellipsoid(frame, inner, [side * 0.12, 0.6, 0.1], [0.13, 0.6, 0.1]);
};

const pointEar: EarShape = ({ model }, frame, { fur, inner, side }) => {
  model.cone(frame, fur, [0, -0.05, 0], [side * 0.16, 0.66, 0], [0.33, 0.03]);
  model.cone(frame, inner, [0, 0, 0.16], [side * 0.13, 0.5, 0.08], [0.2, 0.02]);
};

const roundEar: EarShape = ({ model }, frame, { fur, inner, side }) => {
  model.ellipsoid(frame, fur, [side * 0.2, 0.2, 0], [0.4, 0.4, 0.16]);
  model.ellipsoid(frame, inner, [side * 0.2, 0.2, 0.12], [0.25, 0.25, 0.1]);
};

const wideEar: EarShape = ({ model }, frame, { fur, inner, side }) => {
  model.ellipsoid(frame, fur, [side * 0.7, -0.25, 0], [0.72, 0.76, 0.13]);
  model.ellipsoid(frame, inner, [side * 0.72, -0.25, 0.1], [0.5, 0.54, 0.08]);
};

const wingedEar: EarShape = ({ model }, frame, { fur, inner, side }) => {
  for (const [lean, size] of [
    [0.9, 1.2],
    [2.2, 0.85],
  ] as const) {
    const wing = lookingFrame(frame.origin, frame.forward, [side * lean, 0.75, 0], frame.scale);
    model.plate(wing, fur, leafOutline(0.42 * size, 1.1 * size), 0.08, 0, { round: 0.04 });
  }
  model.ellipsoid(frame, inner, [side * 0.55, 0.4, 0.08], [0.16, 0.16, 0.06]);
};

/** Four on each side, or half of the number that was said: knees up, feet on the ground. */
const addSpiderLegs: AddProp = (order) => {
  const { model, count = 8 } = order;
  const trunk = trunkOf(order);
  const leg = paintOf(order, { color: [0.17, 0.15, 0.19], material: { fur: 0.4 } });
  const pairs = Math.max(1, Math.min(6, Math.round(count / 2)));
  for (const side of sides) {
    for (let i = 0; i < pairs; i++) {
      const along = pairs === 1 ? 0 : (i / (pairs - 1)) * 2 - 1;
      const size = Math.max(trunk.scale, 0.3);
      const from = model.seatIn(trunk, [0, -0.35, along * 0.4], [side, 0, 0]).point;
      const knee = add(from, [side * size * 0.75, size * 0.65, along * size * 0.5]);
      const foot: Vector = [from[0] + side * size * 1.45, 0.04, from[2] + along * size * 1.1];
      model.chain(
        worldFrame(),
        leg,
        [size * 0.13, size * 0.11, size * 0.05],
        { blend: 0.05, steps: 5 },
        [from, knee, foot],
      );
    }
  }
  return null;
};

/** Two, with feet, for those who swim, slide or float. */
const addLegs: AddProp = (order) => {
  const { model, palette } = order;
  const { origin, scale: width } = trunkOf(order);
  const size = Math.min(Math.max(width, 0.22), 0.4);
  const skin = paintOf(order, { color: palette.sock });
  const foot = model.material({ base: palette.accent, gloss: 0.4 });
  for (const side of sides) {
    const x = origin[0] + side * size * 0.5;
    const from = model.seat([x, origin[1] - 4, origin[2]], [0, 1, 0]).point;
    const at = (y: number, z: number): Vector => add(from, [0, y * size, z * size]);
    model.chain(worldFrame(), skin, [size * 0.26, size * 0.2, size * 0.17], { blend: 0.04 }, [
      at(0.3, 0),
      at(-0.5, 0.12),
      at(-1.1, 0),
    ]);
    const sole = worldFrame(at(-1.16, 0.18), size);
    model.ellipsoid(sole, foot, [0, 0, 0], [0.28, 0.17, 0.44]);
  }
  return null;
};

/** Two, with hands, for those who have fins or nothing. */
const addArms: AddProp = (order) => {
  const { model, palette, count = 2 } = order;
  const pairs = Math.ceil(count / 2);
  const trunk = trunkOf(order);
  const size = Math.min(Math.max(trunk.scale, 0.25), 0.5);
  const skin = paintOf(order, { color: palette.base });
  const thick = size * Math.min(1, 2.4 / pairs);
  const arms = sides.flatMap((side) =>
    inRow(pairs).map((place) => {
      const rise = (place / pairs) * (pairs > 2 ? 2.4 : 1.1);
      const from = model.seatIn(trunk, [0, rise - 0.1, 0.1], [side, 0, 0.5]).point;
      return { side, rise, from };
    }),
  );
  for (const { side, rise, from } of arms) {
    const at = (x: number, y: number, z: number): Vector =>
      add(from, [side * x * size, (y + rise * x) * size, z * size]);
    const hand = at(1.1, 0.3, 0.45);
    labelled(model, "arms", () => {
      model.chain(
        worldFrame(),
        skin,
        [0.2, 0.17, 0.16].map((radius) => radius * thick),
        { blend: 0.04 },
        [at(-0.2, 0, -0.1), at(0.75, -0.35, 0.25), hand],
      );
      model.ellipsoid(worldFrame(hand, thick), skin, [0, 0, 0], [0.3, 0.3, 0.28]);
    });
  }
  return null;
};

/** They curl out of the sides. */
const addTentacles: AddProp = (order) => {
  const { model, count = 4 } = order;
  const trunk = trunkOf(order);
  const skin = paintOf(order, { color: [0.72, 0.4, 0.66] });
  const sucker = model.material({ base: [0.98, 0.82, 0.86] });
  const perSide = Math.max(1, Math.min(4, Math.round(count / 2)));
  const size = Math.max(trunk.scale, 0.3);
  for (const side of sides) {
    for (let i = 0; i < perSide; i++) {
      const high = perSide === 1 ? 0 : (i / (perSide - 1)) * 0.9 - 0.45;
      const from = model.seatIn(trunk, [0, high, 0], [side, 0, 0.3]).point;
      const at = (x: number, y: number, z: number): Vector =>
        add(from, scale([side * x, y + high * 0.8, z], size));
      const path = [from, at(0.55, -0.15, 0.15), at(1.05, 0.1, 0.3), at(1.2, 0.55, 0.3)];
      model.chain(
        worldFrame(),
        skin,
        [0.2, 0.17, 0.12, 0.05].map((radius) => radius * size),
        { blend: 0.04, steps: 5 },
        path,
      );
      for (const point of path.slice(1, 3)) {
        const frame = worldFrame(add(point, [0, 0, size * 0.14]), size);
        model.ellipsoid(frame, sucker, [0, 0, 0], [0.08, 0.08, 0.05]);
      }
    }
  }
  return null;
};

/** Two on each side of the back, seen from the front. */
const addButterflyWings: AddProp = (order) => {
  const { model } = order;
  const { origin } = trunkOf(order);
  const size = Math.min(Math.max(halfWidthOf(order) * 0.8, 0.3), 0.65);
  const base = order.color ?? ([0.98, 0.56, 0.2] satisfies Color);
  const back = model.seat([origin[0], origin[1] + size * 0.4, origin[2] - 4], [0, 0, 1]).point;
  const wing = model.material({
    base,
    pattern: { kind: "membrane", edge: darkened(base, 0.3) },
    translucent: 0.5,
  });
  const spot = model.material({ base: [1, 0.95, 0.8] });
  for (const side of sides) {
    for (const [lean, length] of [
      [1.1, 2.5],
      [2.6, 1.8],
    ] as const) {
      const up: Vector = [side * lean, lean > 2 ? -1.1 : 1, 0];
      const frame = lookingFrame(back, [0, 0, 1], up, size);
      model.plate(frame, wing, leafOutline(length * 0.36, length), 0.08, 0, { round: 0.05 });
      const center: Vector = [0, length * 0.62, 0.06];
      model.ellipsoid(frame, spot, center, [0.24, 0.28, 0.06]);
    }
  }
  return null;
};

/** Three red lobes over the brow, the middle one the highest. */
const addComb: AddProp = ({ model, anchors: { head }, color }) => {
  const flesh = model.material({ base: color ?? [0.9, 0.16, 0.18], gloss: 0.4 });
  for (const [z, size] of [
    [0.5, 0.24],
    [0.12, 0.32],
    [-0.28, 0.25],
  ] as const) {
    const { point } = model.seatIn(head, [0, 0, z], [0, 1, 0]);
    const frame = lookingFrame(point, head.forward, head.up, head.scale);
    model.ellipsoid(frame, flesh, [0, size * 0.6, 0], [0.13, size * 1.25, size], 0.03);
  }
  return null;
};

const borrowed: Record<BorrowedName, AddProp> = {
  ...tails,
  longEars: ears([0.95, 0.93, 0.9], longEar),
  pointEars: ears([0.9, 0.55, 0.25], pointEar),
  roundEars: ears([0.6, 0.45, 0.35], roundEar),
  wideEars: ears([0.62, 0.64, 0.7], wideEar),
  wingedEars: ears([0.96, 0.6, 0.25], wingedEar),
  spiderLegs: addSpiderLegs,
  legs: addLegs,
  arms: addArms,
  wheels: addWheels,
  tentacles: addTentacles,
  sharkTeeth: addSharkTeeth,
  butterflyWings: addButterflyWings,
  zipper: addZipper,
  comb: addComb,
};

export const addBorrowed: AddProp = (order) => {
  const name = order.thing as BorrowedName;
  const addOne = borrowed[name];
  return (name in tails ? several(addOne) : addOne)?.(order) ?? null;
};
