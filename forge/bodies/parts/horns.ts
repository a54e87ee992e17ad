/** Horns and antlers, in a head's frame: each kind is one or more curves, drawn for both sides. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Horns } from "#forge/genome.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { directionIn, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { mirrored, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { inPart } from "./in-part.ts";
import { sides } from "./sides.ts";

/** Points with their radius. */
type Curve = readonly (readonly [x: number, y: number, z: number, radius: number])[];

/** The height on the head from which horns are scaled. */
const foot = 0.5;

const curves: Record<Horns, readonly Curve[]> = {
  uni: [
    [
      [0, 0.62, 0.5, 0.15],
      [0, 1.0, 0.72, 0.1],
      [0, 1.5, 0.82, 0.02],
    ],
  ],
  back: [
    [
      [0.4, 0.62, 0, 0.19],
      [0.58, 0.95, -0.3, 0.15],
      [0.66, 1.15, -0.75, 0.1],
      [0.6, 1.5, -1.05, 0.015],
    ],
  ],
  ram: [
    [
      [0.4, 0.62, 0.15, 0.2],
      [0.85, 0.98, -0.2, 0.19],
      [1.22, 0.7, -0.42, 0.16],
      [1.25, 0.16, -0.1, 0.13],
      [1.12, 0.02, 0.35, 0.09],
      [1.2, 0.3, 0.62, 0.012],
    ],
  ],
  up: [
    [
      [0.4, 0.6, 0.1, 0.17],
      [0.72, 0.95, 0.05, 0.14],
      [0.78, 1.35, 0.1, 0.09],
      [0.58, 1.7, 0.18, 0.015],
    ],
  ],
  small: [
    [
      [0.34, 0.72, 0.2, 0.13],
      [0.4, 1.0, 0.16, 0.09],
      [0.36, 1.2, 0.2, 0.015],
    ],
  ],
  /** Up and far back, as a goat's. */
  goat: [
    [
      [0.3, 0.62, 0.08, 0.19],
      [0.4, 1.15, 0, 0.17],
      [0.52, 1.6, -0.35, 0.13],
      [0.62, 1.72, -0.85, 0.08],
      [0.66, 1.5, -1.25, 0.015],
    ],
  ],
  /** Out, forward and up, as a bull's. */
  bull: [
    [
      [0.5, 0.55, 0.05, 0.22],
      [1.05, 0.58, 0.16, 0.2],
      [1.42, 0.78, 0.5, 0.14],
      [1.4, 1.22, 0.86, 0.015],
    ],
  ],
  /** The stems of a moose's shovels. */
  palm: [
    [
      [0.4, 0.6, 0, 0.13],
      [0.85, 0.72, -0.08, 0.12],
      [1.2, 0.95, -0.12, 0.1],
    ],
  ],
  antler: [
    [
      [0.32, 0.66, 0, 0.1],
      [0.6, 1.15, -0.1, 0.085],
      [0.95, 1.5, -0.1, 0.07],
      [1.0, 2.0, 0.05, 0.015],
    ],
    [
      [0.6, 1.15, -0.1, 0.07],
      [0.45, 1.5, 0.1, 0.055],
      [0.5, 1.75, 0.15, 0.012],
    ],
    [
      [0.86, 1.42, -0.1, 0.06],
      [1.25, 1.6, -0.05, 0.05],
      [1.42, 1.85, 0.05, 0.012],
    ],
  ],
};

type HornOptions = { size?: number; material?: MaterialId };

/** What one, three and more horns are; two are of the kind that the description names. */
const kindsOf = (kind: Horns, count: number | undefined): readonly Horns[] => {
  const pair: Horns = kind === "uni" ? "up" : kind;
  if (count === 1) return ["uni"];
  if (count === 2) return [pair];
  if (count === undefined) return [kind];
  const second = pair === "small" ? "back" : "small";
  const pairs = [pair, second, second === "back" ? "goat" : "bull"] as const;
  return [...(count % 2 === 1 ? (["uni"] as const) : []), ...pairs.slice(0, Math.floor(count / 2))];
};

export function addHorns(order: BodyOrder, head: Frame, kind: Horns, options: HornOptions = {}) {
  inPart(order, "horns", () => {
    const kinds = kindsOf(kind, order.anatomy.counts.horns);
    for (const each of kinds) addHornsOf(order, head, each, options);
  });
}

function addHornsOf(
  { model, materials }: BodyOrder,
  head: Frame,
  kind: Horns,
  { size = 1, material = materials.horn }: HornOptions,
): void {
  for (const side of kind === "uni" ? [1] : sides) {
    for (const curve of curves[kind]) {
      model.chain(
        head,
        material,
        curve.map(([, , , radius]) => radius),
        { blend: 0.03, steps: 5 },
        curve.map(([x, y, z]): Vector => [side * x, foot + (y - foot) * size, z * size]),
      );
    }
    if (kind === "palm") addShovel({ model, head, side, size, material });
  }
}

/** One side of a shovel with its tines; the frame's up runs along it, outward. */
const shovel: Outline = [
  [0.12, -0.2],
  [0.36, 0.05],
  [0.5, 0.45],
  [0.52, 0.85],
  [0.62, 1.2],
  [0.36, 1.2],
  [0.24, 1.44],
  [0.04, 1.28],
  [-0.14, 1.52],
  [-0.34, 1.26],
  [-0.58, 1.4],
  [-0.7, 1.06],
  [-0.92, 1.06],
  [-0.86, 0.72],
  [-1.04, 0.52],
  [-0.86, 0.34],
  [-0.78, 0.02],
  [-0.36, 0.02],
  [-0.12, -0.2],
];

type Shovel = { head: Frame; side: number; size: number; material: MaterialId };

function addShovel({ model, head, side, size, material }: Shovel & Pick<BodyOrder, "model">) {
  const root: Vector = [side * 1.12, 0.5 + 0.42 * size, -0.1];
  model.plate(
    standingFrame(
      pointIn(head, root),
      directionIn(head, [side * -0.25, 0.25, 1]),
      directionIn(head, [side, 0.62, 0]),
      head.scale * size,
    ),
    material,
    mirrored(shovel, side),
    0.07,
    0.04,
    { round: 0.05, bend: [0.2, 0.1], even: true },
  );
}
