/** Four legs and a muzzle: foxes, wolves, lions, deer, horses, elephants. */
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { addMark } from "#forge/bodies/parts/face.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addMammalHead } from "#forge/bodies/parts/mammal-head.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { around, fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { Tail } from "#forge/genome.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
/** How far the left legs stand in front of the right ones. */
const stride = 0.12;
const clawsFrom = 0.4;

/** How much longer than a fox's some necks are. */
const necks: Record<string, number> = {
  giraffe: 0.75,
  camel: 0.3,
  llama: 0.4,
  alpaca: 0.4,
  horse: 0.12,
  unicorn: 0.12,
  stag: 0.12,
  okapi: 0.25,
};

const woolly = new Set("sheep lamb ewe alpaca llama".split(" "));

export const buildBeast: BuildBody = (order) => {
  const { traits } = order;
  const headSize = mix(0.34, 0.5, traits.cute);
  const back = 0.78 * mix(1, 0.72, traits.cute);
  const neck = necks[order.species ?? ""] ?? 0;
  const headAt: Vector = [0, back + 0.56 + headSize * 0.3 + neck, 0.62 + neck * 0.15];
  const head = lookingFrame({
    origin: headAt,
    forward: [traits.headTurn, -0.04, 1],
    up: [traits.tilt, 1, 0],
    scale: headSize,
  });

  addTorso(order, back, head);
  for (const side of sides) addLegs(order, back, side);
  if (woolly.has(order.species ?? "")) addWool(order, back, head);
  addMammalHead(order, head);
  addEars(order, head, traits.ears ?? "point", mix(0.85, 1.15, traits.cute));
  if (traits.horns) {
    addHorns(order, head, traits.horns, { size: traits.horns === "antler" ? 1.15 : 0.9 });
  }
  addMark(order, head);
  if (traits.mane) addMane(order, head);
  if (traits.halo) addHalo(order, head, 1.45);
  tails[traits.tail ?? "bushy"](order, back);
  addWings(order, { at: [0.2, back + 0.34, 0.02], sweep: 0.5, size: 0.92, raise: 0.5 });
  addRidge(order, ground, [
    [0, back + 0.42, 0.22],
    [0, back + 0.3, -0.1],
    [0, back + 0.3, -0.45],
  ]);
  return { onGround: true, anchors: anchorsOf(order, head, back) };
};

function anchorsOf({ traits }: BodyOrder, head: Frame, back: number): Anchors {
  const snout = traits.snout ?? mix(0.32, 0.62, traits.fierce);
  // A trunk holds things at its tip, a muzzle in front of its chin.
  const inMouth: Vector = traits.trunk ? [0.5, -1.38, 1.9] : [0.1, -0.62, 0.75 + snout];
  return {
    head,
    neck: lookingFrame({
      origin: [0, back + 0.36, 0.44],
      forward: [0, -0.3, 1],
      up: [0, 1, 0.35],
      scale: 0.32,
    }),
    hold: lookingFrame({ origin: pointIn(head, inMouth), forward: [0.4, 0, 1], scale: 0.24 }),
  };
}

function addTorso({ model, materials }: BodyOrder, back: number, head: Frame): void {
  model.chain({
    frame: ground,
    points: [
      [0, back + 0.04, -0.52],
      [0, back + 0.02, -0.1],
      [0, back + 0.12, 0.34],
    ],
    radii: [0.27, 0.27, 0.33],
    material: materials.skin,
    blend: 0.12,
  });
  const [, y, z] = head.origin;
  model.chain({
    frame: ground,
    points: [
      [0, back + 0.1, 0.3],
      [0, mix(back + 0.34, y - 0.4, 0.4), mix(0.46, z - 0.12, 0.4)],
      [0, y - 0.05, z - 0.08],
    ],
    radii: [0.3, 0.25, head.scale * 0.6],
    material: materials.skin,
    blend: 0.14,
    steps: 3,
  });
  for (const i of fan(2)) {
    const aside = i / 2;
    addTuft(model, {
      frame: ground,
      material: materials.belly,
      from: [aside * 0.14, back + 0.3, 0.58],
      toward: normalize([aside * 0.5, -0.85, 0.55]),
      length: 0.42 - 0.08 * Math.abs(aside),
      radius: 0.13,
      blend: 0.06,
    });
  }
}

function addLegs(order: BodyOrder, back: number, side: Side): void {
  const { model, materials, traits } = order;
  const step = side * stride;
  const claws = traits.fierce > clawsFrom;
  const limb = { frame: ground, material: materials.limb, blend: 0.09, steps: 3 };
  model.chain({
    ...limb,
    points: [
      [side * 0.19, back + 0.02, 0.36],
      [side * 0.23, back * 0.55, 0.3 + step * 0.5],
      [side * 0.23, 0.16, 0.37 + step],
    ],
    radii: [0.18, 0.13, 0.115],
  });
  addPaw(order, ground, { at: [side * 0.23, 0.1, 0.42 + step], radius: 0.135, claws });
  model.ellipsoid({
    frame: ground,
    center: [side * 0.18, back - 0.02, -0.48],
    radii: [0.16, 0.27, 0.25],
    material: materials.skin,
    blend: 0.12,
  });
  model.chain({
    ...limb,
    points: [
      [side * 0.22, back - 0.1, -0.42],
      [side * 0.25, back * 0.5, -0.36 - step * 0.4],
      [side * 0.25, back * 0.34, -0.62 - step],
      [side * 0.24, 0.12, -0.56 - step],
    ],
    radii: [0.17, 0.125, 0.095, 0.095],
  });
  addPaw(order, ground, { at: [side * 0.24, 0.095, -0.48 - step], radius: 0.12, claws });
}

