/** A wing of three rows of feathers along an arm. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  directionIn,
  lookingFrame,
  pointIn,
  standingFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Point } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { WingPose } from "./bat-wing.ts";
import type { Side } from "./sides.ts";

type Span = readonly [from: number, to: number];

type Row = {
  count: number;
  /** Where along the arm, 0 at the shoulder. */
  along: Span;
  length: Span;
  /** The feathers' directions, in radians. */
  angle: Span;
  width: number;
  /** In front of (positive) or behind the arm. */
  depth: number;
  thickness?: number;
  material: MaterialId;
};

/** How the wing bends backwards, per squared distance from the shoulder. */
const bend = -0.12;
/** Each feather lies a little over the one before. */
const overlap = 0.012;

export function addBirdWing(
  { model, materials }: BodyOrder,
  at: Frame,
  side: Side,
  { sweep, size, raise }: WingPose,
): void {
  const frame = lookingFrame(
    at.origin,
    directionIn(at, [Math.sin(sweep) * side, -0.05, Math.cos(sweep)]),
    at.up,
    at.scale * size,
  );
  const raised = (x: number, y: number): Point => [
    side * (x * Math.cos(raise) - y * Math.sin(raise)),
    x * Math.sin(raise) + y * Math.cos(raise),
  ];
  const arm = (t: number): Point => raised(0.95 * t, 0.42 * Math.sin(t * 2.2));

  function addFeather(row: Row, i: number): void {
    const t = i / Math.max(1, row.count - 1);
    const [x, y] = arm(mix(...row.along, t));
    const angle = mix(...row.angle, t ** 0.85);
    const [dx, dy] = raised(Math.cos(angle), Math.sin(angle));
    const length = mix(...row.length, Math.sin(t * Math.PI * 0.5));
    const middle: Vector = [
      x + dx * length * 0.5,
      y + dy * length * 0.5,
      bend * (x + dx * length * 0.5) ** 2 + row.depth + overlap * i,
    ];
    model.ellipsoid(
      standingFrame(
        pointIn(frame, middle),
        frame.forward,
        directionIn(frame, [dx, dy, bend]),
        frame.scale,
      ),
      row.material,
      [0, 0, 0],
      [row.width, length * 0.55, row.thickness ?? 0.03],
      0.012,
    );
  }

  for (const row of feathers(materials)) {
    for (let i = 0; i < row.count; i++) addFeather(row, i);
  }
  model.chain(frame, materials.skin, [0.11, 0.1, 0.06], { blend: 0.06 }, [
    [0, 0, 0.02],
    [...arm(0.5), 0.05],
    [...arm(1), 0.02],
  ]);
}

const feathers = ({ feather, feather2, feather3 }: BodyOrder["materials"]): Row[] => [
  {
    count: 9,
    along: [0.45, 1],
    length: [0.72, 1.05],
    angle: [-1.5, 0.32],
    width: 0.1,
    depth: -0.05,
    material: feather2,
  },
  {
    count: 8,
    along: [0.08, 0.85],
    length: [0.5, 0.62],
    angle: [-1.75, -0.25],
    width: 0.105,
    depth: 0,
    material: feather,
  },
  {
    count: 7,
    along: [0.05, 0.9],
    length: [0.3, 0.34],
    angle: [-1.7, -0.3],
    width: 0.1,
    depth: 0.05,
    thickness: 0.04,
    material: feather3,
  },
];
