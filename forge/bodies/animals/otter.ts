/** Long and sleek, upright on its hind feet: a broad flat head with whiskers, a thick tail that tapers. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { mascotPoseOf } from "#forge/bodies/features/mascot-limbs.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import type { MascotPose } from "#forge/genome.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { rowsOf } from "#forge/shapes/outline.ts";

const ground = worldFrame();

export function buildOtter(order: BodyOrder): Body {
  const { traits } = order;
  const pose = mascotPoseOf(order);
  const head = lookingFrame(
    [0, 1.74, 0.16],
    [traits.headTurn, -0.02, 1],
    [traits.tilt, 1, 0],
    0.43 * mix(0.94, 1.08, traits.cute),
  );
  addTrunk(order);
  for (const side of sides) {
    inPart(order, "arms", () => addArm(order, side, pose));
    inPart(order, "feet", () => addFoot(order, side, pose));
  }
  inPart(order, "head", () => {
    addHead(order, head);
    addOwnEars(order, head);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 1.4);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => addTail(order));
  addWings(order, { at: [0.2, 1.2, -0.2], sweep: 0.4, size: 0.7, raise: 0.4 });
  addRidge(order, ground, rowsOf("0 1.36 -0.22, 0 1 -0.32, 0 0.6 -0.4"));
  return {
    onGround: true,
    yaw: 0.5,
    pitch: 0.08,
    anchors: {
      head,
      neck: lookingFrame([0, 1.4, 0.07], [0, -0.1, 1], [0, 1, 0.1], 0.27),
      hold: lookingFrame([0.42, 0.94, 0.46], [0.4, 0, 1], [0, 1, 0], 0.23),
    },
  };
}

function addTrunk({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.skin, [0.36, 0.36, 0.29, 0.26, 0.28], { blend: 0.1 }, [
    [0, 0.3, -0.1],
    [0, 0.7, -0.06],
    [0, 1.1, 0],
    [0, 1.42, 0.06],
    [0, 1.64, 0.12],
  ]);
  model.chain(ground, materials.belly, [0.24, 0.26, 0.2, 0.19], { blend: 0.06 }, [
    [0, 0.36, 0.08],
    [0, 0.72, 0.12],
    [0, 1.1, 0.12],
    [0, 1.4, 0.17],
  ]);
}

/** The hands meet before the chest; the far one may wave, and the near one hold something. */
function addArm({ model, materials, traits }: BodyOrder, side: Side, pose: MascotPose): void {
  const waves = pose === "waving" && side === -1;
  const holds = traits.carries !== undefined && side === 1;
  const hand: Vector = waves
    ? [side * 0.7, 1.5, 0.2]
    : holds
      ? [side * 0.4, 0.96, 0.36]
      : [side * (pose === "sitting" ? 0.3 : 0.13), pose === "sitting" ? 0.8 : 0.98, 0.38];
  model.chain(ground, materials.limb, [0.12, 0.1, 0.09], { blend: 0.07, steps: 3 }, [
    [side * 0.22, 1.26, 0.06],
    waves ? [side * 0.5, 1.16, 0.16] : [side * 0.38, 1.02, 0.18],
    hand,
  ]);
}

/** Broad and webbed. */
function addFoot({ model, materials }: BodyOrder, side: Side, pose: MascotPose): void {
  const [x, z] = pose === "sitting" ? [side * 0.34, 0.42] : [side * 0.24, 0.2];
  model.ellipsoid(ground, materials.skin, [side * 0.24, 0.24, 0.02], [0.2, 0.24, 0.26], 0.1);
  model.ellipsoid(ground, materials.limb, [x, 0.08, z], [0.17, 0.08, 0.24], 0.05, { along: 1 });
  for (const i of fan(1)) {
    model.ellipsoid(
      ground,
      materials.limb,
      [x + i * 0.1, 0.07, z + 0.2 - 0.03 * Math.abs(i)],
      [0.06, 0.06, 0.08],
      0.02,
      { along: 1 },
    );
  }
}

function addTail({ model, materials }: BodyOrder): void {
  model.chain(ground, materials.skin, [0.3, 0.22, 0.17, 0.11, 0.02], { blend: 0.12 }, [
    [0, 0.3, -0.3],
    [0.22, 0.2, -0.66],
    [0.62, 0.15, -0.86],
    [1.06, 0.16, -0.84],
    [1.42, 0.26, -0.7],
  ]);
}

/** Low at the sides; other ones only where words say so. */
function addOwnEars(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;
  const asked = traits.ears ?? "round";
  if (asked !== "round") {
    addEars(order, head, asked, 0.9);
    return;
  }
  inPart(order, "ears", () => {
    for (const side of sides) {
      model.ellipsoid(head, materials.skin, [side * 0.98, 0.42, -0.1], [0.2, 0.2, 0.12], 0.05);
      model.ellipsoid(head, materials.inner, [side * 1.02, 0.42, 0], [0.11, 0.11, 0.06], 0.02);
    }
  });
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.skin, [0, 0, 0], [1.08, 0.76, 0.92], 0.12, { face: true });
  model.ellipsoid(head, materials.belly, [0, -0.4, 0.3], [0.82, 0.42, 0.6], 0.06, { face: true });
  for (const side of sides) addCushion(order, head, side);
  model.ellipsoid(head, materials.nose, [0, -0.04, 1.06], [0.22, 0.14, 0.12], 0.02, {
    face: false,
  });
  addEyes(order, head, {
    x: 0.52,
    y: 0.16,
    width: 0.22,
    height: 0.27,
    wrap: 0.55,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.66, traits.fierce),
  });
  addMouth(order, head, { kind: "cat", y: -0.46, width: 0.22, fromDepth: 0.5 });
  addBlush(order, head, { x: 0.76, y: -0.14, radius: 0.17 });
  addMark(order, head);
}

/** The cushions of the whiskers. */
function addCushion({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.ellipsoid(head, materials.belly, [side * 0.25, -0.24, 0.84], [0.34, 0.26, 0.28], 0.04, {
    face: true,
  });
  for (const i of fan(1)) {
    model.cone(
      head,
      materials.tooth,
      [side * 0.44, -0.26 + i * 0.08, 0.98],
      [side * 1.32, -0.26 + i * 0.26, 0.9],
      [0.026, 0.012],
    );
  }
}
