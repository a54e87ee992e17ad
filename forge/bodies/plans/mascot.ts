/** Small, upright, all head: bunnies, mice, pandas, imps, sprites. */
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addEyePatches, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import {
  lookingFrame,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { leafOutline, type Outline } from "#forge/shapes/outline.ts";
import { add, normalize, scale } from "#forge/shapes/vector.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();
const headSize = 0.56;

export const buildMascot: BuildBody = (order) => {
  const { traits, element } = order;
  const head = lookingFrame({
    origin: [0, 1.1, 0.1],
    forward: [traits.headTurn, -0.03, 1],
    up: [traits.tilt, 1, 0],
    scale: headSize,
  });
  addTorso(order);
  for (const side of sides) addLimbs(order, side);
  addHead(order, head);
  addEars(order, head, traits.ears ?? "long", 1.05);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.cover === "fur") addCheeks(order, head);
  if (traits.halo) addHalo(order, head, 1.5);
  const grow = growths[element] ?? bushyTail;
  if (traits.tail !== "none") grow.tail(order);
  grow.head?.(order, head);
  addWings(order, { at: [0.2, 0.62, -0.2], sweep: 0.35, size: 0.58, raise: 0.35 });
  addRidge(order, ground, [
    [0, 0.78, -0.26],
    [0, 0.56, -0.34],
    [0, 0.34, -0.32],
  ]);
  return { onGround: true, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: worldFrame([0, 0.72, 0.06], 0.3),
  hold: lookingFrame({ origin: [0.44, 0.47, 0.47], forward: [0.4, 0, 1], scale: 0.22 }),
});

function addTorso({ model, materials }: BodyOrder): void {
  model.ellipsoid({
    frame: ground,
    center: [0, 0.42, 0],
    radii: [0.36, 0.4, 0.33],
    material: materials.skin,
    blend: 0.1,
  });
  model.ellipsoid({
    frame: ground,
    center: [0, 0.38, 0.12],
    radii: [0.26, 0.3, 0.25],
    material: materials.belly,
    blend: 0.08,
  });
}

function addLimbs({ model, materials }: BodyOrder, side: Side): void {
  const limb = { frame: ground, material: materials.limb };
  model.ellipsoid({
    ...limb,
    center: [side * 0.2, 0.1, 0.16],
    radii: [0.14, 0.1, 0.2],
    blend: 0.06,
    along: 1,
  });
  model.chain({
    ...limb,
    points: [
      [side * 0.26, 0.6, 0.1],
      [side * 0.42, 0.5, 0.2],
      [side * 0.42, 0.46, 0.36],
    ],
    radii: [0.12, 0.1, 0.085],
    blend: 0.08,
    steps: 3,
  });
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;
  const skin = { frame: head, material: materials.skin, face: true };
  model.ellipsoid({ ...skin, radii: [1, 0.84, 0.86], blend: 0.14 });
  for (const side of sides) {
    const center = [side * 0.5, -0.26, 0.18] as const;
    model.ellipsoid({ ...skin, center, radii: [0.5, 0.44, 0.5], blend: 0.2 });
  }
  const hasBeak = traits.beak !== undefined;
  if (hasBeak) addBeak(order, head);
  else addMuzzle(order, head);
  if (traits.mask) addEyePatches(order, head, [0.46, -0.04]);
  addEyes(order, head, {
    x: 0.46,
    y: -0.04,
    width: 0.25,
    height: 0.34,
    wrap: 0.5,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.66, traits.fierce),
  });
  if (!hasBeak) addMouth(order, head, { kind: "cat", y: -0.33, width: 0.17, fromDepth: 0.5 });
  addBlush(order, head, { x: 0.66, y: -0.3, radius: 0.2 });
  addMark(order, head);
}

function addMuzzle({ model, materials }: BodyOrder, head: Frame): void {
  model.ellipsoid({
    frame: head,
    center: [0, -0.3, 0.62],
    radii: [0.34, 0.22, 0.3],
    material: materials.belly,
    blend: 0.14,
    face: true,
  });
  model.ellipsoid({
    frame: head,
    center: [0, -0.18, 0.9],
    radii: [0.085, 0.06, 0.06],
    material: materials.nose,
    blend: 0.02,
  });
}

function addBeak({ model }: BodyOrder, head: Frame): void {
  const material = model.material({ base: [0.97, 0.68, 0.22], gloss: 0.6 });
  model.ellipsoid({
    frame: head,
    center: [0, -0.24, 0.9],
    radii: [0.19, 0.12, 0.22],
    material,
    blend: 0.03,
  });
}

function addCheeks({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    for (let i = 0; i < 3; i++) {
      addTuft(model, {
        frame: head,
        material: materials.skin,
        from: [side * 0.78, -0.25 - i * 0.12, 0.1],
        toward: normalize([side, -0.25 - 0.28 * i, 0]),
        length: 0.42,
        radius: 0.16,
        blend: 0.08,
      });
    }
  }
}

/** Each element grows its own tail and something on the head. */
type Growth = { tail: (order: BodyOrder) => void; head?: (order: BodyOrder, head: Frame) => void };

const bushyTail: Growth = {
  tail: ({ model, materials }) => {
    model.chain({
      frame: ground,
      points: [
        [0, 0.3, -0.28],
        [0.3, 0.32, -0.55],
        [0.62, 0.6, -0.55],
        [0.6, 0.98, -0.42],
      ],
      radii: [0.1, 0.16, 0.22, 0.015],
      material: materials.tail,
      blend: 0.1,
      steps: 5,
    });
  },
};

