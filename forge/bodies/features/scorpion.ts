/** A scorpion's pincers and sting, and the raised claws of a crab. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Side } from "#forge/bodies/parts/sides.ts";
import { worldFrame } from "#forge/shapes/frame.ts";

const ground = worldFrame();

export function addPincer({ model, materials }: BodyOrder, side: Side): void {
  const part = { frame: ground, material: materials.skin };
  model.chain({
    ...part,
    points: [
      [side * 0.26, 0.44, 0.3],
      [side * 0.7, 0.5, 0.42],
      [side * 0.76, 0.42, 0.8],
    ],
    radii: [0.11, 0.09, 0.09],
    blend: 0.06,
    steps: 3,
  });
  model.ellipsoid({
    ...part,
    center: [side * 0.72, 0.42, 0.98],
    radii: [0.2, 0.15, 0.22],
    blend: 0.05,
  });
  const finger = { ...part, material: materials.limb, blend: 0.03, steps: 3 };
  model.chain({
    ...finger,
    points: [
      [side * 0.84, 0.44, 1.04],
      [side * 0.9, 0.46, 1.26],
      [side * 0.72, 0.46, 1.4],
    ],
    radii: [0.12, 0.095, 0.02],
  });
  model.chain({
    ...finger,
    points: [
      [side * 0.6, 0.42, 1.06],
      [side * 0.52, 0.42, 1.22],
      [side * 0.58, 0.42, 1.36],
    ],
    radii: [0.09, 0.075, 0.02],
  });
}

const joints = [
  [0, 0.46, -0.72, 0.2],
  [0, 0.7, -1, 0.18],
  [0, 1.05, -1.08, 0.165],
  [0, 1.38, -0.9, 0.15],
  [0, 1.52, -0.58, 0.14],
] as const;

export function addSting({ model, materials }: BodyOrder): void {
  for (const [x, y, z, r] of joints) {
    model.ellipsoid({
      frame: ground,
      center: [x, y, z],
      radii: [r, r, r],
      material: materials.skin,
      blend: 0.08,
    });
  }
  model.ellipsoid({
    frame: ground,
    center: [0, 1.46, -0.3],
    radii: [0.15, 0.15, 0.18],
    material: materials.accent,
    blend: 0.05,
  });
  model.chain({
    frame: ground,
    points: [
      [0, 1.44, -0.18],
      [0, 1.34, 0],
      [0, 1.16, 0.04],
    ],
    radii: [0.1, 0.06, 0.01],
    material: materials.glow,
    blend: 0.03,
    steps: 3,
  });
}

/** Held up as if to cheer. */
export function addClaw({ model, materials }: BodyOrder, side: Side): void {
  const part = { frame: ground, material: materials.skin };
  model.chain({
    ...part,
    points: [
      [side * 0.5, 0.66, 0.24],
      [side * 0.92, 0.72, 0.4],
      [side * 0.98, 1.06, 0.44],
    ],
    radii: [0.12, 0.1, 0.1],
    blend: 0.06,
    steps: 3,
  });
  model.ellipsoid({
    ...part,
    center: [side * 0.98, 1.24, 0.46],
    radii: [0.24, 0.24, 0.16],
    blend: 0.06,
  });
  for (const [x, tip] of [
    [0.17, 0.05],
    [-0.15, -0.02],
  ] as const) {
    model.chain({
      ...part,
      points: [
        [side * (0.98 + x), 1.32, 0.46],
        [side * (0.98 + x * 1.35), 1.54, 0.47],
        [side * (0.98 + tip), 1.72, 0.48],
      ],
      radii: [0.13, 0.1, 0.02],
      material: materials.limb,
      blend: 0.03,
      steps: 3,
    });
  }
}
