/** Upright in the water: the head of a horse with a tube for a mouth, a crown, rings, a curled tail. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import {
  lookingFrame,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, softened } from "#forge/shapes/outline.ts";
import { alongSpline } from "#forge/shapes/spline.ts";
import { normalize, subtract, type Vector } from "#forge/shapes/vector.ts";

const water = worldFrame();

type SpinePoint = readonly [x: number, y: number, z: number, radius: number];

/** From the nape to the root of the tail. */
const trunk: readonly SpinePoint[] = rowsOf(
  "0 2.02 0.12 0.21, 0 1.78 -0.16 0.22, 0 1.46 -0.1 0.31, 0 1.12 0.06 0.37, 0 0.78 0.02 0.29, 0 0.5 -0.14 0.2",
);

/** From there down and forward into its curl. */
const tail: readonly SpinePoint[] = [
  [0, 0.5, -0.14, 0.2],
  [0, 0.2, -0.24, 0.165],
  [0, -0.1, -0.14, 0.14],
  [0.01, -0.26, 0.12, 0.12],
  [0.03, -0.14, 0.38, 0.1],
  [0.05, 0.1, 0.36, 0.085],
  [0.06, 0.13, 0.16, 0.07],
  [0.06, -0.02, 0.12, 0.05],
];

const pointOf = ([x, y, z]: SpinePoint): Vector => [x, y, z];

export function buildSeahorse(order: BodyOrder): Body {
  const { traits } = order;
  const head = lookingFrame(
    [0, 2.06, 0.3],
    [traits.headTurn * 0.5 - 0.2, -0.1, 1],
    [traits.tilt * 0.6, 1, 0],
    0.37 * mix(0.94, 1.08, traits.cute),
  );
  addRinged(order, trunk);
  addChest(order);
  if (traits.tail !== "none") inPart(order, "tail", () => addRinged(order, tail));
  addFins(order);
  inPart(order, "head", () => {
    addHead(order, head);
    if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.8);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.85 });
    else addCrown(order, head);
    if (traits.halo) addHalo(order, head, 1.8);
  });
  addWings(order, { at: [0.16, 1.5, -0.3], sweep: 0.5, size: 0.75, raise: 0.6 });
  addRidge(order, water, rowsOf("0 1.8 -0.36, 0 1.46 -0.4, 0 0.8 -0.26"));
  return {
    onGround: false,
    yaw: 1.25,
    pitch: 0.04,
    anchors: {
      head,
      neck: lookingFrame([0, 1.8, -0.12], [0, -0.2, 1], [0, 1, 0.4], 0.25),
      hold: lookingFrame(pointIn(head, [0.35, -1.1, 1.5]), [0.6, 0, 1], [0, 1, 0], 0.24),
    },
  };
}

/** A tube with rings of bone, and a knob on the back of each. */
function addRinged({ model, materials }: BodyOrder, places: readonly SpinePoint[]): void {
  const points = places.map(pointOf);
  const radii = places.map(([, , , radius]) => radius);
  model.chain(water, materials.skin, radii, { blend: 0.06 }, points);
  const last = points.length - 1;
  for (let i = 0; i < last * 2; i++) {
    const { point, radius } = alongSpline(points, radii, (i + 0.5) / 2);
    const next = alongSpline(points, radii, Math.min(last, (i + 0.7) / 2)).point;
    const ring = standingFrame(point, [1, 0, 0], subtract(next, point));
    model.torus(ring, materials.bone, [radius * 0.93, radius * 0.13], 0.03);
    const [, ty, tz] = normalize(subtract(next, point));
    const reach = (by: number): Vector => [point[0], point[1] + tz * by, point[2] - ty * by];
    model.cone(
      water,
      materials.bone,
      reach(-radius * 0.9),
      reach(-radius * 1.32 - 0.02),
      [radius * 0.2, radius * 0.06],
      0.03,
    );
  }
}

/** A light front with rows across. */
function addChest(order: BodyOrder): void {
  const { model, materials } = order;
  inPart(order, "belly", () =>
    model.chain(water, materials.plates, [0.15, 0.21, 0.24, 0.17], { blend: 0.03 }, [
      [0, 1.66, 0.04],
      [0, 1.4, 0.12],
      [0, 1.1, 0.24],
      [0, 0.8, 0.16],
    ]),
  );
}

const backFin = softened(
  rowsOf("-0.3 -0.1, -0.34 0.24, -0.14 0.42, 0.12 0.44, 0.32 0.26, 0.26 -0.1"),
);

const cheekFin = softened(rowsOf("-0.1 0, -0.2 0.26, 0 0.38, 0.2 0.26, 0.1 0"));

function addFins(order: BodyOrder): void {
  const { model, materials } = order;

  inPart(order, "fins", () => {
    model.plate(
      {
        origin: [0, 1.02, -0.24],
        right: [0, 1, 0],
        up: [0, 0.1, -1],
        forward: [-1, 0, 0],
        scale: 1,
      },
      materials.fin,
      backFin,
      0.025,
      0.03,
    );
    for (const side of sides) {
      model.plate(
        lookingFrame([side * 0.17, 1.74, -0.1], [side, 0.3, 0.5], [side * 0.6, 0.1, -1]),
        materials.fin,
        cheekFin,
        0.025,
        0.03,
      );
    }
  });
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [0.8, 0.84, 0.95], 0.14, { face: true });
  model.cone(head, materials.skin, [0, -0.28, 0.4], [0, -0.42, 1.75], [0.46, 0.21], 0.16, {
    face: true,
  });
  model.ellipsoid(head, materials.skin, [0, -0.43, 1.85], [0.3, 0.3, 0.17], 0.06, { face: true });
  model.ellipsoid(head, materials.mouth, [0, -0.44, 1.98], [0.17, 0.17, 0.07]);
  addEyes(order, head, {
    x: 0.5,
    y: 0.12,
    width: 0.28,
    height: 0.32,
    wrap: 0.85,
    slant: -0.3 * traits.fierce,
    lid: mix(0.92, 0.66, traits.fierce),
  });
  addBlush(order, head, { x: 0.6, y: -0.26, radius: 0.17 });
  addMark(order, head);
}

const spikes = [
  [0.42, 0.18, 0.3],
  [0.05, 0.5, 0.0],
  [-0.34, 0.36, -0.5],
  [-0.7, 0.12, -0.7],
] as const;

function addCrown({ model, materials }: BodyOrder, head: Frame): void {
  for (const [z, height, lean] of spikes) {
    model.cone(
      head,
      materials.accent,
      [0, 0.72 - z * z * 0.3, z],
      [0, 1.02 + height, z + lean * 0.6],
      [0.2, 0.05],
      0.05,
    );
  }
}
