/** The parts a model is built from, with all their measures in the part's frame. */
import type { Eye } from "#forge/paint/face.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Frame } from "./frame.ts";
import type { Outline } from "./outline.ts";
import type { Vector } from "./vector.ts";

/** What all primitives have in common. */
export type Part = {
  /** Where the numbers of this primitive are measured. */
  frame: Frame;
  material: MaterialId;
  /** 0 keeps a hard edge; about 0.1 joins limbs softly; 0.2 and more melts. */
  blend?: number;
  /** The face's decals (mouth, blush, marks) are painted on this primitive. */
  face?: boolean;
};

export type EllipsoidPart = Part & {
  center?: Vector;
  radii: Vector;
  /** Other axes than the frame's. */
  axes?: Frame;
  /** Where on its limb this is, 0 to 1, for materials with a coloured tip. */
  along?: number;
};

/** Two balls of different radii and everything between them. */
export type ConePart = Part & {
  from: Vector;
  to: Vector;
  radii: readonly [number, number];
  /** Where on its limb the ends are, for materials with a coloured tip. */
  along?: readonly [number, number];
};

/** A smooth tube through points: limbs, necks, tails, horns. */
export type ChainPart = Part & {
  points: readonly Vector[];
  /** One radius for each point. */
  radii: readonly number[];
  /** Cones between two points. */
  steps?: number;
};

/** An outline in the frame's x and y, bent to z = x² · bend[0] + y² · bend[1]: wings, fins, ears. */
export type PlatePart = Part & {
  outline: Outline;
  thickness: number;
  round?: number;
  bend?: readonly [number, number];
  /** As thick at the rim as in the middle; other plates are thinner there. */
  even?: boolean;
};

/** A column along the frame's up axis, with pointed ends. */
export type CrystalPart = Part & {
  radius: number;
  height: number;
  tip: number;
  sides?: 4 | 6;
  /** How far the lower end reaches down, as a part of the height. */
  foot?: number;
  round?: number;
};

/** A ring around the frame's up axis. */
export type TorusPart = Part & { ring: number; tube: number };

export type BoxPart = Part & { center?: Vector; half: Vector; round?: number; axes?: Frame };

/** What the paint must know about a primitive. */
export type PrimitivePaint = {
  material: MaterialId;
  alongFrom: number;
  alongTo: number;
  face: boolean;
  eye: Eye | null;
  /** The parts of the body that it belongs to, from the outside in: the head, its left ear. */
  parts: readonly BodyPart[];
};

/** One part of a body, such as one of its ears; each is an object of its own. */
export type BodyPart = { name: string };

export type Bounds = { low: Vector; high: Vector };

/**
 * A profile turned around the frame's up axis: cups, bells, wheels. Its points are (distance from
 * the axis, height), from the lower end of the axis to the upper one.
 */
export type LathePart = Part & { profile: Outline; round?: number };
