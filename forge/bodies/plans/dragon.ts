/** Upright, with wings of skin and a long tail: dragons and drakes. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addDragonHead } from "#forge/bodies/parts/dragon-head.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addPaw } from "#forge/bodies/parts/paw.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, type Outline } from "#forge/shapes/outline.ts";
import { add, normalize, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

/** The measures of this dragon: a cute one is round and short-necked, a grown one tall. */
type Build = { cute: number; belly: number; chest: number; shoulder: number; head: Frame };

function buildOf({ traits }: BodyOrder): Build {
  const { cute } = traits;
  const grown = 1 - cute;
  const headSize = mix(0.33, 0.5, cute);
  const belly = 0.72 + 0.06 * grown;
  const neck = 0.16 * grown;
  return {
    cute,
    belly,
    chest: belly + 0.46 + 0.06 * grown,
    shoulder: belly + 0.56 + 0.08 * grown,
    head: lookingFrame(
      [0, belly + 0.78 + neck + headSize * 0.6, 0.26 + 0.1 * grown],
      [traits.headTurn - mix(0.62, 0.2, cute), -0.1, 1],
      [traits.tilt, 1, 0],
      headSize,
    ),
  };
}

export const buildDragon: BuildBody = (given) => {
  const order = { ...given, traits: { wings: "bat" as const, ...given.traits } };
  const { traits } = order;
  const build = buildOf(order);
  const { cute, head, belly, shoulder } = build;
  addTorso(order, build);
  for (const side of sides) {
    inPart(order, "legs", () => addLeg(order, side));
    inPart(order, "arms", () => addArm(order, build, side));
  }
  if (traits.tail !== "none") inPart(order, "tail", () => addTail(order));
  inPart(order, "head", () => {
    addDragonHead(order, head, {
      snout: mix(0.85, 0.34, cute),
      eye: {
        width: mix(0.2, 0.29, cute),
        height: mix(0.22, 0.35, cute),
        slant: -0.45 * mix(0.3, 1, traits.fierce),
        lid: mix(0.84, 0.55, traits.fierce),
      },
    });
    addHorns(order, head, traits.horns ?? "back", { size: mix(1.15, 0.85, cute) });
    addEars(order, head, traits.ears ?? "fin", 0.8);
    if (traits.halo) addHalo(order, head, 1.5);
  });
  inPart(order, "spikes", () => addSpine(order, build));
  addWings(order, {
    at: [0.2, shoulder + 0.06, -0.26],
    sweep: 0.22,
    size: mix(1.25, 0.85, cute),
    raise: mix(0.4, 0.25, cute),
  });
  addRidge(order, ground, [
    [0, belly + 0.6, -0.32],
    [0, belly + 0.2, -0.42],
  ]);
  return { onGround: true, yaw: 0.38, anchors: anchorsOf(build) };
};

const anchorsOf = ({ head, belly, shoulder }: Build): Anchors => ({
  head,
  neck: lookingFrame([0, belly + 0.74, 0.03], [0, -0.1, 1], [0, 1, 0.15], 0.27),
  // The left hand, which is nearer to the camera.
  hold: lookingFrame([0.47, shoulder - 0.36, 0.64], [0.4, 0, 1], [0, 1, 0], 0.24),
});

function addTorso({ model, materials }: BodyOrder, { cute, belly, chest, head }: Build): void {
  const low: Vector = [mix(0.36, 0.46, cute), 0.5, mix(0.38, 0.44, cute)];
  const high: Vector = [mix(0.4, 0.34, cute), 0.36, mix(0.36, 0.32, cute)];
  const { skin, plates } = materials;
  model.ellipsoid(ground, skin, [0, belly, -0.02], low, 0.1);
  model.ellipsoid(ground, skin, [0, chest, 0.06], high, 0.2);
  model.ellipsoid(
    ground,
    plates,
    [0, belly, 0.13],
    [mix(0.28, 0.36, cute), 0.46, mix(0.3, 0.36, cute)],
    0.06,
  );
  model.ellipsoid(
    ground,
    plates,
    [0, chest, 0.17],
    [mix(0.28, 0.24, cute), 0.34, mix(0.29, 0.26, cute)],
    0.1,
  );
  const [, y, z] = head.origin;
  model.chain(ground, skin, [0.3, 0.23, head.scale * 0.58], { blend: 0.15, steps: 3 }, [
    [0, belly + 0.5, 0.02],
    [0, belly + 0.72 + 0.064 * (1 - cute), 0],
    [0, y - 0.04, z - 0.14],
  ]);
}

