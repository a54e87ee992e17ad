/** Legs of birds: standing, drawn up under the belly, or stretched out behind. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { fan } from "#forge/bodies/parts/sides.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export type BirdLeg = {
  hip: Vector;
  knee: Vector;
  foot: Vector;
  /** How thick the feathered thigh is. */
  thigh: number;
  claw: MaterialId;
  /** Ducks have webs between their toes. */
  webbed?: boolean;
};

/** Thin below the knee, with a sleeve of feathers above it; all in the frame's measures. */
export function addBirdLeg({ model, materials }: BodyOrder, frame: Frame, leg: BirdLeg): void {
  const { hip, knee, foot, thigh, claw } = leg;
  model.cone(frame, materials.belly, hip, knee, [thigh, Math.max(0.055, thigh * 0.42)], 0.07);
  model.chain(frame, claw, [0.052, 0.045], { blend: 0.03, steps: 2 }, [knee, foot]);
}

/** Three toes to the front and one to the back, on level ground. */
export const addFoot = (order: BodyOrder, frame: Frame, leg: BirdLeg): void =>
  inPart(order, "claws", () => addToes(order, frame, leg));

function addToes({ model }: BodyOrder, frame: Frame, leg: BirdLeg): void {
  const at = worldFrame(pointIn(frame, leg.foot));

  for (const i of fan(1)) {
    const reach = 0.25 - 0.03 * Math.abs(i);
    model.chain(at, leg.claw, [0.05, 0.048, 0.014], { blend: 0.02, steps: 2 }, [
      [0, 0.01, 0],
      [i * 0.09, 0.015, reach * 0.55],
      [i * 0.14, -0.035, reach],
    ]);
  }
  model.chain(at, leg.claw, [0.045, 0.036, 0.012], { blend: 0.02, steps: 2 }, [
    [0, 0.01, 0],
    [0, 0, -0.08],
    [0, -0.035, -0.14],
  ]);
  if (!leg.webbed) return;
  model.ellipsoid(at, leg.claw, [0, -0.012, 0.12], [0.13, 0.025, 0.13], 0.03);
}
