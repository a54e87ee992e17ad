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
  const coat = { frame: ground, material: materials.skin, blend: 0.16 };
  model.ellipsoid({
    ...coat,
    center: [x, y - height * 0.62, z - depth * 0.8],
    radii: [width * 0.72, height * 0.82, depth * 0.8],
  });
  for (const side of sides) {
    model.ellipsoid({
      ...coat,
      center: [side * width * 0.78, y + height * 0.34, z + 0.04],
      radii: [width * 0.56, height * 0.56, depth * 0.66],
    });
  }
  const silver = mixColors(palette.base, white, 0.5);
  model.ellipsoid({
    frame: ground,
    material: model.material({ ...model.materials[materials.skin]!, base: silver }),
    center: [x, y - height * 0.02, z - depth * 0.62],
    radii: [width * 0.86, height * 0.78, depth * 0.66],
    blend: 0.08,
  });
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
  model.chain({
    frame: ground,
    points: [[x * 0.95, y + height * 0.4, z + 0.06], elbow, hand],
    radii: [r * 1.35, r * 1.12, r * 0.86],
    material: materials.skin,
    blend: 0.1,
  });
  model.ellipsoid({
    frame: ground,
    center: hand,
    radii: [r * 1.12, r * 0.95, r * 1.15],
    material: materials.belly,
    blend: 0.05,
  });
}

export function addShortLeg(order: BodyOrder, build: ClimberBuild, side: Side): void {
  const { model, materials } = order;
  const [, y, z] = build.middle;
  const [width, height, depth] = build.trunk;
  const x = side * width * 0.66;
  const r = build.limbs;
  model.chain({
    frame: ground,
    points: [
      [x * 0.8, y - height * 0.8, z - depth * 0.7],
      [x * 1.25, 0.36, z - depth * 0.3],
      [x * 1.15, 0.12, z - depth * 0.6],
    ],
    radii: [r * 1.35, r * 1.1, r * 0.85],
    material: materials.skin,
    blend: 0.1,
  });
  inPart(order, "feet", () =>
    model.ellipsoid({
      frame: ground,
      center: [x * 1.2, 0.09, z - depth * 0.6 + build.feet * 0.5],
      radii: [0.15, 0.09, build.feet],
      material: materials.belly,
      blend: 0.05,
      along: 1,
    }),
  );
}

/** A crest over the head, a heavy brow, a flat nose with wide nostrils. */
export function addGorillaFace({ model, materials, palette }: BodyOrder, head: Frame): void {
  const coat = { frame: head, material: materials.skin };
  const bare = { frame: head, material: materials.belly, face: true };
  model.ellipsoid({ ...coat, center: [0, 0.62, -0.16], radii: [0.62, 0.86, 0.74], blend: 0.14 });
  for (const side of sides) {
    model.ellipsoid({
      ...bare,
      center: [side * 0.36, 0, 0.46],
      radii: [0.46, 0.5, 0.52],
      blend: 0.04,
    });
  }
  model.ellipsoid({ ...bare, center: [0, -0.5, 0.62], radii: [0.6, 0.44, 0.5], blend: 0.12 });
  const brow = model.material({ base: darkened(palette.base, 0.8), fur: 0.5 });
  model.chain({
    frame: head,
    points: [
      [-0.76, 0.22, 0.6],
      [-0.36, 0.44, 0.94],
      [0, 0.38, 1.02],
      [0.36, 0.44, 0.94],
      [0.76, 0.22, 0.6],
    ],
    radii: [0.1, 0.18, 0.16, 0.18, 0.1],
    material: brow,
    blend: 0.04,
  });
  model.ellipsoid({ ...bare, center: [0, -0.22, 1], radii: [0.32, 0.19, 0.18], blend: 0.05 });
  for (const side of sides) {
    model.ellipsoid({
      frame: head,
      center: [side * 0.14, -0.25, 1.15],
      radii: [0.1, 0.075, 0.05],
      material: materials.nose,
      blend: 0.01,
    });
  }
}
