/** What a model remembers of what it is built from. */
import type { Eye } from "#forge/paint/face.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Vector } from "./vector.ts";

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
