/** What a bird sits on: a stone, a log, a puddle or a floe. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { around } from "#forge/bodies/parts/sides.ts";
import { mixColors, white } from "#forge/paint/color.ts";
import { lookingFrame, standingFrame, worldFrame } from "#forge/shapes/frame.ts";
import { leafOutline, type Outline } from "#forge/shapes/outline.ts";

const ground = worldFrame();

type Perch = { height: number; add(order: BodyOrder): void };

const puddle: Perch = {
  height: 0.05,
  add({ model, palette }) {
    const water = model.material({
      base: mixColors(palette.base, [0.45, 0.78, 0.96], 0.75),
      pattern: { kind: "slime", color: white },
      gloss: 1,
      translucent: 0.8,
    });
    model.ellipsoid({
      frame: ground,
      center: [0, 0, 0.1],
      radii: [0.78, 0.05, 0.6],
      material: water,
    });
    for (const [i, angle] of around(5, 0.4).entries()) {
      model.ellipsoid({
        frame: ground,
        center: [Math.cos(angle) * 0.62, 0, 0.1 + Math.sin(angle) * 0.46],
        radii: [0.26 + 0.06 * (i % 2), 0.045, 0.22],
        material: water,
        blend: 0.08,
      });
    }
  },
};

const floeOutline: Outline = [
  [0.7, 0.05],
  [0.46, 0.44],
  [-0.1, 0.56],
  [-0.56, 0.36],
  [-0.72, -0.1],
  [-0.3, -0.5],
  [0.38, -0.46],
];

const floe: Perch = {
  height: 0.13,
  add(order) {
    const { model, materials } = order;
    model.plate({
      frame: lookingFrame({ origin: [0, 0.06, 0.1], forward: [0, 1, 0], up: [0, 0, 1] }),
      outline: floeOutline,
      thickness: 0.05,
      round: 0.03,
      material: materials.crystal,
    });
    for (const [x, z] of [
      [-0.56, -0.1],
      [0.54, -0.08],
    ] as const) {
      addShard(order, ground, {
        from: [x, 0.04, z],
        toward: [x * 0.5, 1, -0.2],
        radius: 0.08,
        height: x < 0 ? 0.36 : 0.24,
      });
    }
  },
};

const log: Perch = {
  height: 0.3,
  add({ model, materials, palette }) {
    const wood = { frame: ground, material: materials.bark };
    model.chain({
      ...wood,
      points: [
        [-0.66, 0.17, 0.2],
        [0, 0.16, 0.08],
        [0.6, 0.17, 0.04],
      ],
      radii: [0.14, 0.165, 0.15],
      blend: 0.04,
      steps: 3,
    });
    model.cone({
      ...wood,
      from: [-0.4, 0.2, 0.16],
      to: [-0.62, 0.44, 0.1],
      radii: [0.07, 0.04],
      blend: 0.05,
    });
    const heart = model.material({ base: mixColors(palette.belly, [0.85, 0.66, 0.42], 0.6) });
    model.ellipsoid({
      frame: lookingFrame({ origin: [0.71, 0.17, 0.03], forward: [1, 0, -0.05] }),
      radii: [0.125, 0.125, 0.04],
      material: heart,
    });
    for (const [toward, at] of [
      [[-1, 0.5, 0.4], -0.62],
      [[-0.3, 1, 0.3], -0.58],
    ] as const) {
      model.plate({
        frame: standingFrame({
          origin: [at, 0.42, 0.11],
          forward: [0, 0.3, 1],
          up: toward,
          scale: 0.34,
        }),
        outline: leafOutline(0.3, 0.9, 4),
        thickness: 0.04,
        bend: [-0.4, -0.2],
        material: materials.leaf,
        blend: 0.02,
      });
    }
  },
};

const stone: Perch = {
  height: 0.24,
  add({ model, materials, dice }) {
    const rolls = dice.fork("perch");
    const rock = { frame: ground, material: materials.rock, blend: 0.04 };
    model.ellipsoid({ ...rock, center: [0, 0.02, 0.08], radii: [0.56, 0.23, 0.48] });
    for (const angle of around(4, rolls.between(0, 3))) {
      model.ellipsoid({
        ...rock,
        center: [Math.cos(angle) * 0.58, 0.02, 0.08 + Math.sin(angle) * 0.5],
        radii: [rolls.between(0.14, 0.26), rolls.between(0.1, 0.18), 0.2],
      });
    }
  },
};

export function perchFor({ element }: BodyOrder): Perch {
  if (element === "water") return puddle;
  if (element === "ice" || element === "crystal") return floe;
  return element === "nature" || element === "air" ? log : stone;
}
