/** A dome of two wing cases with a line between them, dots, and a small black head with white cheeks. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { MotifShape } from "#forge/genome.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Outline, type Point } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
const dome = lookingFrame([0, 0.36, -0.2], [0, -0.1, 1]);
const [domeRadius, domeHeight] = [0.9, 0.92];

/** From the rim over the top, in radians. */
const domeAt = (angle: number): Point => [
  Math.cos(angle) * domeRadius,
  Math.sin(angle) * domeHeight,
];
const quarter = Math.PI / 2;
const profile: Outline = [
  [0, 0],
  ...Array.from({ length: 10 }, (_, i) => domeAt((i / 9) * quarter)),
];

export function buildLadybird(order: BodyOrder): Body {
  const { model, palette, traits } = order;
  const head = lookingFrame(
    [0, 0.54, 0.94],
    [traits.headTurn * 0.7, 0.04, 1],
    [traits.tilt * 0.7, 1, 0],
    0.38 * mix(0.94, 1.08, traits.cute),
  );
  const black = model.material({ base: [0.13, 0.11, 0.14], gloss: 0.6 });
  addUnderside(order, black);
  inPart(order, "shell", () => addDome(order, black));
  inPart(order, "marks", () =>
    addDots(order, model.material({ base: palette.marks ?? [0.13, 0.11, 0.14], gloss: 0.5 })),
  );
  for (const side of sides) {
    for (let i = 0; i < 3; i++)
      inPart(order, "legs", () => addLeg(order, black, { side, along: i / 2 }));
  }
  inPart(order, "head", () => {
    addHead(order, head, black);
    if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.8);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 1.6);
  });
  addWings(order, { at: [0.3, 1.1, -0.2], sweep: 0.5, size: 0.85, raise: 0.5 });
  addRidge(order, ground, rowsOf("0 1.28 0.1, 0 1.3 -0.3"));
  return {
    onGround: true,
    yaw: 0.62,
    pitch: 0.36,
    anchors: {
      head,
      neck: lookingFrame([0, 0.5, 0.68], [0, -1, 0.3], [0, 0.3, 1], 0.4),
      hold: lookingFrame(pointIn(head, [0.3, -0.6, 1]), [0.5, 0, 1], [0, 1, 0], 0.25),
    },
  };
}

function addUnderside({ model, materials }: BodyOrder, black: MaterialId): void {
  model.ellipsoid(ground, black, [0, 0.42, -0.16], [0.76, 0.24, 0.84]);
  model.ellipsoid(ground, black, [0, 0.56, 0.58], [0.56, 0.4, 0.34], 0.04);
  for (const side of sides) {
    model.ellipsoid(ground, materials.eye, [side * 0.36, 0.66, 0.72], [0.17, 0.2, 0.2], 0.02);
  }
}

/** Half a ball, flat below, with a line from its collar to its end. */
function addDome({ model, palette }: BodyOrder, black: MaterialId): void {
  const shell = model.material({ base: palette.base, gloss: 0.95, translucent: 0.1 });
  model.lathe(dome, shell, profile, 0, { round: 0.03 });
  model.chain(
    dome,
    black,
    Array.from({ length: 9 }, () => 0.03),
    { blend: 0 },
    Array.from({ length: 9 }, (_, i): Vector => {
      const [out, up] = domeAt(0.3 + (i / 8) * 2.7);
      return [0, up + 0.015, out * 1.015];
    }),
  );
}

/** Where dots are: how far round from the line, and how far from the front, in radians. */
const places = [
  [0.52, 0.98, 0.17],
  [0.62, 1.66, 0.2],
  [1.16, 1.3, 0.17],
  [0.5, 2.28, 0.15],
  [1.2, 2, 0.15],
] as const;

/** Of those with more dots than these ten. */
const furtherPlaces = [
  [1.2, 0.72, 0.13],
  [0.16, 1.32, 0.11],
  [0.14, 2.02, 0.11],
  [0.86, 2.5, 0.11],
  [0.92, 0.62, 0.11],
] as const;

function addDots(order: BodyOrder, material: MaterialId): void {
  const { model, anatomy } = order;
  const outline = outlines[anatomy.motif ?? "dot"];
  const { marks = 2 * places.length } = anatomy.counts;
  for (const side of sides) {
    const count = Math.floor(marks / 2) + (side === sides[0] ? marks % 2 : 0);
    for (const [aside, along, radius] of [...places, ...furtherPlaces].slice(0, count)) {
      const out: Vector = [
        side * Math.sin(aside) * Math.sin(along),
        Math.cos(aside) * Math.sin(along),
        Math.cos(along),
      ];
      const { point, normal } = model.seatIn(dome, [0, 0, 0], out);
      const frame = lookingFrame(point, normal, [0, 0.3, -1], radius);
      if (!outline) {
        model.ellipsoid(frame, material, [0, 0, 0], [1, 1, 0.16]);
        continue;
      }
      model.plate(frame, material, outline, 0.12, 0, {
        round: 0.1,
        bend: [-0.09, -0.09],
        even: true,
      });
    }
  }
}

const star: Outline = Array.from({ length: 10 }, (_, i): Point => {
  const angle = Math.PI / 2 + (i * Math.PI) / 5;
  const reach = i % 2 === 0 ? 1.5 : 0.64;
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
});

const heart: Outline = Array.from({ length: 16 }, (_, i): Point => {
  const t = (i / 16) * 2 * Math.PI;
  const height = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [Math.sin(t) ** 3 * 1.2, height * 0.075];
});

/** A dot is a flat ball. */
const outlines: Partial<Record<MotifShape, Outline>> = { star, heart };

type Leg = { side: Side; along: number };

function addLeg({ model }: BodyOrder, material: MaterialId, { side, along }: Leg): void {
  const hip = mix(0.44, -0.52, along);
  const swing = mix(0.28, -0.3, along);
  model.chain(ground, material, [0.11, 0.09, 0.06], { blend: 0.02, steps: 2 }, [
    [side * 0.5, 0.36, hip],
    [side * 0.92, 0.4, hip + swing * 0.6],
    [side * 1.06, 0.04, hip + swing],
  ]);
}

function addHead(order: BodyOrder, head: Frame, black: MaterialId): void {
  const { model, materials, traits } = order;
  model.ellipsoid(head, black, [0, 0, 0], [1, 0.86, 0.8], 0.04, { face: true });
  model.ellipsoid(head, materials.snow, [0, -0.42, 0.34], [0.56, 0.34, 0.46], 0.02, { face: true });
  addEyes(order, head, {
    x: 0.46,
    y: 0.14,
    width: 0.3,
    height: 0.36,
    wrap: 0.6,
    skin: null,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.66, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.42, width: 0.2, curve: 0.12, fromDepth: 0.2 });
  for (const side of sides) {
    model.chain(head, black, [0.08, 0.065, 0.06], { blend: 0.05, steps: 3 }, [
      [side * 0.3, 0.6, 0.3],
      [side * 0.5, 1.1, 0.55],
      [side * 0.8, 1.3, 0.7],
    ]);
    model.ellipsoid(head, black, [side * 0.84, 1.32, 0.72], [0.13, 0.13, 0.13]);
  }
}
