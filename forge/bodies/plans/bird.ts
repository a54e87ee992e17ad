/** Wings spread, tail fanned: eagles, owls, herons, ducks, the phoenix. */
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { beaks } from "#forge/bodies/features/beaks.ts";
import { addBirdWing } from "#forge/bodies/parts/bird-wing.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addMark } from "#forge/bodies/parts/face.ts";
import { addTuft } from "#forge/bodies/parts/fur.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import type { Beak } from "#forge/genome.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { directionIn, lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";

const air = worldFrame([0, 0.15, 0]);

/** Owls have tufts instead of a crest, ducks have neither. */
const bareHeads = new Set<Beak | undefined>(["owl", "bill"]);

export const buildBird: BuildBody = (order) => {
  const { model, traits } = order;
  const size = mix(0.33, 0.44, traits.cute);
  const head = lookingFrame({
    origin: pointIn(air, [0, 1.42 + size * 0.35, 0.4]),
    forward: [traits.headTurn, -0.05, 1],
    up: [traits.tilt, 1, 0],
    scale: size,
  });
  const beak = model.material({
    base: [0.96, 0.72, 0.25],
    tip: { color: [0.7, 0.4, 0.15], at: 0.6, soft: 0.3 },
    gloss: 0.7,
  });
  addTorso(order, head);
  addHead(order, head, beak);
  if (!bareHeads.has(traits.beak)) addCrest(order, head);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 1.6);
  for (const side of sides) {
    addWing(order, side);
    addLeg(order, side, beak);
  }
  if (traits.tail !== "none") addTailFeathers(order);
  addRidge(order, air, [
    [0, 1.3, -0.06],
    [0, 1.16, -0.3],
  ]);
  return { onGround: false, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame({
    origin: pointIn(air, [0, 1.2, 0.3]),
    forward: [0, -0.2, 1],
    up: [0, 1, 0.35],
    scale: 0.27,
  }),
  // Between the claws, where a hunting bird carries what it found.
  hold: lookingFrame({
    origin: pointIn(air, [0.06, 0.08, 0.3]),
    forward: [0.4, 0, 1],
    scale: 0.27,
  }),
});

function addTorso({ model, materials }: BodyOrder, head: Frame): void {
  model.ellipsoid({
    frame: lookingFrame({ origin: [0, 0.98, 0], forward: [0, -0.35, 1] }),
    radii: [0.36, 0.42, 0.5],
    material: materials.skin,
    blend: 0.1,
  });
  model.ellipsoid({
    frame: air,
    center: [0, 0.82, 0.22],
    radii: [0.29, 0.34, 0.3],
    material: materials.belly,
    blend: 0.12,
  });
  for (const i of fan(3)) {
    const aside = i / 3;
    addTuft(model, {
      frame: air,
      material: materials.belly,
      from: [aside * 0.22, 0.98 - 0.12 * Math.abs(aside), 0.36],
      toward: normalize([aside * 0.5, -0.8, 0.35]),
      length: 0.26,
      radius: 0.12,
      blend: 0.08,
    });
  }
  const [, y, z] = head.origin;
  model.chain({
    frame: air,
    points: [
      [0, 1, 0.2],
      [0, 1.2, 0.3],
      [0, y - 0.25, z - 0.05],
    ],
    radii: [0.3, 0.23, head.scale * 0.65],
    material: materials.skin,
    blend: 0.14,
    steps: 3,
  });
}

function addHead(order: BodyOrder, head: Frame, beak: MaterialId): void {
  const { model, materials, traits } = order;
  const kind = traits.beak ?? "hook";
  const isOwl = kind === "owl";
  model.ellipsoid({
    frame: head,
    radii: [0.92, 0.9, 0.9],
    material: materials.skin,
    blend: 0.12,
    face: true,
  });
  for (const side of sides) {
    model.ellipsoid({
      frame: head,
      center: [side * 0.36, -0.18, 0.35],
      radii: [0.46, 0.5, 0.46],
      material: materials.belly,
      blend: 0.2,
      face: true,
    });
  }
  if (isOwl) addFaceDiscs(order, head);
  beaks[kind](order, head, beak);
  addEyes(order, head, {
    x: isOwl ? 0.42 : 0.5,
    y: 0.12,
    width: isOwl ? 0.31 : 0.26,
    height: isOwl ? 0.34 : 0.31,
    wrap: isOwl ? 0.4 : 0.7,
    slant: -0.4 * traits.fierce,
    lid: mix(0.84, 0.58, traits.fierce),
  });
  addMark(order, head);
}

