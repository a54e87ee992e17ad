/** By what goats, bulls and mammoths are known: a beard, a hump, hooves, a shaggy coat. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { around, fan, sides } from "#forge/bodies/parts/sides.ts";
import { darkened } from "#forge/paint/color.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { addSpines } from "./spines.ts";

const ground = worldFrame();

export type BeastGrowth = "beard" | "hump" | "shaggy" | "spines" | "longSpines";

type BodyMeasures = { back: number; girth: number; head: Frame };

export const beastGrowths: Record<BeastGrowth, (order: BodyOrder, place: BodyMeasures) => void> = {
  beard({ model, palette, traits }, { head }) {
    const material = model.material({ base: darkened(palette.belly, 0.78), fur: 0.7 });
    const chin = 0.62 + (traits.snout ?? 0.4) * 0.7;
    for (const i of fan(1)) {
      model.chain(head, material, [0.17, 0.15, 0.015], { blend: 0.04 }, [
        [i * 0.12, -0.56, chin],
        [i * 0.14, -0.95, chin + 0.06],
        [i * 0.05, -1.5 + Math.abs(i) * 0.22, chin + 0.16],
      ]);
    }
  },
  /** The weight of a bull is in neck and shoulders. */
  hump({ model, materials }, { back, girth }) {
    model.ellipsoid(
      ground,
      materials.skin,
      [0, back + 0.26 * girth, 0.24],
      [0.28 * girth, 0.3 * girth, 0.38 * girth],
      0.16,
    );
    model.ellipsoid(
      ground,
      materials.skin,
      [0, back + 0.1, 0.52],
      [0.3 * girth, 0.36 * girth, 0.32 * girth],
      0.16,
    );
  },
  shaggy(order, place) {
    addCrown(order, place);
    addSkirt(order, place);
    addCurledTusks(order, place);
  },
  spines: (order, { back, head }) => addSpines(order, { back, head, length: 0.25 }),
  longSpines: (order, { back, head }) => addSpines(order, { back, head, length: 0.42 }),
};

/** Slim ears that stand out and hang. */
export function addHangingEars(order: BodyOrder, head: Frame): void {
  const { model, materials, palette } = order;
  const { belly: _, ...coat } = model.materials[materials.skin]!;
  const material = model.material({ ...coat, base: darkened(palette.base, 0.8) });
  for (const side of sides) {
    inPart(order, "ears", () =>
      model.chain(head, material, [0.1, 0.17, 0.19, 0.02], { blend: 0.04 }, [
        [side * 0.62, 0.5, -0.1],
        [side * 1.08, 0.5, -0.04],
        [side * 1.42, 0.12, 0.04],
        [side * 1.46, -0.26, 0.1],
      ]),
    );
  }
}

/** A high dome on the head, and a hump behind it. */
function addCrown({ model, materials }: BodyOrder, { back, girth, head }: BodyMeasures): void {
  model.ellipsoid(head, materials.skin, [0, 0.78, -0.12], [0.62, 0.78, 0.62], 0.14);
  model.ellipsoid(
    ground,
    materials.skin,
    [0, back + 0.3 * girth, 0.02],
    [0.24 * girth, 0.24 * girth, 0.34 * girth],
    0.14,
  );
  for (const i of fan(2)) {
    model.chain(head, materials.skin, [0.18, 0.17, 0.015], { blend: 0.04, steps: 3 }, [
      [i * 0.12, 1.36, 0.06],
      [i * 0.2, 1.24, 0.5],
      [i * 0.26, 0.72 + 0.04 * Math.abs(i), 0.78],
    ]);
  }
}

/** Two rows of long locks around the trunk, that reach far down the legs. */
function addSkirt(
  { model, materials, palette, dice }: BodyOrder,
  { back, girth }: BodyMeasures,
): void {
  const shade = model.materials[materials.skin]!;
  const { belly: _, ...plain } = shade;
  const coats = [plain, { ...plain, base: darkened(palette.base, 0.72) }].map((coat) =>
    model.material(coat),
  );
  for (const row of [0, 1]) {
    const locks = 22 - row * 2;
    for (const angle of around(locks, row * 0.15)) {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const length = back * dice.between(0.6, 0.9) * (row === 0 ? 1 : 0.62);
      const [w, d] = [0.31 * girth, 0.62 + 0.06 * girth];
      const top = back + (row === 0 ? -0.02 : 0.16);
      model.chain(ground, coats[row]!, [0.15, 0.13, 0.012], { blend: 0.015, steps: 3 }, [
        [c * w, top, -0.1 + s * d],
        [c * w * 1.26, top - length * 0.5, -0.1 + s * d * 1.08],
        [c * w * 1.5, top - length, -0.1 + s * d * 1.22],
      ]);
    }
  }
}

/** Down, far forward, and in again at their tips. */
function addCurledTusks(order: BodyOrder, { head }: BodyMeasures): void {
  const { model, materials } = order;
  for (const side of sides) {
    inPart(order, "teeth", () =>
      model.chain(head, materials.tooth, [0.17, 0.17, 0.14, 0.1, 0.015], { blend: 0.02 }, [
        [side * 0.46, -0.4, 0.55],
        [side * 0.86, -1.15, 1],
        [side * 1.12, -1.3, 1.75],
        [side * 0.98, -0.72, 2.3],
        [side * 0.56, -0.2, 2.3],
      ]),
    );
  }
}

/** In the place of a paw. */
export function addHoofAt(
  order: BodyOrder,
  [x, y, z]: readonly [number, number, number],
  radius: number,
): void {
  const { model, materials } = order;
  inPart(order, "feet", () =>
    model.cone(
      ground,
      materials.hoof,
      [x, y + 0.06, z - 0.05],
      [x, 0.06, z],
      [radius * 0.78, radius * 1.02],
      0.015,
    ),
  );
}
