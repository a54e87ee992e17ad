/** Tufts of fur and other soft points. */
import type { MaterialId } from "#forge/paint/material.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";

export type Tuft = {
  frame: Frame;
  material: MaterialId;
  from: Vector;
  /** A unit vector. */
  toward: Vector;
  length: number;
  radius: number;
  blend?: number;
};

const tip = 0.008;

export function addTuft(model: Model, tuft: Tuft): void {
  const { frame, material, from, toward, length, radius, blend = 0.05 } = tuft;
  const middle = add(add(from, scale(toward, length * 0.5)), [0, length * 0.05, 0]);
  model.chain(frame, material, [radius, radius * 0.7, tip], { blend, steps: 2 }, [
    from,
    middle,
    add(from, scale(toward, length)),
  ]);
}
