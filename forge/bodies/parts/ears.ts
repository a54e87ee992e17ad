/** Ears, in a head's frame. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Ears } from "#forge/genome.ts";
import { directionIn, lookingFrame, movedTo, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline, mirrored, rowsOf, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { inPart } from "./in-part.ts";
import { sides, type Side } from "./sides.ts";

type Ear = { order: BodyOrder; head: Frame; side: Side; size: number };

export function addEars(order: BodyOrder, head: Frame, kind: Ears, size = 1): void {
  if (kind === "none") return;
  inPart(order, "ears", () => {
    const { otherEar = kind } = order.traits;
    for (const side of sides)
      earBuilders[side === 1 ? otherEar : kind]({ order, head, side, size });
  });
}

/** A frame on the head, its up axis along the ear. */
const earFrame = ({ head, size }: Ear, at: Vector, forward: Vector, up: Vector): Frame =>
  lookingFrame(
    pointIn(head, at),
    directionIn(head, forward),
    directionIn(head, up),
    head.scale * size,
  );

const pointed: Outline = rowsOf(
  "-0.3 -0.12, -0.27 0.22, -0.12 0.62, 0.03 0.92, 0.13 0.6, 0.26 0.24, 0.3 -0.12",
);

const pointedInside: Outline = pointed.map(([x, y]) => [x * 0.56, 0.06 + y * 0.72]);

const finned: Outline = rowsOf(
  "-0.3 -0.1, -0.42 0.5, -0.12 0.42, -0.06 0.78, 0.12 0.46, 0.34 0.62, 0.28 0.2, 0.24 -0.1",
);

const earBuilders: Record<Exclude<Ears, "none">, (ear: Ear) => void> = {
  point(ear) {
    const { order, side } = ear;
    const { model, materials } = order;
    const frame = earFrame(
      ear,
      [side * 0.56, 0.52, -0.05],
      [side * 0.32, -0.05, 1],
      [side * 0.5, 1, -0.12],
    );
    const bend = [-0.5, -0.1] as const;
    model.plate(frame, materials.skin, mirrored(pointed, side), 0.07, 0.1, { round: 0.06, bend });
    model.plate(
      movedTo(frame, [0, 0, 0.085]),
      materials.inner,
      mirrored(pointedInside, side),
      0.02,
      0.03,
      { bend },
    );
  },
  long({ order: { model, materials }, head: frame, side }) {
    model.chain(frame, materials.tail, [0.17, 0.25, 0.24, 0.05], { blend: 0.1 }, [
      [side * 0.36, 0.6, -0.1],
      [side * 0.46, 1.1, -0.16],
      [side * 0.58, 1.62, -0.18],
      [side * 0.82, 1.98, 0.05],
    ]);
    model.chain(frame, materials.inner, [0.08, 0.15, 0.08], {}, [
      [side * 0.38, 0.82, 0.02],
      [side * 0.47, 1.15, 0.06],
      [side * 0.57, 1.52, 0.04],
    ]);
  },
  floppy({ order: { model, materials }, head: frame, side, size }) {
    model.chain(frame, materials.tail, [0.15, 0.2 * size, 0.27 * size, 0.12], { blend: 0.08 }, [
      [side * 0.55, 0.55, -0.05],
      [side * 0.95, 0.5, -0.02],
      [side * (0.95 + 0.2 * size), 0.05, 0.08],
      [side * (0.92 + 0.14 * size), -0.5 * size, 0.16],
    ]);
  },
  round(ear) {
    const { order, side, size } = ear;
    const { model, materials } = order;
    const outside = earFrame(ear, [side * 0.68, 0.62, -0.1], [side * 0.35, 0, 1], [0, 1, 0]);
    const frame = { ...outside, scale: ear.head.scale };
    model.ellipsoid(frame, materials.skin, [0, 0, 0], [0.34 * size, 0.34 * size, 0.14], 0.08);
    model.ellipsoid(
      movedTo(frame, [side * 0.01, 0, 0.11]),
      materials.inner,
      [0, 0, 0],
      [0.2 * size, 0.2 * size, 0.08],
      0.04,
    );
  },
  fin(ear) {
    const { order, side } = ear;
    order.model.plate(
      earFrame(ear, [side * 0.82, 0.1, -0.2], [side * 0.4, 0.1, 1], [side, 0.55, -0.5]),
      order.materials.fin,
      finned,
      0.03,
      0.05,
      { round: 0.025, bend: [-0.3, 0] },
    );
  },
  tuft({ order, head: frame, side }) {
    order.model.chain(frame, order.materials.skin, [0.16, 0.13, 0.02], { blend: 0.1, steps: 3 }, [
      [side * 0.45, 0.6, 0.1],
      [side * 0.7, 0.95, 0],
      [side * 1.0, 1.15, -0.2],
    ]);
  },
  leaf(ear) {
    const { order, side } = ear;
    order.model.plate(
      earFrame(ear, [side * 0.6, 0.5, -0.05], [side * 0.3, 0.3, 1], [side * 0.9, 0.8, -0.2]),
      order.materials.leaf,
      leafOutline(0.3, 1.05),
      0.04,
      0.05,
      { round: 0.03, bend: [-0.5, -0.15] },
    );
  },
};
