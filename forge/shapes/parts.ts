/** How a primitive is given to a model, and what the model remembers of it. */
import type { Eye } from "#forge/paint/face.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Vector } from "./vector.ts";

/** The face's decals (mouth, blush, marks) are painted on a primitive. */
export type OnFace = { face?: boolean | undefined };

export type ChainForm = OnFace & {
  blend?: number;
  /** Cones between two points. */
  steps?: number;
};

export type PlateForm = OnFace & {
  round?: number;
  bend?: readonly [number, number];
  /** As thick at the rim as in the middle; other plates are thinner there. */
  even?: boolean;
};

export type NewPrimitive = OnFace & {
  parameters: readonly number[];
  center: Vector;
  radius: number;
  along?: readonly [number, number];
};

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
