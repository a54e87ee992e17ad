/**
 * What is painted on a body rather than built: anime eyes, each in its own plane, and decals
 * (mouth, blush, marks) in the plane of a frame. Lengths of decals are world units.
 */
import type { MotifShape } from "#forge/genome.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import type { Point } from "#forge/shapes/outline.ts";
import type { Color } from "./color.ts";

export type EyeStyle = "round" | "slit" | "glow";

export type Eye = {
  /** Its origin is the eye's middle on the surface, its forward axis looks out of the head. */
  frame: Frame;
  /** Half the width and half the height, world units. From here on 1 means this size. */
  radii: readonly [number, number];
  style: EyeStyle;
  sclera: Color;
  iris: Color;
  irisDark: Color;
  pupil: Color;
  ink: Color;
  /** The lids' colour; null leaves the eye without lids. */
  skin: Color | null;
  /** Where the iris is. */
  gaze: readonly [number, number];
  irisRadii: readonly [number, number];
  /** The little picture that stands in the place of the iris: hearts for eyes. */
  shape: MotifShape | null;
  /** How high the upper lid stands: 0.8 is wide open, 0.5 is stern. */
  lid: number;
  /** How much the lid falls towards the right of the eye's frame. */
  slant: number;
  /** How low the lower lid lies; 1 and more hides it. */
  lowerLid: number;
  /** 0 to 1: the iris glows. */
  shine: number;
};

export type Decal = LineDecal | BlobDecal;

/** A drawn line: mouths, marks, rune strokes. */
export type LineDecal = {
  kind: "line";
  frame: Frame;
  points: readonly Point[];
  width: number;
  color: Color;
  /** Only on parts of the surface at least this far along the frame's forward axis. */
  fromDepth: number;
  /** Thin at both ends. */
  taper?: boolean;
  glow?: number;
};

/** A soft oval: blush, freckles. */
export type BlobDecal = {
  kind: "blob";
  frame: Frame;
  center: Point;
  radii: Point;
  color: Color;
  fromDepth: number;
  /** Where the edge begins to fade, 0 to 1. */
  soft?: number;
  strength?: number;
};
