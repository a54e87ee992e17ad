/** A crystal that grows out of a body. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { directionIn, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export type Shard = { from: Vector; toward: Vector; radius: number; height: number };

/** The share of the height that is column; the rest is its point. */
const column = 0.55;

export function addShard({ model, materials }: BodyOrder, frame: Frame, shard: Shard) {
  const { from, toward, radius, height } = shard;
  const up = directionIn(frame, toward);
  model.crystal(
    standingFrame(pointIn(frame, from), [0.13, 0.2, 0.97], up, frame.scale),
    materials.crystal,
    [radius, height * column, height * (1 - column)],
    0.012,
    { round: 0.008 },
  );
}
