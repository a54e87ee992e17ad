/** Locks of hair: manes that flow down a neck, brushes that stand on it, and tails of hair. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { rainbow } from "#forge/paint/palette.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import { fan } from "./sides.ts";

const ground = worldFrame();

/** One material for each colour of the hair; hair of fire burns. */
export function hairMaterials(order: BodyOrder, isRainbow: boolean): MaterialId[] {
  const { model, materials, palette, element } = order;
  if (element === "fire" && palette.hair.length === 0) return [materials.flame];
  const own = palette.hair.length > 0 ? palette.hair : isRainbow ? rainbow : [];
  if (own.length === 0) return [materials.hair];
  return own.map((base) =>
    model.material({
      base,
      gloss: 0.5,
      fur: 0.5,
      translucent: 0.4,
      glow: { color: base, strength: 0.1 },
    }),
  );
}

/** The line along which a mane grows, from the poll down to the withers. */
export type Crest = { points: readonly Vector[]; radius: number };

const locks = 8;

function along({ points }: Crest, t: number): Vector {
  const at = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(at));
  const [a, b] = [points[i]!, points[i + 1]!];
  const f = at - i;
  return [mix(a[0], b[0], f), mix(a[1], b[1], f), mix(a[2], b[2], f)];
}

/** Waves of hair that fall over the side that the camera sees, and a few over the other one. */
export function addFlowingMane(
  { model, dice }: BodyOrder,
  crest: Crest,
  hair: readonly MaterialId[],
): void {
  const r = crest.radius;
  for (const side of [-1, 1]) {
    for (let i = 0; i < locks; i++) {
      const t = i / (locks - 1);
      const root = along(crest, t);
      const long = mix(2.3, 1.75, t) * r * dice.between(0.9, 1.12) * (side === 1 ? 1 : 0.8);
      model.chain(
        ground,
        hair[i % hair.length]!,
        [r * 0.42, r * 0.58, r * 0.52, r * 0.38, 0.008],
        { blend: 0.025, steps: 3 },
        [
          add(root, [0, 0.02, 0]),
          add(root, [side * r * 0.6, r * 0.35, -r * 0.5]),
          add(root, [side * r * 1.2, -long * 0.3, -r * 0.85]),
          add(root, [side * r * 1.3, -long * 0.75, -r * 0.8]),
          add(root, [side * r * 1.6, -long * 1.05, -r * 1.7]),
        ],
      );
    }
  }
}

/** Short hair that stands up, as zebras and donkeys have it. */
export function addBrushMane({ model }: BodyOrder, crest: Crest, hair: readonly MaterialId[]) {
  const r = crest.radius;
  for (let i = 0; i < locks + 2; i++) {
    const root = along(crest, i / (locks + 1));
    model.cone(
      ground,
      hair[i % hair.length]!,
      root,
      add(root, [0, r * 0.62, -r * 0.6]),
      [r * 0.36, r * 0.14],
      0.02,
    );
  }
}

/** A fringe between the ears. */
export function addForelock({ model }: BodyOrder, head: Frame, hair: readonly MaterialId[]) {
  for (const i of fan(1)) {
    model.chain(
      head,
      hair[(i + 1) % hair.length]!,
      [0.2, 0.21, 0.14, 0.012],
      { blend: 0.04, steps: 3 },
      [
        [i * 0.14, 0.72, -0.1],
        [i * 0.2 + 0.1, 0.98, 0.3],
        [i * 0.26 + 0.3, 0.72, 0.72],
        [i * 0.26 + 0.52, 0.4, 0.74],
      ],
    );
  }
}

/** A long tail of hair, in a wide curve that ends in a curl. */
export function addFlowingTail({ model }: BodyOrder, root: Vector, hair: readonly MaterialId[]) {
  const strands = Math.max(5, hair.length);
  for (let i = 0; i < strands; i++) {
    const aside = (i / (strands - 1)) * 2 - 1;
    model.chain(
      ground,
      hair[i % hair.length]!,
      [0.08, 0.1, 0.125, 0.125, 0.09, 0.01],
      { blend: 0.03 },
      [
        root,
        add(root, [0.06 + aside * 0.05, 0.2 - aside * 0.04, -0.2]),
        add(root, [0.22 + aside * 0.2, 0.06 - aside * 0.1, -0.46]),
        add(root, [0.3 + aside * 0.24, -0.34 - aside * 0.04, -0.5]),
        add(root, [0.42 + aside * 0.28, -0.62, -0.62 + aside * 0.1]),
        add(root, [0.66 + aside * 0.26, -0.62 + aside * 0.1, -0.7]),
      ],
    );
  }
}
