/** The disc of a pig, a bear's pale muzzle, the mouth of a cow, a rhino's horn, a cat's whiskers. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { BeastBuild } from "#forge/bodies/builds/beast-builds.ts";

const muzzles = {
  disc: { radii: [0.36, 0.29, 0.13], y: -0.3, nostrils: 0.13 },
  broad: { radii: [0.5, 0.34, 0.26], y: -0.4, nostrils: 0.22 },
  huge: { radii: [0.68, 0.46, 0.5], y: -0.42, nostrils: 0.3 },
  horned: { radii: [0.46, 0.36, 0.34], y: -0.36, nostrils: 0.2 },
} as const;

export function addBeastMuzzle(
  order: BodyOrder,
  head: Frame,
  kind: NonNullable<BeastBuild["muzzle"]>,
): void {
  if (kind === "pale") {
    addPaleMuzzle(order, head);
    return;
  }
  const { model, materials, traits } = order;
  const { radii, y, nostrils } = muzzles[kind];
  const snout = traits.snout ?? mix(0.32, 0.62, traits.fierce);
  const z = kind === "disc" ? 1 + snout : 0.86 + snout;
  model.ellipsoid(
    head,
    kind === "disc" || kind === "broad" ? materials.inner : materials.skin,
    [0, y, z],
    radii,
    kind === "huge" ? 0.12 : 0.04,
    { face: true },
  );
  if (kind === "horned") addNoseHorns(order, head, z);
  for (const side of sides) {
    model.ellipsoid(
      head,
      materials.dark,
      [side * nostrils, y + 0.05, z + radii[2] * 0.92],
      [0.055, 0.085, 0.05],
    );
  }
}

/** Short and round, in the colour of the belly, with a large nose: bears and dogs. */
function addPaleMuzzle({ model, materials, traits }: BodyOrder, head: Frame): void {
  const z = 0.56 + (traits.snout ?? 0.3);
  model.ellipsoid(head, materials.belly, [0, -0.36, z], [0.44, 0.35, 0.42], 0.06, { face: true });
  model.ellipsoid(head, materials.nose, [0, -0.16, z + 0.36], [0.2, 0.14, 0.12], 0.02);
}

/** A great horn on the nose and a small one behind it. */
function addNoseHorns({ model, materials }: BodyOrder, head: Frame, z: number): void {
  model.chain(head, materials.horn, [0.24, 0.17, 0.015], { blend: 0.04 }, [
    [0, -0.08, z],
    [0, 0.34, z + 0.24],
    [0, 0.86, z + 0.22],
  ]);
  model.cone(head, materials.horn, [0, 0.16, z - 0.4], [0, 0.5, z - 0.3], [0.15, 0.015], 0.04);
}

export function addWhiskers({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    for (const i of fan(1)) {
      model.cone(
        head,
        materials.tooth,
        [side * 0.34, -0.4 + i * 0.07, 0.86],
        [side * 1.12, -0.36 + i * 0.22, 0.7],
        [0.018, 0.007],
      );
    }
  }
}
