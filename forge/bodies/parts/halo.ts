/** A ring of light above a head. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { directionIn, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";

const ring = 0.72;
const tube = 0.05;

export function addHalo({ model, materials }: BodyOrder, head: Frame, height = 1.25): void {
  model.torus(
    standingFrame(
      pointIn(head, [0, height, -0.1]),
      head.forward,
      directionIn(head, [0, 0.97, 0.25]),
      head.scale,
    ),
    materials.glow,
    [ring, tube],
  );
}
