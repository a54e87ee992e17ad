/** Makes one model of two. */
import type { Decal } from "#forge/paint/face.ts";
import type { Material } from "#forge/paint/material.ts";
import { numbersPerCorner, parametersPerPrimitive, primitiveKinds } from "./core.ts";
import { pointIn } from "./frame.ts";
import type { PrimitivePaint } from "./parts.ts";
import { lowestOf, placedDecal, placedEye, placedParameters, type Placing } from "./placing.ts";
import { length, subtract, type Vector } from "./vector.ts";

/** The lists that a model is made of. */
type Lists = {
  materials: Material[];
  decals: Decal[];
  paints: PrimitivePaint[];
  kinds: number[];
  parameters: number[];
  blends: number[];
  spheres: number[];
  corners: number[];
};

/** Adds what `other` is made of to `lists`, each primitive where `placing` takes it. */
export function addPlaced(lists: Lists, other: Lists, placing: Placing): void {
  const size = placing([0, 0, 0]).scale;
  const firstMaterial = lists.materials.length;
  const firstCorner = lists.corners.length / numbersPerCorner;
  lists.materials.push(...other.materials);
  for (let i = 0; i < other.corners.length; i += numbersPerCorner) {
    const [x, y, inverse] = [other.corners[i]!, other.corners[i + 1]!, other.corners[i + 2]!];
    lists.corners.push(x * size, y * size, inverse / (size * size));
  }
  for (const decal of other.decals) lists.decals.push(placedDecal(decal, placing));
  for (const [i, paint] of other.paints.entries()) {
    const kind = primitiveKinds[other.kinds[i]!]!;
    const { parameters, center } = placedParameters(kind, numbersOf(other, i), {
      placing,
      firstCorner,
      id: i,
    });
    const [x, y, z, radius] = other.spheres.slice(i * 4, i * 4 + 4) as [...Vector, number];
    const middle = pointIn(placing([x, y, z], i), [x, y, z]);
    // A bent cone's middle is not where its old middle went.
    const stray = center ? length(subtract(center, middle)) : 0;
    lists.kinds.push(other.kinds[i]!);
    lists.parameters.push(...parameters);
    lists.blends.push(other.blends[i]! * size);
    lists.spheres.push(...middle, radius * size + stray * 2);
    lists.paints.push({
      ...paint,
      material: paint.material + firstMaterial,
      eye: paint.eye && placedEye(paint.eye, placing),
    });
  }
}

export function lowestPoint(lists: Lists): number {
  return lists.kinds.reduce(
    (lowest, kind, i) => Math.min(lowest, lowestOf(primitiveKinds[kind]!, numbersOf(lists, i))),
    1e9,
  );
}

const numbersOf = ({ parameters }: Lists, i: number): number[] =>
  parameters.slice(i * parametersPerPrimitive, (i + 1) * parametersPerPrimitive);
