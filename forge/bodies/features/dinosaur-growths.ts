/** What makes a dinosaur known from afar: a frill with three horns, plates, a sail. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { directionIn, lookingFrame, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { softened, type Outline, type Point } from "#forge/shapes/outline.ts";
import type { DinosaurBuild } from "#forge/bodies/builds/dinosaur-builds.ts";

const scallops = 9;

/** A shield of bone behind the face, scalloped at its edge. */
const frill: Outline = softened(
  Array.from({ length: scallops * 2 + 1 }, (_, i): Point => {
    const angle = -0.35 + (i / (scallops * 2)) * (Math.PI + 0.7);
    const reach = i % 2 === 0 ? 1.32 : 1.5;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.95];
  }),
);

export function addThreeHorns({ model, materials }: BodyOrder, head: Frame): void {
  const shield = {
    outline: frill,
    round: 0.05,
    bend: [0.16, 0.1] as const,
    blend: 0.04,
  };
  const frame = lookingFrame({
    origin: pointIn(head, [0, 0.12, -0.42]),
    forward: directionIn(head, [0, 0.25, 1]),
    up: head.up,
    scale: head.scale,
  });
  model.plate({ ...shield, frame, thickness: 0.09, material: materials.skin });
  model.plate({
    ...shield,
    frame: { ...frame, origin: pointIn(frame, [0, 0.02, 0.12]), scale: frame.scale * 0.8 },
    thickness: 0.04,
    material: materials.accent,
  });
  for (const side of sides) {
    model.chain({
      frame: head,
      points: [
        [side * 0.46, 0.66, 0.34],
        [side * 0.6, 1.04, 0.72],
        [side * 0.58, 1.4, 1.3],
      ],
      radii: [0.19, 0.14, 0.015],
      material: materials.horn,
      blend: 0.04,
    });
  }
  model.chain({
    frame: head,
    points: [
      [0, 0.12, 1],
      [0, 0.34, 1.12],
      [0, 0.56, 1.22],
    ],
    radii: [0.17, 0.12, 0.015],
    material: materials.horn,
    blend: 0.04,
  });
}

const plate: Outline = [
  [-0.16, -0.12],
  [-0.3, 0.28],
  [0, 0.72],
  [0.3, 0.28],
  [0.16, -0.12],
];

const plates = 6;

/** Two rows of tall plates, turned a little to either side. */
export function addBackPlates({ model, materials }: BodyOrder, build: DinosaurBuild): void {
  const { hips, shoulders, girth } = build;
  for (let i = 0; i < plates; i++) {
    const t = i / (plates - 1);
    const side = i % 2 === 0 ? 1 : -1;
    const arch = Math.sin(Math.PI * mix(0.18, 0.86, t));
    model.plate({
      frame: {
        origin: [
          side * girth * 0.22,
          mix(shoulders, hips, t) + girth * 0.84 - (t > 0.9 ? 0.1 : 0),
          mix(0.4, -0.72, t),
        ],
        right: [0, 0, 1],
        up: [0, 1, 0],
        forward: [-1, 0, 0],
        scale: 0.44 + 0.46 * arch,
      },
      outline: plate,
      thickness: 0.05,
      round: 0.04,
      material: materials.fin,
      blend: 0.04,
    });
  }
}

const sail: Outline = softened([
  [0.5, -0.1],
  [0.48, 0.26],
  [0.28, 0.6],
  [0, 0.74],
  [-0.3, 0.62],
  [-0.52, 0.26],
  [-0.56, -0.1],
]);

export function addSail(
  { model, materials }: BodyOrder,
  { hips, shoulders, girth }: DinosaurBuild,
) {
  model.plate({
    frame: {
      origin: [0, mix(hips, shoulders, 0.5) + girth * 0.8, -0.12],
      right: [0, 0.12, 0.99],
      up: [0, 0.99, -0.12],
      forward: [-1, 0, 0],
      scale: 1,
    },
    outline: sail,
    thickness: 0.03,
    round: 0.03,
    material: materials.fin,
    blend: 0.05,
  });
}
