/** What each element grows on a small creature: a tail, and something on the head. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import {
  lookingFrame,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { leafOutline, rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { add, scale } from "#forge/shapes/vector.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();

export type Growth = {
  tail: (order: BodyOrder) => void;
  head?: (order: BodyOrder, head: Frame) => void;
};

export const bushyTail: Growth = {
  tail: ({ model, materials }) => {
    model.chain(ground, materials.tail, [0.1, 0.16, 0.22, 0.015], { blend: 0.1, steps: 5 }, [
      [0, 0.3, -0.28],
      [0.3, 0.32, -0.55],
      [0.62, 0.6, -0.55],
      [0.6, 0.98, -0.42],
    ]);
  },
};

/** A puff. */
export const shortTail: Growth = {
  tail: ({ model, materials }) =>
    model.ellipsoid(ground, materials.tail, [0.14, 0.3, -0.36], [0.17, 0.17, 0.16], 0.06),
};

/** Long, bare and curled at its end. */
export function addMouseTail({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.inner, [0.075, 0.06, 0.052, 0.045, 0.04, 0.02], { blend: 0.04 }, [
    [0, 0.22, -0.28],
    [0.34, 0.12, -0.52],
    [0.74, 0.2, -0.5],
    [0.9, 0.56, -0.44],
    [0.78, 0.8, -0.4],
    [0.92, 0.96, -0.36],
  ]);
}

const fireGrowth: Growth = {
  tail: (order) => {
    order.model.chain(ground, order.materials.skin, [0.1, 0.09, 0.08], { blend: 0.08 }, [
      [0, 0.3, -0.28],
      [0.25, 0.35, -0.5],
      [0.5, 0.62, -0.5],
    ]);
    addFlames(order, ground, {
      count: 7,
      center: [0.52, 0.64, -0.5],
      spread: 0.15,
      height: 0.75,
      radius: 0.13,
    });
  },
  head: (order, head) =>
    addFlames(order, head, {
      count: 5,
      center: [0, 0.68, -0.05],
      spread: 0.22,
      height: 0.8,
      radius: 0.2,
      lean: [0.1, 1, -0.25],
    }),
};

/** How many spikes the spark at the end of a thunder tail has; the angle spreads them evenly. */
const sparkSpikes = 11;
const goldenAngle = 2.4;

const lightningGrowth: Growth = {
  tail: ({ model, materials }) => {
    model.chain(ground, materials.skin, [0.09, 0.07, 0.055, 0.05, 0.05], { blend: 0.06 }, [
      [0, 0.3, -0.28],
      [0.28, 0.3, -0.55],
      [0.56, 0.56, -0.6],
      [0.46, 0.9, -0.5],
      [0.6, 1.1, -0.42],
    ]);
    const spark = [0.62, 1.2, -0.4] as const;
    for (let i = 0; i < sparkSpikes; i++) {
      const z = 1 - (2 * (i + 0.5)) / sparkSpikes;
      const r = Math.sqrt(1 - z * z);
      const angle = i * goldenAngle;
      const toward = [r * Math.cos(angle), z, r * Math.sin(angle)] as const;
      model.cone(
        ground,
        materials.bolt,
        spark,
        add(spark, scale(toward, 0.27)),
        [0.11, 0.008],
        0.03,
      );
    }
  },
  head: ({ model, materials }, head) => {
    for (const side of sides) {
      model.chain(head, materials.skin, [0.06, 0.045, 0.04], { blend: 0.04, steps: 3 }, [
        [side * 0.3, 0.75, 0.1],
        [side * 0.42, 1.15, 0.05],
        [side * 0.62, 1.38, 0.1],
      ]);
      model.ellipsoid(head, materials.glow, [side * 0.64, 1.42, 0.11], [0.11, 0.11, 0.11]);
    }
  },
};

const natureGrowth: Growth = {
  tail: ({ model, materials }) => {
    model.chain(ground, materials.skin, [0.09, 0.06, 0.05], { blend: 0.08 }, [
      [0, 0.3, -0.28],
      [0.25, 0.4, -0.52],
      [0.4, 0.75, -0.5],
    ]);
    for (const i of fan(1)) {
      model.plate(
        lookingFrame([0.4, 0.74, -0.5], [0.2 - 0.5 * i, 0.2, 1], [0.6 * i + 0.2, 1, -0.1], 0.75),
        materials.leaf,
        leafOutline(0.26, 0.85),
        0.03,
        0.04,
        { bend: [-0.4, -0.1] },
      );
    }
  },
  head: ({ model, materials }, head) => {
    for (const side of sides) {
      model.plate(
        standingFrame(
          pointIn(head, [0, 0.78, 0.05]),
          [side * 0.4, 0.4, 1],
          [side * 0.55, 1, 0.1],
          0.44,
        ),
        materials.leaf,
        leafOutline(0.28, 0.95),
        0.04,
        0.03,
        { bend: [-0.4, -0.3] },
      );
    }
  },
};

const shardGrowth: Growth = {
  tail: (order) => {
    for (let i = 0; i < 4; i++) {
      addShard(order, ground, {
        from: [0.16 + 0.1 * i, 0.32 + 0.1 * i, -0.36 - 0.03 * i],
        toward: [0.6 - 0.2 * i, 1, -0.35],
        radius: 0.12 - 0.012 * i,
        height: 0.75 + 0.12 * i,
      });
    }
  },
  head: (order, head) => {
    for (const i of fan(1)) {
      addShard(order, head, {
        from: [i * 0.22, 0.7, 0.12],
        toward: [i * 0.45, 1, 0.1],
        radius: 0.19,
        height: 1.25 - 0.35 * Math.abs(i),
      });
    }
  },
};

const fluke: Outline = rowsOf(
  "-0.08 0, -0.16 0.4, -0.42 0.95, -0.1 0.8, 0.02 0.95, 0.12 0.8, 0.42 0.95, 0.16 0.4, 0.08 0",
);

const headFin: Outline = rowsOf(
  "-0.5 -0.2, -0.6 0.3, -0.25 0.35, -0.1 0.8, 0.15 0.45, 0.4 0.5, 0.4 -0.1",
);

const waterGrowth: Growth = {
  tail: ({ model, materials }) =>
    model.plate(
      lookingFrame([0.1, 0.34, -0.34], [0.6, 0.2, 1], [0.8, 0.75, -0.5], 0.9),
      materials.fin,
      fluke,
      0.03,
      0.06,
      { round: 0.03, bend: [-0.3, 0.2] },
    ),
  head: ({ model, materials }, head) =>
    model.plate(
      lookingFrame(pointIn(head, [0, 0.7, -0.1]), [1, 0, 0.3], [0, 1, -0.3], 0.6),
      materials.fin,
      headFin,
      0.03,
      0.04,
      { round: 0.03 },
    ),
};

export const mascotGrowths: Partial<Record<Element, Growth>> = {
  fire: fireGrowth,
  lightning: lightningGrowth,
  nature: natureGrowth,
  crystal: shardGrowth,
  ice: shardGrowth,
  water: waterGrowth,
};
