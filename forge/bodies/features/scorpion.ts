/** A scorpion's pincers and sting, and the raised claws of a crab. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Side } from "#forge/bodies/parts/sides.ts";
import { worldFrame } from "#forge/shapes/frame.ts";

const ground = worldFrame();

export function addPincer({ model, materials }: BodyOrder, side: Side): void {
  model.chain(ground, materials.skin, [0.11, 0.09, 0.09], { blend: 0.06, steps: 3 }, [
    [side * 0.26, 0.44, 0.3],
    [side * 0.7, 0.5, 0.42],
    [side * 0.76, 0.42, 0.8],
  ]);
  model.ellipsoid(ground, materials.skin, [side * 0.72, 0.42, 0.98], [0.2, 0.15, 0.22], 0.05);

  model.chain(ground, materials.limb, [0.12, 0.095, 0.02], { blend: 0.03, steps: 3 }, [
    [side * 0.84, 0.44, 1.04],
    [side * 0.9, 0.46, 1.26],
    [side * 0.72, 0.46, 1.4],
  ]);
  model.chain(ground, materials.limb, [0.09, 0.075, 0.02], { blend: 0.03, steps: 3 }, [
    [side * 0.6, 0.42, 1.06],
    [side * 0.52, 0.42, 1.22],
    [side * 0.58, 0.42, 1.36],
  ]);
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
    model.ellipsoid(ground, materials.skin, [x, y, z], [r, r, r], 0.08);
  }
  model.ellipsoid(ground, materials.accent, [0, 1.46, -0.3], [0.15, 0.15, 0.18], 0.05);
  model.chain(ground, materials.glow, [0.1, 0.06, 0.01], { blend: 0.03, steps: 3 }, [
    [0, 1.44, -0.18],
    [0, 1.34, 0],
    [0, 1.16, 0.04],
  ]);
}

/** Held up as if to cheer. */
export function addClaw({ model, materials }: BodyOrder, side: Side): void {
  model.chain(ground, materials.skin, [0.12, 0.1, 0.1], { blend: 0.06, steps: 3 }, [
    [side * 0.5, 0.66, 0.24],
    [side * 0.92, 0.72, 0.4],
    [side * 0.98, 1.06, 0.44],
  ]);
  model.ellipsoid(ground, materials.skin, [side * 0.98, 1.24, 0.46], [0.24, 0.24, 0.16], 0.06);
  for (const [x, tip] of [
    [0.17, 0.05],
    [-0.15, -0.02],
  ] as const) {
    model.chain(ground, materials.limb, [0.13, 0.1, 0.02], { blend: 0.03, steps: 3 }, [
      [side * (0.98 + x), 1.32, 0.46],
      [side * (0.98 + x * 1.35), 1.54, 0.47],
      [side * (0.98 + tip), 1.72, 0.48],
    ]);
  }
}
