/** Where limbs end: what can wear a glove, and hold a thing. */
import { piecesOf } from "#forge/bodies/parts/in-part.ts";
import type { ColoredPart } from "#forge/genome.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { length, subtract, type Vector } from "#forge/shapes/vector.ts";
import type { PropOrder } from "./prop.ts";

export type LimbEnd = { point: Vector; radius: number };

/** Of the first part in the list that the body has: the end of each that is farthest from the neck. */
export function handsOf(
  { model, anchors: { neck } }: Pick<PropOrder, "model" | "anchors">,
  parts: readonly ColoredPart[],
): LimbEnd[] {
  const pieces = parts.map((part) => piecesOf(model, part)).find((found) => found.length > 0) ?? [];
  const { spheres } = model.solid();
  return pieces.map((ids) =>
    ids
      .map((id): LimbEnd => {
        const [x = 0, y = 0, z = 0, radius = 0] = spheres.slice(id * 4, id * 4 + 4);
        return { point: [x, y, z], radius };
      })
      .reduce((one, other) => (away(other, neck) > away(one, neck) ? other : one)),
  );
}

const away = ({ point }: LimbEnd, neck: Frame) => length(subtract(point, neck.origin));
