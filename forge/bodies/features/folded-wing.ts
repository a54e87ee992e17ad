/** A wing folded along a bird's side: three rows of feathers that lie on the body. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Side } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { directionIn, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";

/** Numbers are parts of the torso's length (back) and height (up). */
type Row = {
  count: number;
  /** From the uppermost feather to the lowest. */
  back: readonly [number, number];
  up: readonly [number, number];
  length: readonly [number, number];
  /** How much the feathers rise to the back. */
  rise: readonly [number, number];
  width: number;
  /** Above the body. */
  lift: number;
  material: MaterialId;
};

const rowsOf = ({ feather, feather2, feather3 }: BodyOrder["materials"]): Row[] => [
  {
    count: 5,
    back: [0.05, 0.16],
    up: [0.42, -0.3],
    length: [1.3, 0.86],
    rise: [-0.34, 0.34],
    width: 0.17,
    lift: 0.02,
    material: feather2,
  },
  {
    count: 6,
    back: [-0.5, -0.3],
    up: [0.66, -0.62],
    length: [0.96, 0.7],
    rise: [-0.3, 0.24],
    width: 0.15,
    lift: 0.05,
    material: feather,
  },
  {
    count: 6,
    back: [-0.7, -0.56],
    up: [0.62, -0.6],
    length: [0.66, 0.5],
    rise: [-0.24, 0.1],
    width: 0.135,
    lift: 0.08,
    material: feather3,
  },
];

export type Torso = { frame: Frame; radii: Vector };

export function addFoldedWing(order: BodyOrder, { frame, radii }: Torso, side: Side): void {
  const { model, materials, traits } = order;
  const [width, height, length] = radii;
  const size = Math.min(1.1, 0.75 + 0.25 * (traits.wing ?? 1));

  /** On the torso's side; behind the torso the wings go on towards each other. */
  function onSide(back: number, up: number, lift: number): { point: Vector; normal: Vector } {
    const left = 1 - up * up - back * back * 0.55;
    const x = Math.sqrt(Math.max(0.1, left));
    return {
      point: [side * (width * x + lift), height * up, -length * back],
      normal: normalize([side, up * 0.8, -back * 0.45]),
    };
  }

  for (const row of rowsOf(materials)) {
    for (let i = 0; i < row.count; i++) {
      const t = i / (row.count - 1);
      const long = mix(...row.length, t) * size;
      const middle = onSide(
        mix(...row.back, t) + long * 0.5,
        mix(...row.up, t) + mix(...row.rise, t) * 0.5,
        row.lift + (i % 2 ? 0.012 : 0),
      );
      model.ellipsoid(
        standingFrame(
          pointIn(frame, middle.point),
          directionIn(frame, middle.normal),
          directionIn(frame, [-side * 0.22, mix(...row.rise, t) * height, -length]),
        ),
        row.material,
        [0, 0, 0],
        [row.width * height, long * length * 0.58, 0.035],
        0.012,
      );
    }
  }
  const shoulder = onSide(-0.6, 0.08, 0.02);
  model.ellipsoid(
    frame,
    materials.skin,
    shoulder.point,
    [width * 0.38, height * 0.84, length * 0.42],
    0.08,
  );
}
