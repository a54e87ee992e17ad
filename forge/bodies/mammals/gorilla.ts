/** What makes a climber on its knuckles a gorilla: shoulders, a silver back, a crest, a brow. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { ClimberBuild } from "#forge/bodies/builds/climber-builds.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { darkened, mixColors, white } from "#forge/paint/color.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

/** Face, chest and hands are of bare dark skin. */
export function leathery(order: BodyOrder): BodyOrder {
  const { model, materials, palette } = order;
  const { belly: _, ...coat } = model.materials[materials.skin]!;
  const skin = model.material(coat);
  const bare = mixColors(palette.base, [0.42, 0.38, 0.4], 0.55);
  const belly = model.material({ base: bare, gloss: 0.35, translucent: 0.2 });
  return { ...order, materials: { ...materials, skin, limb: skin, belly } };
}

export function addHaunches(order: BodyOrder, { middle: [x, y, z], trunk }: ClimberBuild): void {
  const { model, materials, palette } = order;
  const [width, height, depth] = trunk;

  model.ellipsoid(
    ground,
    materials.skin,
    [x, y - height * 0.62, z - depth * 0.8],
    [width * 0.72, height * 0.82, depth * 0.8],
    0.16,
  );
  for (const side of sides) {
    model.ellipsoid(
      ground,
      materials.skin,
      [side * width * 0.78, y + height * 0.34, z + 0.04],
      [width * 0.56, height * 0.56, depth * 0.66],
      0.16,
    );
  }
  const silver = mixColors(palette.base, white, 0.5);
  model.ellipsoid(
    ground,
    model.material({ ...model.materials[materials.skin]!, base: silver }),
    [x, y - height * 0.02, z - depth * 0.62],
    [width * 0.86, height * 0.78, depth * 0.66],
    0.08,
  );
}

/** Long arms reach down to the knuckles; the hand that carries is lifted. */
export function addKnuckleArm(order: BodyOrder, build: ClimberBuild, side: Side): void {
  const { model, materials, traits } = order;
  const [, y, z] = build.middle;
  const [width, height, depth] = build.trunk;
  const lifts = traits.carries !== undefined && side === 1;
  const r = build.limbs;
  const x = side * width;
  const hand: Vector = lifts ? [x * 1.25, y - 0.24, z + depth] : [x * 1.24, 0.17, z + 0.34];
  const elbow: Vector = lifts ? [x * 1.62, y - 0.26, z + 0.06] : [x * 1.5, y * 0.52, z + 0.16];
  model.chain(ground, materials.skin, [r * 1.35, r * 1.12, r * 0.86], { blend: 0.1 }, [
    [x * 0.95, y + height * 0.4, z + 0.06],
    elbow,
    hand,
  ]);
  model.ellipsoid(ground, materials.belly, hand, [r * 1.12, r * 0.95, r * 1.15], 0.05);
}

export function addShortLeg(order: BodyOrder, build: ClimberBuild, side: Side): void {
  const { model, materials } = order;
  const [, y, z] = build.middle;
  const [width, height, depth] = build.trunk;
  const x = side * width * 0.66;
  const r = build.limbs;
  model.chain(ground, materials.skin, [r * 1.35, r * 1.1, r * 0.85], { blend: 0.1 }, [
    [x * 0.8, y - height * 0.8, z - depth * 0.7],
    [x * 1.25, 0.36, z - depth * 0.3],
    [x * 1.15, 0.12, z - depth * 0.6],
  ]);
  inPart(order, "feet", () =>
    model.ellipsoid(
      ground,
      materials.belly,
      [x * 1.2, 0.09, z - depth * 0.6 + build.feet * 0.5],
      [0.15, 0.09, build.feet],
      0.05,
      { along: 1 },
    ),
  );
}

/** A crest over the head, a heavy brow, a flat nose with wide nostrils. */
export function addGorillaFace({ model, materials, palette }: BodyOrder, head: Frame): void {
  model.ellipsoid(head, materials.skin, [0, 0.62, -0.16], [0.62, 0.86, 0.74], 0.14);
  for (const side of sides) {
    model.ellipsoid(head, materials.belly, [side * 0.36, 0, 0.46], [0.46, 0.5, 0.52], 0.04, {
      face: true,
    });
  }
  model.ellipsoid(head, materials.belly, [0, -0.5, 0.62], [0.6, 0.44, 0.5], 0.12, { face: true });
  const brow = model.material({ base: darkened(palette.base, 0.8), fur: 0.5 });
  model.chain(head, brow, [0.1, 0.18, 0.16, 0.18, 0.1], { blend: 0.04 }, [
    [-0.76, 0.22, 0.6],
    [-0.36, 0.44, 0.94],
    [0, 0.38, 1.02],
    [0.36, 0.44, 0.94],
    [0.76, 0.22, 0.6],
  ]);
  model.ellipsoid(head, materials.belly, [0, -0.22, 1], [0.32, 0.19, 0.18], 0.05, { face: true });
  for (const side of sides) {
    model.ellipsoid(head, materials.nose, [side * 0.14, -0.25, 1.15], [0.1, 0.075, 0.05], 0.01);
  }
}
