/** The pair of wings that the traits ask for, if any. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { addBatWing, type WingPose } from "./bat-wing.ts";
import { addBirdWing } from "./bird-wing.ts";
import { inPart } from "./in-part.ts";
import { sides, type Side } from "./sides.ts";

export type WingsOptions = WingPose & {
  /** Where the left wing grows; the other one is its mirror image around `middle`. */
  at: Vector;
  middle?: number;
};

export function addWings(order: BodyOrder, { at, middle = 0, ...pose }: WingsOptions): void {
  const { wings, wing = 1 } = order.traits;
  if (!wings || wings === "none") return;
  const add = wings === "bat" ? addBatWing : addBirdWing;
  const size = pose.size * wing * (wings === "small" ? 0.7 : 1);
  const place = (side: Side): Frame => worldFrame([middle + side * at[0], at[1], at[2]]);
  inPart(order, "wings", () => {
    for (const side of sides) add(order, place(side), side, { ...pose, size });
  });
}