function addLeg(order: BodyOrder, side: Side): void {
  const { model } = order;
  const material = order.materials.skin;

  model.ellipsoid(
    lookingFrame([side * 0.33, 0.46, 0.04], normalize([side * 0.3, 0, 1])),
    material,
    [0, 0, 0],
    [0.21, 0.32, 0.29],
    0.1,
  );
  model.chain(ground, material, [0.18, 0.13, 0.12], { blend: 0.08, steps: 2 }, [
    [side * 0.36, 0.34, 0.1],
    [side * 0.4, 0.2, 0.02],
    [side * 0.4, 0.1, 0.12],
  ]);
  addPaw(order, ground, { at: [side * 0.41, 0.1, 0.28], radius: 0.16, claws: true, material });
}

function addArm(order: BodyOrder, { cute, shoulder: y }: Build, side: Side): void {
  const { model } = order;
  const grown = 1 - cute;
  const part = { frame: ground, material: order.materials.skin };
  model.ellipsoid(
    ground,
    order.materials.skin,
    [side * (0.34 + 0.04 * grown), y, 0.06],
    [0.17, 0.17, 0.17],
    0.1,
  );
  model.chain(ground, order.materials.skin, [0.14, 0.105, 0.1], { blend: 0.08, steps: 3 }, [
    [side * 0.36, y - 0.02, 0.08],
    [side * (0.54 + 0.08 * grown), y - 0.3, 0.16],
    [side * 0.46, y - 0.36, 0.5],
  ]);
  addPaw(order, ground, {
    at: [side * 0.45, y - 0.38, 0.55],
    radius: 0.1,
    claws: true,
    material: part.material,
  });
}

const tailFin: Outline = rowsOf(
  "0 -0.1, -0.3 0.18, -0.5 0.6, -0.14 0.42, 0 0.95, 0.14 0.42, 0.5 0.6, 0.3 0.18",
);

function addTail({ model, materials }: BodyOrder): void {
  model.chain(
    ground,
    materials.skin,
    [0.28, 0.21, 0.15, 0.1, 0.06, 0.03],
    { blend: 0.14, steps: 5 },
    [
      [0, 0.44, -0.3],
      [0.16, 0.25, -0.7],
      [0.66, 0.2, -0.86],
      [1.06, 0.36, -0.6],
      [1.2, 0.72, -0.34],
      [1.1, 1, -0.3],
    ],
  );
  model.plate(
    lookingFrame([1.12, 0.94, -0.31], [0.4, 0.1, 1], [-0.35, 1, 0.1], 0.5),
    materials.accent,
    tailFin,
    0.05,
    0.04,
    { round: 0.03, bend: [-0.3, 0] },
  );
}

/** Spikes from the head to the tail; a dragon of fire has flames. */
function addSpine(order: BodyOrder, { head, belly }: Build): void {
  const { model, materials, element, traits } = order;
  const [, y, z] = head.origin;
  const spine: Vector[] = [
    [0, y + head.scale * 0.85, z - 0.22],
    [0, y + 0.06, z - 0.4],
    [0, belly + 0.72, -0.26],
    [0, belly + 0.44, -0.38],
    [0, belly + 0.1, -0.46],
    [0.04, 0.5, -0.58],
    [0.26, 0.42, -0.78],
    [0.62, 0.36, -0.87],
    [0.95, 0.42, -0.7],
  ];
  // Without a tail they would float in the air.
  const held = traits.tail === "none" ? spine.slice(0, 5) : spine;
  for (const [i, point] of held.entries()) {
    if (element === "fire") {
      model.chain(ground, materials.flame, [0.1, 0.08, 0.006], { blend: 0.03, steps: 2 }, [
        point,
        add(point, [0, 0.16, -0.12]),
        add(point, [0.02, 0.34 - 0.015 * i, -0.3]),
      ]);
    } else {
      model.cone(
        ground,
        materials.horn,
        point,
        add(point, [0, 0.19, -0.17]),
        [0.09 - 0.005 * i, 0.008],
        0.02,
      );
    }
  }
}