/** An owl's face: a disc around each eye, and tufts that look like ears. */
function addFaceDiscs({ model, materials }: BodyOrder, head: Frame): void {
  for (const side of sides) {
    model.ellipsoid({
      frame: lookingFrame({
        origin: pointIn(head, [side * 0.42, 0.06, 0.42]),
        forward: directionIn(head, [side * 0.35, 0.02, 1]),
        up: head.up,
        scale: head.scale,
      }),
      radii: [0.5, 0.54, 0.42],
      material: materials.belly,
      blend: 0.06,
      face: true,
    });
    model.chain({
      frame: head,
      points: [
        [side * 0.4, 0.7, 0.3],
        [side * 0.66, 0.98, 0.15],
        [side * 0.86, 1.25, -0.1],
      ],
      radii: [0.2, 0.14, 0.01],
      material: materials.skin,
      blend: 0.1,
      steps: 3,
    });
  }
}

/** Plumes on the head, flames on a bird of fire. */
function addCrest({ model, materials, element }: BodyOrder, head: Frame): void {
  for (const i of fan(2)) {
    const aside = i / 2;
    if (element === "fire") {
      model.chain({
        frame: head,
        points: [
          [aside * 0.2, 0.6, -0.1],
          [aside * 0.42, 1.1, -0.45],
          [aside * 0.6, 1.3 + 0.2 * (1 - Math.abs(aside)), -0.95],
        ],
        radii: [0.2, 0.17, 0.012],
        material: materials.flame,
        blend: 0.07,
      });
      continue;
    }
    const tipHeight = 1.5 - 0.2 * Math.abs(aside);
    model.chain({
      frame: head,
      points: [
        [aside * 0.15, 0.7, -0.05],
        [aside * 0.4, 1.2, -0.35],
        [aside * 0.7, tipHeight, -0.85],
      ],
      radii: [0.09, 0.06, 0.03],
      material: materials.feather2,
      blend: 0.04,
    });
    model.ellipsoid({
      frame: head,
      center: [aside * 0.72, tipHeight + 0.02, -0.87],
      radii: [0.13, 0.17, 0.09],
      material: materials.accent,
    });
  }
}

function addWing(order: BodyOrder, side: Side): void {
  const { wings, wing = 1 } = order.traits;
  if (wings === "none") return;
  const shoulder = worldFrame(pointIn(air, [side * 0.28, 1.12, 0.02]));
  const size = wing * (wings === "small" ? 0.6 : 1);
  addBirdWing(order, shoulder, side, { sweep: 0.25, size, raise: 0.6 });
}

function addLeg({ model, materials }: BodyOrder, side: Side, claw: MaterialId): void {
  const x = side * 0.18;
  model.chain({
    frame: air,
    points: [
      [side * 0.16, 0.66, 0.1],
      [x, 0.42, 0.16],
      [x, 0.2, 0.1],
    ],
    radii: [0.15, 0.075, 0.05],
    material: materials.belly,
    blend: 0.06,
    steps: 3,
  });
  const toe = { frame: air, material: claw, blend: 0.02, steps: 2 };
  for (const i of fan(1)) {
    model.chain({
      ...toe,
      points: [
        [x, 0.2, 0.1],
        [x + i * 0.08, 0.12, 0.24],
        [x + i * 0.11, 0.02, 0.32],
      ],
      radii: [0.045, 0.04, 0.01],
    });
  }
  model.chain({
    ...toe,
    points: [
      [x, 0.2, 0.1],
      [x, 0.1, 0],
      [x, 0.02, -0.04],
    ],
    radii: [0.045, 0.035, 0.01],
  });
}

function addTailFeathers({ model, materials, element }: BodyOrder): void {
  const isBurning = element === "fire";
  for (const i of fan(3)) {
    const aside = i / 3;
    const drop = Math.abs(aside);
    const end: Vector = [aside, -0.05 + 0.24 * drop, -1.15];
    model.chain({
      frame: air,
      points: [
        [aside * 0.1, 0.86, -0.36],
        [aside * 0.36, 0.62 - 0.12 * drop, -0.85],
        [aside * 0.72, 0.26 + 0.1 * drop, -1.15],
        end,
      ],
      radii: [0.06, 0.06, 0.045, 0.03],
      material: isBurning ? materials.flame : materials.feather,
      blend: 0.03,
    });
    model.ellipsoid({
      frame: lookingFrame({
        origin: pointIn(air, end),
        forward: [0, 0.3, 1],
        up: [aside, -0.9, 0],
      }),
      radii: [0.13, 0.26, 0.04],
      material: isBurning ? materials.flame : materials.feather2,
      blend: 0.05,
      along: 0.7,
    });
  }
}
