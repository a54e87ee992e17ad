/** Eight arms and a tall head: krakens, octopuses, squids. */
import { inPart } from "#forge/bodies/parts/in-part.ts";
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { around, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, movedTo, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { mirrored, rowsOf, softened } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const water = worldFrame([0, 0.2, 0]);
const usualArms = 8;
/** The arm that the camera sees best, to the left of the face; it may hold something. */
const holdingArm = 1;

export const buildKraken: BuildBody = (order) => {
  const { model, palette, traits, anatomy } = order;
  const arms = anatomy.counts.arms ?? anatomy.counts.legs ?? usualArms;
  const head = lookingFrame(
    pointIn(water, [0, 1.06, 0.05]),
    [traits.headTurn, -0.02, 1],
    [traits.tilt, 1, 0],
    0.48,
  );
  addMantle(order);
  addFace(order, head);
  const sucker = model.material({ base: palette.belly, gloss: 0.5 });
  let grip: Vector = [0.9, 0.9, 0.6];
  for (const [i, angle] of around(arms, Math.PI / arms).entries()) {
    const tip = inPart(order, "arms", () => addArm(order, angle, sucker));
    if (i === holdingArm) grip = tip;
  }
  if (traits.horns) addHorns(order, movedTo(head, [0, 0.55, -0.1]), traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 2);
  addWings(order, { at: [0.35, 1.5, -0.25], sweep: 0.4, size: 0.8, raise: 0.4 });
  addRidge(order, water, rowsOf("0 1.85 -0.2, 0 1.6 -0.48, 0 1.3 -0.56"));
  return {
    onGround: false,
    yaw: 0.35,
    pitch: 0.1,
    fillHeight: 0.8,
    anchors: anchorsOf(head, grip),
  };
};

const anchorsOf = (head: Frame, grip: Vector): Anchors => ({
  head: movedTo(head, [0, 0.75, -0.1]),
  neck: worldFrame(pointIn(water, [0, 0.78, 0.02]), 0.4),
  hold: lookingFrame(pointIn(water, grip), [0.3, 0, 1], [0, 1, 0], 0.26),
});

/** An octopus has a round head, a squid a long one with fins; a kraken's ends in a point. */
function addCrown({ model, materials, species }: BodyOrder): void {
  if (species === "octopus") {
    model.ellipsoid(water, materials.skin, [0, 1.48, -0.16], [0.62, 0.6, 0.62], 0.16);
    return;
  }
  const isSquid = species === "squid" || species === "cuttlefish";
  model.chain(
    water,
    materials.skin,
    isSquid ? [0.44, 0.36, 0.03] : [0.3, 0.17, 0.03],
    { blend: 0.22, steps: 3 },
    isSquid
      ? [
          [0, 1.5, -0.12],
          [0, 2.1, -0.24],
          [0, 2.65, -0.34],
        ]
      : [
          [0, 1.6, -0.15],
          [0.08, 1.95, -0.3],
          [0.28, 2.1, -0.35],
        ],
  );
  if (isSquid) for (const side of sides) addSquidFin({ model, materials }, side);
}

const squidFin = softened(rowsOf("0 0.62, 0.34 0.34, 0.66 -0.06, 0.3 -0.2, 0 -0.24"));

function addSquidFin({ model, materials }: Pick<BodyOrder, "model" | "materials">, side: Side) {
  model.plate(
    lookingFrame(pointIn(water, [side * 0.12, 2.12, -0.26]), [0, 0.2, 1]),
    materials.skin,
    mirrored(squidFin, side),
    0.05,
    0.06,
  );
}

function addMantle(order: BodyOrder): void {
  const { model, materials } = order;

  model.ellipsoid(water, materials.skin, [0, 1.25, -0.06], [0.5, 0.58, 0.5], 0.14, { face: true });
  model.ellipsoid(water, materials.skin, [0, 0.92, 0.02], [0.4, 0.34, 0.38], 0.2, { face: true });
  addCrown(order);
}

function addFace(order: BodyOrder, head: Frame): void {
  const { traits } = order;
  addEyes(order, head, {
    x: 0.46,
    y: 0.1,
    width: 0.25,
    height: 0.32,
    wrap: 0.6,
    slant: -0.45 * traits.fierce,
    lid: mix(0.95, 0.62, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.34, width: 0.16, curve: 0.09, fromDepth: 0.2 });
  addBlush(order, head, { x: 0.7, y: -0.18, radius: 0.17 });
  addMark(order, movedTo(head, [0, 0.1, 0]));
}

/** Returns the place just inside the arm's curled end. */
function addArm({ model, materials, dice }: BodyOrder, angle: number, sucker: MaterialId): Vector {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = dice.between(0.85, 1.15);
  const curl = dice.pick([-1, 1]);
  const [px, pz] = [-s * curl, c * curl];
  const points: Vector[] = [
    [c * 0.26, 0.8, s * 0.26],
    [c * 0.55, 0.46, s * 0.5],
    [c * 0.95 * reach, 0.3 + dice.between(-0.1, 0.1), s * 0.8 * reach],
    [c * 1.2 * reach + px * 0.15, 0.52 + dice.between(-0.05, 0.3), s * 1.05 * reach + pz * 0.15],
    [c * 1.08 * reach + px * 0.34, 0.8 + dice.between(0, 0.25), s * 0.95 * reach + pz * 0.3],
  ];
  const path = model.chain(
    water,
    materials.limb,
    [0.2, 0.165, 0.125, 0.085, 0.02],
    { blend: 0.1 },
    points,
  );
  for (let i = 5; i < path.length - 2; i += 2) {
    const [x, y, z] = path[i]!;
    model.ellipsoid(
      water,
      sucker,
      [x * 0.98, y - 0.085 + 0.004 * i, z + 0.045],
      [0.05, 0.04, 0.05],
      0.02,
    );
  }
  const [x, y, z] = path.at(-2)!;
  return [x, y - 0.05, z + 0.06];
}