const fireGrowth: Growth = {
  tail: (order) => {
    order.model.chain({
      frame: ground,
      points: [
        [0, 0.3, -0.28],
        [0.25, 0.35, -0.5],
        [0.5, 0.62, -0.5],
      ],
      radii: [0.1, 0.09, 0.08],
      material: order.materials.skin,
      blend: 0.08,
    });
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
    model.chain({
      frame: ground,
      points: [
        [0, 0.3, -0.28],
        [0.28, 0.3, -0.55],
        [0.56, 0.56, -0.6],
        [0.46, 0.9, -0.5],
        [0.6, 1.1, -0.42],
      ],
      radii: [0.09, 0.07, 0.055, 0.05, 0.05],
      material: materials.skin,
      blend: 0.06,
    });
    const spark = [0.62, 1.2, -0.4] as const;
    for (let i = 0; i < sparkSpikes; i++) {
      const z = 1 - (2 * (i + 0.5)) / sparkSpikes;
      const r = Math.sqrt(1 - z * z);
      const angle = i * goldenAngle;
      const toward = [r * Math.cos(angle), z, r * Math.sin(angle)] as const;
      model.cone({
        frame: ground,
        from: spark,
        to: add(spark, scale(toward, 0.27)),
        radii: [0.11, 0.008],
        material: materials.bolt,
        blend: 0.03,
      });
    }
  },
  head: ({ model, materials }, head) => {
    for (const side of sides) {
      model.chain({
        frame: head,
        points: [
          [side * 0.3, 0.75, 0.1],
          [side * 0.42, 1.15, 0.05],
          [side * 0.62, 1.38, 0.1],
        ],
        radii: [0.06, 0.045, 0.04],
        material: materials.skin,
        blend: 0.04,
        steps: 3,
      });
      model.ellipsoid({
        frame: head,
        center: [side * 0.64, 1.42, 0.11],
        radii: [0.11, 0.11, 0.11],
        material: materials.glow,
      });
    }
  },
};

const natureGrowth: Growth = {
  tail: ({ model, materials }) => {
    model.chain({
      frame: ground,
      points: [
        [0, 0.3, -0.28],
        [0.25, 0.4, -0.52],
        [0.4, 0.75, -0.5],
      ],
      radii: [0.09, 0.06, 0.05],
      material: materials.skin,
      blend: 0.08,
    });
    for (const i of fan(1)) {
      model.plate({
        frame: lookingFrame({
          origin: [0.4, 0.74, -0.5],
          forward: [0.2 - 0.5 * i, 0.2, 1],
          up: [0.6 * i + 0.2, 1, -0.1],
          scale: 0.75,
        }),
        outline: leafOutline(0.26, 0.85),
        thickness: 0.03,
        bend: [-0.4, -0.1],
        material: materials.leaf,
        blend: 0.04,
      });
    }
  },
  head: ({ model, materials }, head) => {
    for (const side of sides) {
      model.plate({
        frame: standingFrame({
          origin: pointIn(head, [0, 0.78, 0.05]),
          forward: [side * 0.4, 0.4, 1],
          up: [side * 0.55, 1, 0.1],
          scale: 0.44,
        }),
        outline: leafOutline(0.28, 0.95),
        thickness: 0.04,
        bend: [-0.4, -0.3],
        material: materials.leaf,
        blend: 0.03,
      });
    }
  },
};

const shardGrowth: Growth = {
  tail: (order) => {
    for (let i = 0; i < 4; i++) {
      addShard(order, ground, {
        from: [0.16 + 0.1 * i, 0.32 + 0.1 * i, -0.36 - 0.03 * i],
        toward: [0.6 - 0.2 * i, 1, -0.35],
        radius: 0.09 - 0.01 * i,
        height: 0.5 + 0.1 * i,
      });
    }
  },
  head: (order, head) => {
    for (const i of fan(1)) {
      addShard(order, head, {
        from: [i * 0.2, 0.76, 0.05],
        toward: [i * 0.5, 1, 0.05],
        radius: 0.14,
        height: 0.62 - 0.16 * Math.abs(i),
      });
    }
  },
};

const fluke: Outline = [
  [-0.08, 0],
  [-0.16, 0.4],
  [-0.42, 0.95],
  [-0.1, 0.8],
  [0.02, 0.95],
  [0.12, 0.8],
  [0.42, 0.95],
  [0.16, 0.4],
  [0.08, 0],
];

const headFin: Outline = [
  [-0.5, -0.2],
  [-0.6, 0.3],
  [-0.25, 0.35],
  [-0.1, 0.8],
  [0.15, 0.45],
  [0.4, 0.5],
  [0.4, -0.1],
];

const waterGrowth: Growth = {
  tail: ({ model, materials }) =>
    model.plate({
      frame: lookingFrame({
        origin: [0.1, 0.34, -0.34],
        forward: [0.6, 0.2, 1],
        up: [0.8, 0.75, -0.5],
        scale: 0.9,
      }),
      outline: fluke,
      thickness: 0.03,
      round: 0.03,
      bend: [-0.3, 0.2],
      material: materials.fin,
      blend: 0.06,
    }),
  head: ({ model, materials }, head) =>
    model.plate({
      frame: lookingFrame({
        origin: pointIn(head, [0, 0.7, -0.1]),
        forward: [1, 0, 0.3],
        up: [0, 1, -0.3],
        scale: 0.6,
      }),
      outline: headFin,
      thickness: 0.03,
      round: 0.03,
      material: materials.fin,
      blend: 0.04,
    }),
};

const growths: Partial<Record<Element, Growth>> = {
  fire: fireGrowth,
  lightning: lightningGrowth,
  nature: natureGrowth,
  crystal: shardGrowth,
  ice: shardGrowth,
  water: waterGrowth,
};
