/** Primitives that are already in a model: once more, or no more. */
import { numbersPerCorner, parametersPerPrimitive, primitiveKinds } from "./core.ts";
import {
  cornersAt,
  growthOf,
  movedEye,
  movedParameters,
  movedPoint,
  type Motion,
} from "./motion.ts";
import { addCorners } from "./outline.ts";
import type { PrimitivePaint } from "./parts.ts";

/** What a model keeps of its primitives. */
export type Rows = {
  kinds: number[];
  parameters: number[];
  blends: number[];
  /** Centre and radius of a sphere around each. */
  spheres: number[];
  corners: number[];
  paints: PrimitivePaint[];
};

/** Writes primitive `id`, moved, to the place `at`: its own or a new one at the end. */
export function copyRow(rows: Rows, id: number, motion: Motion, at: number): void {
  const { kinds, parameters, blends, spheres, corners, paints } = rows;
  const growth = growthOf(motion);
  const kind = primitiveKinds[kinds[id]!]!;
  const own = slicesOf(parameters, id, parametersPerPrimitive);
  const moved = movedParameters(motion, kind, own);
  const place = cornersAt[kind];
  if (place !== undefined) {
    const outline = Array.from({ length: own[place + 1]! }, (_, i) => {
      const [x = 0, y = 0] = slicesOf(corners, own[place]! + i, numbersPerCorner);
      return [x, y] as const;
    });
    moved[place] = addCorners(corners, outline, growth);
  }
  const [x = 0, y = 0, z = 0, radius = 0] = slicesOf(spheres, id, 4);
  kinds[at] = kinds[id]!;
  write(parameters, at, moved);
  write(spheres, at, [...movedPoint(motion, [x, y, z]), radius * growth]);
  blends[at] = blends[id]!;
  const paint = paints[id]!;
  paints[at] = { ...paint, eye: paint.eye && movedEye(motion, paint.eye) };
}

/** Their outlines stay, unused. */
export function removeRows(rows: Rows, isGone: (paint: PrimitivePaint) => boolean): void {
  const { kinds, parameters, blends, spheres, paints } = rows;
  const kept = paints.flatMap((paint, id) => (isGone(paint) ? [] : [id]));
  const keep = <T>(values: T[], width: number) => {
    const own = kept.flatMap((id) => values.slice(id * width, (id + 1) * width));
    values.splice(0, values.length, ...own);
  };
  keep(kinds, 1);
  keep(parameters, parametersPerPrimitive);
  keep(blends, 1);
  keep(spheres, 4);
  keep(paints, 1);
}

const slicesOf = (values: readonly number[], row: number, width: number) =>
  values.slice(row * width, (row + 1) * width);

function write(values: number[], row: number, numbers: readonly number[]): void {
  for (const [i, value] of numbers.entries()) values[row * numbers.length + i] = value;
}
