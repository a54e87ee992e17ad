/** What a thing is: its parts, and where its face, arms and legs are. */
import type { ThingColor } from "#forge/paint/thing-colors.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { ThingPart } from "./parts.ts";

/**
 * Lengths are the thing's own: it stands on y = 0 and looks along z; most are about 1.5 wide and
 * high. Its legs lift it.
 */
export type Thing = {
  parts: readonly ThingPart[];
  /** The colours that a colour word of the description replaces; the first is also the limbs'. */
  main: readonly [ThingColor, ...ThingColor[]];
  face: FacePlace;
  joints: Joints;
  limbs?: ThingColor;
  boots?: ThingColor;
  /** It hovers instead of standing. */
  floats?: boolean;
  /** Camera angles, where the usual ones do not show the thing. */
  yaw?: number;
  pitch?: number;
};

/** Where limbs and gear are. */
type Joints = {
  /** The left shoulder. */
  arms: Vector;
  /** The left hip's x, and z where it is not in the middle. */
  legs: readonly [x: number, z?: number];
  /** Where a crown sits: the top's height, the radius of the head there, and how far aside. */
  top: readonly [height: number, radius: number, x?: number];
  /** Below the face: height, and the radius of what a scarf goes around. */
  neck: readonly [height: number, radius: number];
};

export type FacePlace = {
  at: readonly [x: number, y: number];
  /** 0.6 suits a body that is 1.5 wide. */
  size: number;
  /** Half the distance of the eyes, in face sizes. */
  gap?: number;
  /** How far below the eyes the mouth is, in face sizes. */
  drop?: number;
  /** What the eyes are set in, where it is not the main colour. */
  on?: ThingColor;
};

/** Things by the words for them. */
export type ThingTable = Record<string, Thing>;
