/** A snout like a tube, a tail like a flag, and a black stripe with white edges over the shoulder. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark } from "#forge/bodies/parts/face.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

const ground = worldFrame();

export function buildAnteater(order: BodyOrder): Body {
  const { traits } = order;
  const head = lookingFrame(
    [0, 1.08, 0.86],
    [traits.headTurn * 0.6 - 0.2, -0.14, 1],
    [traits.tilt * 0.7, 1, 0.2],
    0.3 * mix(0.94, 1.08, traits.cute),
  );
  addTrunk(order, head);
  for (const side of sides) {
    addLegs(order, side);
    inPart(order, "marks", () => addStripe(order, side));
  }
  inPart(order, "head", () => {
    addHead(order, head);
    addEars(order, head, traits.ears ?? "round", 0.8);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.9 });
    if (traits.halo) addHalo(order, head, 1.7);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => addFlag(order));
  addWings(order, { at: [0.2, 1.14, 0], sweep: 0.5, size: 0.85, raise: 0.5 });
  addRidge(order, ground, rowsOf("0 1.22 0.3, 0 1.2 -0.1, 0 1.1 -0.5"));
  return {
    onGround: true,
    yaw: 1.3,
    pitch: 0.1,
    anchors: {
      head,
      neck: lookingFrame([0, 0.96, 0.64], [0, -0.4, 1], [0, 0.7, 1], 0.25),
      hold: lookingFrame(pointIn(head, [0.3, -1.2, 2.6]), [0.5, 0, 1], [0, 1, 0], 0.24),
    },
  };
}

function addTrunk({ model, materials }: BodyOrder, head: Frame): void {
  model.chain(
    ground,
    materials.skin,
    [0.32, 0.32, 0.32, 0.23, head.scale * 0.74],
    { blend: 0.12 },
    [
      [0, 0.76, -0.5],
      [0, 0.82, -0.08],
      [0, 0.86, 0.34],
      [0, 0.94, 0.64],
      pointIn(head, [0, 0, -0.1]),
    ],
  );
}

function addLegs(order: BodyOrder, side: Side): void {
  const { model, materials } = order;

  const step = side * 0.1;
  inPart(order, "legs", () => {
    model.chain(ground, materials.belly, [0.2, 0.15, 0.13], { blend: 0.09, steps: 3 }, [
      [side * 0.2, 0.8, 0.4],
      [side * 0.26, 0.44, 0.4 + step * 0.5],
      [side * 0.26, 0.14, 0.46 + step],
    ]);
    addPaw(order, ground, {
      at: [side * 0.26, 0.1, 0.5 + step],
      radius: 0.15,
      claws: true,
      material: materials.belly,
    });
  });
  inPart(order, "legs", () => {
    model.chain(ground, materials.skin, [0.25, 0.17, 0.13], { blend: 0.09, steps: 3 }, [
      [side * 0.2, 0.7, -0.52],
      [side * 0.27, 0.4, -0.48 - step * 0.5],
      [side * 0.26, 0.14, -0.52 - step],
    ]);
    addPaw(order, ground, {
      at: [side * 0.26, 0.1, -0.46 - step],
      radius: 0.15,
      claws: true,
      material: materials.skin,
    });
  });
}

/** From the throat to the back, in a point. */
const stripe: readonly Vector[] = rowsOf("0 -0.2 0.56, 0 0 0.36, 0 0.16 0.1, 0 0.3 -0.28");

function addStripe({ model, palette, materials }: BodyOrder, side: Side): void {
  const points = stripe.map(([, y, z]): Vector => {
    const { point } = model.seat([side * 2, 0.86 + y, z], [-side, 0, 0]);
    return [point[0] - side * 0.075, point[1], point[2]];
  });
  const black = model.material({ base: palette.marks ?? [0.14, 0.12, 0.14], fur: 1, gloss: 0.1 });

  model.chain(ground, materials.snow, [0.15, 0.165, 0.14, 0.05], { blend: 0.02 }, points);
  const outer = points.map(([x, y, z]): Vector => [x + side * 0.065, y - 0.005, z]);
  model.chain(ground, black, [0.1, 0.115, 0.09, 0.01], { blend: 0.01 }, outer);
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.8, 0.8, 0.95], 0.14, { face: true });
  model.chain(head, materials.skin, [0.58, 0.34, 0.24, 0.17], { blend: 0.14, face: true }, [
    [0, -0.12, 0.4],
    [0, -0.2, 1.2],
    [0, -0.4, 2.1],
    [0, -0.68, 2.9],
  ]);
  model.ellipsoid(head, materials.nose, [0, -0.7, 3.02], [0.17, 0.15, 0.13], 0.03);
  model.chain(
    head,
    model.material({ base: [0.94, 0.42, 0.5], gloss: 0.7 }),
    [0.08, 0.075, 0.06],
    {},
    [
      [0, -0.8, 2.92],
      [0, -1, 3.14],
      [0, -1.04, 3.4],
    ],
  );
  addEyes(order, head, {
    x: 0.5,
    y: 0.16,
    width: 0.24,
    height: 0.28,
    wrap: 0.85,
    slant: -0.3 * traits.fierce,
    lid: mix(0.92, 0.64, traits.fierce),
  });
  addBlush(order, head, { x: 0.6, y: -0.2, radius: 0.16 });
  addMark(order, head);
}

const spine: readonly Vector[] = rowsOf(
  "0 0.9 -0.66, 0.05 1.24 -0.84, 0.12 1.58 -1.04, 0.22 1.76 -1.34, 0.32 1.6 -1.64",
);

/** Long hair that hangs from a raised tail, nearly to the ground. */
function addFlag({ model, materials, dice }: BodyOrder): void {
  const path = model.chain(
    ground,
    materials.skin,
    [0.26, 0.25, 0.24, 0.2, 0.08],
    { blend: 0.12, steps: 3 },
    spine,
  );
  const rolls = dice.fork("flag");
  for (const [i, at] of path.entries()) {
    const along = i / (path.length - 1);
    const hair = { frame: ground, from: at, blend: 0.025, radius: 0.13 };
    const long = mix(0.5, 1.15, Math.sin(Math.PI * mix(0.1, 0.8, along)));
    addTuft(model, {
      ...hair,
      material: i % 2 === 0 ? materials.skin : materials.bone,
      toward: normalize([0.06, -1, mix(-0.5, -0.1, along)]),
      length: long * rolls.between(0.92, 1.12),
    });
    addTuft(model, {
      ...hair,
      material: i % 2 === 0 ? materials.dark : materials.skin,
      toward: normalize([0.1, mix(0.6, -0.2, along), -1]),
      length: 0.5 * rolls.between(0.85, 1.2),
    });
  }
}
