/** Two strong legs, a long tail and a crest: raptors and their kin. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { addDragonHead } from "#forge/bodies/parts/dragon-head.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { directionIn, lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();

export const buildRaptor: BuildBody = (order) => {
  const { traits, element } = order;
  const head = lookingFrame(
    [0, 1.66, 0.6],
    [traits.headTurn - 0.35, -0.08, 1],
    [traits.tilt, 1, 0],
    mix(0.37, 0.46, traits.cute),
  );
  addTorso(order);
  for (const side of sides) addLimbs(order, side);
  if (traits.tail !== "none") inPart(order, "tail", () => addTail(order));
  inPart(order, "head", () => {
    addDragonHead(order, head, {
      snout: mix(0.75, 0.45, traits.cute),
      eye: {
        slant: -0.4 * traits.fierce,
        lid: mix(0.88, 0.58, traits.fierce),
        width: mix(0.23, 0.29, traits.cute),
        height: mix(0.26, 0.35, traits.cute),
      },
    });
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.9 });
    else ((traits.isNatural ? undefined : crests[element]) ?? sailCrest)(order, head);
    if (traits.halo) addHalo(order, head, 1.5);
  });
  addRidge(
    { ...order, traits: { ...traits, ridge: true } },
    ground,
    rowsOf("0 1.44 0.1, 0 1.34 -0.12, 0 1.26 -0.35, 0.02 1.1 -0.7"),
  );
  addWings(order, { at: [0.22, 1.25, -0.05], sweep: 0.45, size: 0.85, raise: 0.45 });
  return { onGround: true, yaw: 0.6, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: lookingFrame([0, 1.4, 0.44], [0, -0.4, 1], [0, 1, 0.4], 0.27),
  hold: lookingFrame([0.36, 0.96, 0.8], [0.5, 0, 1], [0, 1, 0], 0.24),
});

function addTorso({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.skin, [0.3, 0.36, 0.31, 0.24], { blend: 0.12 }, [
    [0, 0.92, -0.4],
    [0, 0.95, -0.05],
    [0, 1.1, 0.28],
    [0, 1.38, 0.42],
  ]);
  model.chain(ground, materials.plates, [0.28, 0.27, 0.2], { blend: 0.06, steps: 3 }, [
    [0, 0.82, -0.1],
    [0, 0.94, 0.28],
    [0, 1.2, 0.46],
  ]);
  model.chain(ground, materials.skin, [0.24, 0.22, 0.2], { blend: 0.12, steps: 2 }, [
    [0, 1.3, 0.4],
    [0, 1.5, 0.48],
    [0, 1.62, 0.55],
  ]);
}

function addTail({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.tail, [0.28, 0.18, 0.1, 0.015], { blend: 0.12, steps: 5 }, [
    [0, 0.94, -0.5],
    [0.05, 0.86, -0.95],
    [0.22, 0.86, -1.35],
    [0.5, 1.02, -1.6],
  ]);
}

/** The left leg stands in front. */
const stride = 0.18;

function addLimbs(order: BodyOrder, side: Side): void {
  const { model, materials } = order;
  const step = side * stride;
  model.ellipsoid(ground, materials.skin, [side * 0.26, 0.72, -0.22], [0.2, 0.32, 0.28], 0.1);
  model.chain(ground, materials.limb, [0.17, 0.1, 0.085], { blend: 0.08, steps: 3 }, [
    [side * 0.3, 0.6, -0.12 + step * 0.3],
    [side * 0.32, 0.36, -0.3 + step * 0.6],
    [side * 0.32, 0.13, -0.08 + step],
  ]);
  addPaw(order, ground, { at: [side * 0.33, 0.09, 0.03 + step], radius: 0.13, claws: true });
  model.chain(ground, materials.skin, [0.1, 0.075, 0.065], { blend: 0.07, steps: 3 }, [
    [side * 0.24, 1.08, 0.36],
    [side * 0.38, 0.92, 0.48],
    [side * 0.34, 0.96, 0.68],
  ]);
  addPaw(order, ground, {
    at: [side * 0.34, 0.96, 0.72],
    radius: 0.06,
    claws: true,
    material: materials.skin,
  });
}

type Crest = (order: BodyOrder, head: Frame) => void;

/** Where spines of a crest stand on the head, from the brow to the nape. */
const crestSteps = 6;

function crestAt(i: number): { from: Vector; toward: Vector; length: number } {
  const t = i / (crestSteps - 1);
  return {
    from: [0, 0.74 - t * 0.4, 0.3 - t * 1.05],
    toward: [0, 1 - t * 0.55, -0.45 - t * 0.6],
    length: 0.5 + 0.35 * Math.sin(t * 2.6),
  };
}

const crestSize = 1.3;

/** In the plate's own plane: x runs back from the brow, y stands up. */
const sail: Outline = rowsOf(
  "-0.42 -0.12, -0.44 0.18, -0.3 0.5, -0.12 0.5, 0.02 0.82, 0.2 0.66, 0.42 0.86, 0.54 0.58, 0.82 0.6, 0.8 0.3, 1.02 0.1, 0.78 -0.16, 0.3 -0.24",
);

/** A sail of skin with rays, like a fish's fin. */
const sailCrest: Crest = ({ model, materials }, head) =>
  model.plate(
    {
      origin: pointIn(head, [0, 0.66, 0.1]),
      right: directionIn(head, [0, 0, -1]),
      up: head.up,
      forward: head.right,
      scale: head.scale * crestSize,
    },
    materials.fin,
    sail,
    0.035,
    0.05,
    { round: 0.03 },
  );

const flameCrest: Crest = ({ model, materials }, head) => {
  for (let i = 0; i < crestSteps; i++) {
    const { from, toward, length } = crestAt(i);
    const reach = (by: number, lift: number): Vector => [
      0,
      from[1] + toward[1] * length * by + lift,
      from[2] + toward[2] * length * by,
    ];
    model.chain(head, materials.flame, [0.22, 0.16, 0.012], { blend: 0.06, steps: 3 }, [
      from,
      reach(0.6, 0),
      reach(1.2, 0.12),
    ]);
  }
};

const shardCrest: Crest = (order, head) => {
  for (let i = 0; i < crestSteps; i++) {
    const { from, toward, length } = crestAt(i);
    addShard(order, head, { from, toward, radius: 0.17, height: length * 1.9 });
  }
};

const crests: Partial<Record<Element, Crest>> = {
  fire: flameCrest,
  ice: shardCrest,
  crystal: shardCrest,
};
