/**
 * Small things as rows of data: a hat, a lock of hair or a sword is a list of pieces, each of one
 * ink. What the inks look like is decided by who wears them.
 */
import { lookingFrame, directionIn, pointIn, type Frame } from "#forge/shapes/frame.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Model } from "#forge/shapes/model.ts";
import { mirrored, rowsOf, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Ink } from "./inks.ts";

/** A point of a rope with its radius there. */
export type Knot = readonly [x: number, y: number, z: number, radius: number];

type Shape =
  | { kind: "ball"; at: Vector; size: Vector }
  | { kind: "rope"; knots: readonly Knot[] }
  | { kind: "ring"; at: Vector; ring: number; tube: number; up: Vector }
  | { kind: "box"; at: Vector; half: Vector; round: number; up: Vector }
  | { kind: "sheet"; at: Vector; outline: Outline; up: Vector; facing: Vector; bend: number };

export type Piece = Shape & { ink: Ink; blend: number };

const upright: Vector = [0, 1, 0];

export const ball = (ink: Ink, at: Vector, size: Vector | number, blend = 0.02): Piece => ({
  kind: "ball",
  ink,
  at,
  size: typeof size === "number" ? [size, size, size] : size,
  blend,
});

/** A straight rope is a cone. */
export const rope = (ink: Ink, knots: readonly Knot[] | string, blend = 0.02): Piece => ({
  kind: "rope",
  ink,
  knots: typeof knots === "string" ? rowsOf(knots) : knots,
  blend,
});

export type RingShape = { ring: number; tube: number; up?: Vector };

export const ring = (ink: Ink, at: Vector, { up = upright, ...shape }: RingShape): Piece => ({
  kind: "ring",
  ink,
  at,
  up,
  ...shape,
  blend: 0.01,
});

export const box = (ink: Ink, at: Vector, half: Vector, up: Vector = upright): Piece => ({
  kind: "box",
  ink,
  at,
  half,
  round: Math.min(...half) * 0.5,
  up,
  blend: 0.01,
});

export type SheetShape = { up?: Vector; facing?: Vector; bend?: number };

/** A flat piece of cloth or paper, bent backwards by `bend` to its sides. */
export const sheet = (
  ink: Ink,
  at: Vector,
  outline: Outline | string,
  shape: SheetShape = {},
): Piece => ({
  kind: "sheet",
  ink,
  at,
  outline: typeof outline === "string" ? rowsOf(outline) : outline,
  up: shape.up ?? upright,
  facing: shape.facing ?? [0, 0, 1],
  bend: shape.bend ?? 0,
  blend: 0.01,
});

const across = ([x, y, z]: Vector): Vector => [-x, y, z];

function inMirror(piece: Piece): Piece {
  switch (piece.kind) {
    case "rope":
      return { ...piece, knots: piece.knots.map(([x, y, z, r]): Knot => [-x, y, z, r]) };
    case "sheet": {
      const { at, up, facing, outline } = piece;
      const turned = { at: across(at), up: across(up), facing: across(facing) };
      return { ...piece, ...turned, outline: mirrored(outline, -1) };
    }
    case "ball":
      return { ...piece, at: across(piece.at) };
    default:
      return { ...piece, at: across(piece.at), up: across(piece.up) };
  }
}

/** Each piece and its mirror image. */
export const twins = (...pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => [piece, inMirror(piece)]);

/** A star of five points, around its own middle. */
export const star = (size: number): Outline =>
  Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? size * 0.45 : size;
    const angle = (i / 10) * 2 * Math.PI;
    return [Math.sin(angle) * reach, Math.cos(angle) * reach] as const;
  });

export const disc = (width: number, height = width): Outline =>
  Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    return [Math.sin(angle) * width, Math.cos(angle) * height] as const;
  });

export type Drawing = {
  model: Model;
  frame: Frame;
  paint: (ink: Ink, index: number) => MaterialId;
  /** Stretches the places of the pieces from the middle line: the buttons of a stout figure. */
  girth?: number;
  /** Mouths are painted on these pieces too. */
  face?: boolean;
};

export function addPieces(drawing: Drawing, pieces: readonly Piece[]): void {
  for (const [index, piece] of pieces.entries()) {
    addPiece(drawing, piece, drawing.paint(piece.ink, index));
  }
}

function addPiece(
  { model, frame, girth = 1, face = false }: Drawing,
  piece: Piece,
  material: MaterialId,
): void {
  const wide = ([x, y, z]: Vector): Vector => [x * girth, y, z * girth];
  const turned = (at: Vector, up: Vector, forward: Vector): Frame =>
    lookingFrame(
      pointIn(frame, wide(at)),
      directionIn(frame, forward),
      directionIn(frame, up),
      frame.scale,
    );
  switch (piece.kind) {
    case "ball":
      return model.ellipsoid(frame, material, wide(piece.at), piece.size, piece.blend, { face });
    case "box": {
      const axes = turned([0, 0, 0], piece.up, [0, 0, 1]);
      const { half, round } = piece;
      return model.box(frame, material, wide(piece.at), half, piece.blend, { face, round, axes });
    }
    case "ring": {
      const { up, tube } = piece;
      // A ring lies around its frame's up axis, so what looks along it is turned by a quarter.
      const looking = turned(piece.at, up[2] === 0 ? [0, 0, 1] : [0, 1, 0], up);
      const lying = { ...looking, up: looking.forward, forward: looking.up };
      return model.torus(lying, material, [piece.ring * girth, tube], piece.blend, { face });
    }
    case "sheet": {
      const standing = turned(piece.at, piece.up, piece.facing);
      const bend = [-piece.bend, 0] as const;
      return model.plate(standing, material, piece.outline, 0.02, piece.blend, {
        face,
        round: 0.015,
        bend,
      });
    }
    case "rope": {
      const points = piece.knots.map(([x, y, z]) => wide([x, y, z]));
      const radii = piece.knots.map(([, , , radius]) => radius);
      model.chain(
        frame,
        material,
        radii,
        { blend: piece.blend, face, steps: points.length > 2 ? 3 : 1 },
        points,
      );
    }
  }
}
