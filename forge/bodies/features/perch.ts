/** What a bird sits on: a stone, a log, a puddle or a floe. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { around } from "#forge/bodies/parts/sides.ts";
import { mixColors, white } from "#forge/paint/color.ts";
import { lookingFrame, standingFrame, worldFrame } from "#forge/shapes/frame.ts";
import { leafOutline, rowsOf, type Outline } from "#forge/shapes/outline.ts";

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
    model.ellipsoid(ground, water, [0, 0, 0.1], [0.78, 0.05, 0.6]);
    for (const [i, angle] of around(5, 0.4).entries()) {
      model.ellipsoid(
        ground,
        water,
        [Math.cos(angle) * 0.62, 0, 0.1 + Math.sin(angle) * 0.46],
        [0.26 + 0.06 * (i % 2), 0.045, 0.22],
        0.08,
      );
    }
  },
};

const floeOutline: Outline = rowsOf(
  "0.7 0.05, 0.46 0.44, -0.1 0.56, -0.56 0.36, -0.72 -0.1, -0.3 -0.5, 0.38 -0.46",
);

const floe: Perch = {
  height: 0.13,
  add(order) {
    const { model, materials } = order;
    model.plate(
      lookingFrame([0, 0.06, 0.1], [0, 1, 0], [0, 0, 1]),
      materials.crystal,
      floeOutline,
      0.05,
      0,
      { round: 0.03 },
    );
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
    model.chain(ground, materials.bark, [0.14, 0.165, 0.15], { blend: 0.04, steps: 3 }, [
      [-0.66, 0.17, 0.2],
      [0, 0.16, 0.08],
      [0.6, 0.17, 0.04],
    ]);
    model.cone(ground, materials.bark, [-0.4, 0.2, 0.16], [-0.62, 0.44, 0.1], [0.07, 0.04], 0.05);
    const heart = model.material({ base: mixColors(palette.belly, [0.85, 0.66, 0.42], 0.6) });
    model.ellipsoid(
      lookingFrame([0.71, 0.17, 0.03], [1, 0, -0.05]),
      heart,
      [0, 0, 0],
      [0.125, 0.125, 0.04],
    );
    for (const [toward, at] of [
      [[-1, 0.5, 0.4], -0.62],
      [[-0.3, 1, 0.3], -0.58],
    ] as const) {
      model.plate(
        standingFrame([at, 0.42, 0.11], [0, 0.3, 1], toward, 0.34),
        materials.leaf,
        leafOutline(0.3, 0.9, 4),
        0.04,
        0.02,
        { bend: [-0.4, -0.2] },
      );
    }
  },
};

const stone: Perch = {
  height: 0.24,
  add({ model, materials, dice }) {
    const rolls = dice.fork("perch");

    model.ellipsoid(ground, materials.rock, [0, 0.02, 0.08], [0.56, 0.23, 0.48], 0.04);
    for (const angle of around(4, rolls.between(0, 3))) {
      model.ellipsoid(
        ground,
        materials.rock,
        [Math.cos(angle) * 0.58, 0.02, 0.08 + Math.sin(angle) * 0.5],
        [rolls.between(0.14, 0.26), rolls.between(0.1, 0.18), 0.2],
        0.04,
      );
    }
  },
};

export function perchFor({ element }: BodyOrder): Perch {
  if (element === "water") return puddle;
  if (element === "ice" || element === "crystal") return floe;
  return element === "nature" || element === "air" ? log : stone;
}
