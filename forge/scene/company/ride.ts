/** What one rides and sits in. A ride looks along z, as its rider does. */
import type { ThingPart } from "#forge/bodies/things/parts.ts";
import type { ThingColor } from "#forge/paint/thing-colors.ts";

export type Ride = {
  parts: readonly ThingPart[];
  /** What a colour word replaces; without it the paint that covers most of it. */
  main?: readonly ThingColor[];
  /** Where the rider's lowest point is, or its hips where it sits astride. */
  seat: number;
  /** How deep it sits in it; hips and legs are hidden. */
  inside?: boolean;
  astride?: boolean;
  /** Larger than usual, for bodies that are 1.5 wide and long. */
  size?: number;
  /** As large as who sits in it, however large or long that is. */
  fits?: true | "all round";
  floats?: boolean;
  turn?: number;
};