/** Curls of wool over the back, the flanks and the brow. */
function addWool({ model, materials, dice }: BodyOrder, back: number, head: Frame): void {
  const wool = { material: materials.belly, blend: 0.04 };
  for (const z of [-0.58, -0.3, -0.02, 0.26]) {
    for (const i of fan(2)) {
      const angle = Math.PI / 2 + i * 0.62;
      const size = dice.between(0.16, 0.2);
      model.ellipsoid({
        ...wool,
        frame: ground,
        center: [Math.cos(angle) * 0.25, back + 0.06 + Math.sin(angle) * 0.26, z],
        radii: [size, size, size],
      });
    }
  }
  for (const i of fan(2)) {
    model.ellipsoid({
      ...wool,
      frame: head,
      center: [i * 0.24, 0.82 - 0.05 * i * i, 0.16],
      radii: [0.28, 0.26, 0.3],
    });
  }
}

/** Two rings of locks around the face; a lion of fire has flames instead. */
function addMane({ model, materials, element, dice }: BodyOrder, head: Frame): void {
  for (const ring of [0, 1]) {
    for (const angle of around(14, ring * 0.22)) {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const length = (ring ? 1.15 : 0.85) * dice.between(0.9, 1.15);
      const from: Vector = [c * 0.7, s * 0.66 - 0.05, -0.12 - ring * 0.3];
      const toward = normalize([c, s - 0.12, ring ? -0.75 : -0.3]);
      model.chain({
        frame: head,
        points: [
          from,
          add(add(from, scale(toward, length * 0.55)), [0, 0.06, 0]),
          add(add(from, scale(toward, length)), [0, -0.1, 0]),
        ],
        radii: [0.3, 0.2, 0.01],
        material: element === "fire" ? materials.flame : materials.accent,
        steps: 3,
      });
    }
  }
}

const tails: Record<Tail, (order: BodyOrder, back: number) => void> = {
  none() {},
  bushy({ model, materials }, back) {
    model.chain({
      frame: ground,
      points: [
        [0, back + 0.12, -0.7],
        [0.1, back + 0.2, -0.98],
        [0.36, back + 0.5, -1.12],
        [0.48, back + 0.92, -1],
        [0.34, back + 1.22, -0.86],
        [0.12, back + 1.42, -0.84],
      ],
      radii: [0.1, 0.15, 0.24, 0.24, 0.13, 0.01],
      material: materials.tail,
      blend: 0.1,
      steps: 5,
    });
  },
  short({ model, materials }, back) {
    model.chain({
      frame: ground,
      points: [
        [0, back + 0.12, -0.66],
        [0, back + 0.3, -0.84],
        [0.02, back + 0.42, -0.96],
      ],
      radii: [0.12, 0.15, 0.02],
      material: materials.tail,
      blend: 0.1,
      steps: 3,
    });
  },
  thin({ model, materials }, back) {
    model.chain({
      frame: ground,
      points: [
        [0, back + 0.12, -0.7],
        [0.2, back + 0.05, -1.05],
        [0.55, back + 0.35, -1.15],
        [0.62, back + 0.8, -0.98],
      ],
      radii: [0.09, 0.06, 0.055, 0.05],
      material: materials.skin,
      blend: 0.08,
      steps: 5,
    });
    model.ellipsoid({
      frame: ground,
      center: [0.62, back + 0.9, -0.96],
      radii: [0.13, 0.2, 0.13],
      material: materials.accent,
      blend: 0.08,
    });
  },
  multi({ model, materials }, back) {
    for (const i of fan(2)) {
      model.chain({
        frame: ground,
        points: [
          [0, back + 0.12, -0.68],
          [i * 0.2, back + 0.3, -0.98],
          [i * 0.42, back + 0.75, -1.15],
          [i * 0.52, back + 1.2 - 0.06 * i * i, -0.95],
        ],
        radii: [0.1, 0.13, 0.2, 0.012],
        material: materials.tail,
        blend: 0.06,
      });
    }
  },
  flame(order, back) {
    order.model.chain({
      frame: ground,
      points: [
        [0, back + 0.12, -0.7],
        [0.16, back + 0.2, -1],
        [0.42, back + 0.5, -1.08],
      ],
      radii: [0.1, 0.09, 0.08],
      material: order.materials.skin,
      blend: 0.1,
      steps: 5,
    });
    addFlames(order, ground, {
      count: 6,
      center: [0.44, back + 0.5, -1.08],
      spread: 0.14,
      height: 0.62,
      radius: 0.12,
    });
  },
};
