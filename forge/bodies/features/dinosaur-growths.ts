/** What makes a dinosaur known from afar: a frill with three horns, plates, a sail. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { sides } from "#forge/bodies/parts/sides.ts";
import { directionIn, lookingFrame, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { mixColors } from "#forge/paint/color.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, softened, type Outline, type Point } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
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

export function addFrill({ model, materials }: BodyOrder, head: Frame): void {
  const frame = lookingFrame(
    pointIn(head, [0, 0.12, -0.42]),
    directionIn(head, [0, 0.25, 1]),
    head.up,
    head.scale,
  );
  model.plate(frame, materials.skin, frill, 0.09, 0.04, {
    round: 0.05,
    bend: [0.16, 0.1] as const,
  });
  model.plate(
    { ...frame, origin: pointIn(frame, [0, 0.02, 0.12]), scale: frame.scale * 0.8 },
    materials.accent,
    frill,
    0.04,
    0.04,
    { round: 0.05, bend: [0.16, 0.1] as const },
  );
}

export function addThreeHorns({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.chain(head, materials.horn, [0.19, 0.14, 0.015], { blend: 0.04 }, [
      [side * 0.46, 0.66, 0.34],
      [side * 0.6, 1.04, 0.72],
      [side * 0.58, 1.4, 1.3],
    ]);
  }
  model.chain(head, materials.horn, [0.17, 0.12, 0.015], { blend: 0.04 }, [
    [0, 0.12, 1],
    [0, 0.34, 1.12],
    [0, 0.56, 1.22],
  ]);
}

const plate: Outline = rowsOf("-0.16 -0.12, -0.3 0.28, 0 0.72, 0.3 0.28, 0.16 -0.12");

const plates = 6;

/** Two rows of tall plates, turned a little to either side. */
export function addBackPlates({ model, materials }: BodyOrder, build: DinosaurBuild): void {
  const { hips, shoulders, girth } = build;
  for (let i = 0; i < plates; i++) {
    const t = i / (plates - 1);
    const side = i % 2 === 0 ? 1 : -1;
    const arch = Math.sin(Math.PI * mix(0.18, 0.86, t));
    model.plate(
      {
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
      materials.fin,
      plate,
      0.05,
      0.04,
      { round: 0.04 },
    );
  }
}

const spineCount = 9;
const [sailFrom, sailTo] = [0.62, -1.02];
const sailHeight = 1.06;

/** Half a disc from the neck to the root of the tail, scalloped between its spines. */
const sail: Outline = softened([
  [sailFrom, -0.3],
  ...Array.from({ length: spineCount * 2 + 1 }, (_, i): Point => {
    const angle = (i / (spineCount * 2)) * Math.PI;
    const reach = i % 2 === 1 ? 1 : 0.93;
    const half = (sailFrom - sailTo) / 2;
    return [
      (sailFrom + sailTo) / 2 + Math.cos(angle) * half * reach,
      Math.sin(angle) ** 0.8 * sailHeight * reach,
    ];
  }),
  [sailTo, -0.3],
]);

export function addSail(
  { model, palette }: BodyOrder,
  { hips, shoulders, girth }: DinosaurBuild,
): void {
  const foot: Vector = [0, mix(hips, shoulders, 0.5) + girth * 0.66, 0];
  const edge = palette.accent;
  model.plate(
    { origin: foot, right: [0, 0, 1], up: [0, 1, 0], forward: [-1, 0, 0], scale: 1 },
    model.material({
      base: edge,
      pattern: { kind: "petal", inner: mixColors(edge, palette.base, 0.35), veins: 30 },
      gloss: 0.3,
    }),
    sail,
    0.035,
    0.04,
    { round: 0.03 },
  );
}
