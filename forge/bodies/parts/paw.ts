/** A paw with three toes. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { inPart } from "./in-part.ts";
import { fan } from "./sides.ts";

export type Paw = { at: Vector; radius: number; claws: boolean; material?: MaterialId };

/** Paws are at the end of their limb, where socks are. */
const along = 1;

export function addPaw(order: BodyOrder, frame: Frame, paw: Paw): void {
  inPart(order, "feet", () => addToes(order, frame, paw));
}

function addToes({ model, materials, traits }: BodyOrder, frame: Frame, paw: Paw): void {
  const { at, radius: r, material = materials.limb } = paw;
  const claws = traits.claws ?? paw.claws;
  const [length, thickness] = traits.claws ? [0.85, 0.3] : [0.32, 0.14];
  const [x, y, z] = at;

  model.ellipsoid(frame, material, at, [r, r * 0.72, r * 1.25], 0.06, { along });
  for (const toe of fan(1)) {
    const aside = x + toe * r * 0.55;
    model.ellipsoid(
      frame,
      material,
      [aside, y - r * 0.18, z + r * (1 - 0.12 * Math.abs(toe))],
      [r * 0.34, r * 0.42, r * 0.42],
      0.03,
      { along },
    );
    if (!claws) continue;
    model.cone(
      frame,
      materials.claw,
      [aside, y - r * 0.16, z + r * 1.3],
      [x + toe * r * 0.58, y - r * 0.45, z + r * (1.3 + length)],
      [r * thickness, r * 0.02],
      0.005,
    );
  }
}
