/** Two great claws that are not alike, eyes on stalks, long feelers, and a tail of rings with a fan. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { addRidge } from "#forge/bodies/parts/ridge.ts";
import { fan, sides, type Side } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { rowsOf, softened } from "#forge/shapes/outline.ts";
import { alongSpline } from "#forge/shapes/spline.ts";
import { subtract, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

/** The size of the right and the left claw. */
const claws: Readonly<Record<string, readonly [number, number]>> = {
  lobster: [0.92, 1.3],
  crayfish: [0.72, 0.8],
};

export function buildLobster(order: BodyOrder): Body {
  const { traits, species } = order;
  const head = lookingFrame(
    [0, 0.66, 0.56],
    [traits.headTurn * 0.6, 0.5, 1],
    [traits.tilt * 0.6, 1, 0],
    0.37 * mix(0.94, 1.08, traits.cute),
  );
  addBack(order);
  const [right, left] = claws[species ?? ""] ?? claws.lobster!;
  for (const side of sides) {
    for (let i = 0; i < 4; i++) inPart(order, "legs", () => addLeg(order, side, i / 3));
    inPart(order, "claws", () => addClaw(order, side, side === 1 ? left : right));
  }
  inPart(order, "head", () => {
    addHead(order, head);
    if (traits.ears && traits.ears !== "none") addEars(order, head, traits.ears, 0.8);
    if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
    if (traits.halo) addHalo(order, head, 2);
  });
  if (traits.tail !== "none") inPart(order, "tail", () => addTail(order));
  addWings(order, { at: [0.22, 0.86, -0.05], sweep: 0.5, size: 0.8, raise: 0.5 });
  addRidge(order, ground, rowsOf("0 0.9 0.2, 0 0.9 -0.3"));
  return {
    onGround: true,
    yaw: 0.3,
    pitch: 0.78,
    anchors: {
      // It is looked at from above: what it wears stands up.
      head: lookingFrame(head.origin, [traits.headTurn * 0.6, 0.1, 1], [0, 1, 0], head.scale * 1.2),
      neck: lookingFrame([0, 0.6, 0.42], [0, -1, 0.4], [0, 0.4, 1], 0.36),
      hold: lookingFrame(pointIn(head, [0.2, -0.7, 1.1]), [0.4, 0, 1], [0, 1, 0], 0.24),
    },
  };
}

/** The shield of the back, with a seam across. */
function addBack({ model, materials }: BodyOrder): void {
  model.ellipsoid(ground, materials.coat, [0, 0.54, 0.32], [0.42, 0.36, 0.46], 0.08);
  model.ellipsoid(ground, materials.coat, [0, 0.54, -0.14], [0.46, 0.4, 0.48], 0.02);
}

function addHead(order: BodyOrder, head: Frame): void {
  const { model, materials, traits } = order;

  model.ellipsoid(head, materials.coat, [0, 0, 0], [0.98, 0.82, 0.85], 0.12, { face: true });
  model.cone(head, materials.coat, [0, 0.5, 0.4], [0, 0.78, 1.25], [0.24, 0.02], 0.1, {
    face: true,
  });
  for (const side of sides) {
    model.cone(
      head,
      materials.coat,
      [side * 0.4, 0.4, 0.3],
      [side * 0.56, 0.9, 0.5],
      [0.2, 0.2],
      0.06,
      { face: true },
    );
    model.ellipsoid(head, materials.coat, [side * 0.58, 1.08, 0.52], [0.4, 0.42, 0.36], 0.04, {
      face: true,
    });
  }
  addEyes(order, head, {
    x: 0.6,
    y: 1.08,
    width: 0.29,
    height: 0.34,
    wrap: 0.35,
    slant: -0.35 * traits.fierce,
    lid: mix(0.94, 0.66, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.24, width: 0.3, curve: 0.16, fromDepth: 0.3 });
  addBlush(order, head, { x: 0.62, y: -0.06, radius: 0.17 });
  addMark(order, head);
  for (const side of sides) addFeelers(order, head, side);
}

/** A long one that sweeps outward and back, and a short one before it. */
function addFeelers({ model, materials }: BodyOrder, head: Frame, side: Side): void {
  model.chain(
    ground,
    materials.bone,
    [0.045, 0.04, 0.036, 0.03, 0.018],
    { blend: 0.03, steps: 5 },
    [
      [side * 0.12, 0.8, 0.84],
      [side * 0.5, 1.1, 1.16],
      [side * 1.08, 1.12, 0.86],
      [side * 1.42, 1, 0.1],
      [side * 1.5, 0.9, -0.8],
    ],
  );
  model.chain(head, materials.bone, [0.07, 0.05, 0.03], { blend: 0.03, steps: 3 }, [
    [side * 0.12, 0.25, 0.85],
    [side * 0.2, 0.9, 1.35],
    [side * 0.34, 1.4, 1.5],
  ]);
}

function addLeg({ model, materials }: BodyOrder, side: Side, along: number): void {
  const hip = mix(0.34, -0.34, along);
  const swing = mix(0.26, -0.34, along);
  model.chain(ground, materials.bone, [0.1, 0.08, 0.06, 0.025], { blend: 0.03, steps: 2 }, [
    [side * 0.3, 0.44, hip],
    [side * 0.78, 0.56, hip + swing * 0.7],
    [side * 1.02, 0.24, hip + swing],
    [side * 1.12, 0.02, hip + swing * 1.15],
  ]);
}

/** Half the width, length and thickness of a hand; its two fingers are open. */
const palm: Vector = [0.3, 0.34, 0.19];

function addClaw({ model, materials }: BodyOrder, side: Side, size: number): void {
  const wrist: Vector = [side * 0.96, 0.54, 1.02];
  model.chain(ground, materials.coat, [0.13, 0.12, 0.11, 0.1], { blend: 0.05, steps: 3 }, [
    [side * 0.3, 0.5, 0.5],
    [side * 0.76, 0.52, 0.52],
    [side * 0.96, 0.52, 0.76],
    wrist,
  ]);
  // They lie flat, with their fingers to the front.
  const hand = lookingFrame(wrist, [0, 1, 0.2], [side * 0.1, 0.1, 1], size);
  model.ellipsoid(hand, materials.coat, [0, 0.26, 0], palm, 0.05);
  model.chain(hand, materials.coat, [0.2, 0.16, 0.09, 0.02], { blend: 0.06 }, [
    [side * -0.14, 0.42, 0],
    [side * -0.24, 0.72, 0.02],
    [side * -0.1, 0.98, 0.03],
    [side * 0.06, 1.06, 0.03],
  ]);
  model.chain(hand, materials.coat, [0.15, 0.11, 0.02], { blend: 0.04 }, [
    [side * 0.16, 0.4, 0],
    [side * 0.32, 0.62, 0.02],
    [side * 0.26, 0.9, 0.03],
  ]);
}

/** It bends to the side that the camera sees. */
const tailPoints: readonly Vector[] = rowsOf(
  "0 0.54 -0.5, 0.02 0.56 -0.82, 0.08 0.54 -1.14, 0.2 0.46 -1.44, 0.36 0.36 -1.68",
);
const tailRadii = [0.4, 0.37, 0.33, 0.28, 0.22];
const ringCount = 6;

const lobe = softened(rowsOf("-0.1 0, -0.24 0.34, -0.2 0.66, 0 0.76, 0.2 0.66, 0.24 0.34, 0.1 0"));

function addTail({ model, materials }: BodyOrder): void {
  for (let i = 0; i < ringCount; i++) {
    const at = (i / (ringCount - 1)) * (tailPoints.length - 1);
    const { point, radius } = alongSpline(tailPoints, tailRadii, at);
    const before = alongSpline(tailPoints, tailRadii, Math.max(0, at - 0.2)).point;
    const after = alongSpline(tailPoints, tailRadii, Math.min(tailPoints.length - 1.001, at + 0.2));
    model.ellipsoid(
      lookingFrame(point, subtract(before, after.point)),
      i % 2 === 0 ? materials.coat : materials.bone,
      [0, 0, 0],
      [radius, radius * 0.82, 0.25],
    );
  }
  const end = tailPoints.at(-1)!;
  for (const i of fan(2)) {
    model.plate(
      lookingFrame(
        [end[0] + 0.06, end[1] + 0.02, end[2]],
        [0, 1, 0.2],
        [0.5 + i * 0.5, -0.1, -1 + i * 0.25],
        i === 0 ? 1 : 0.94,
      ),
      i % 2 === 0 ? materials.coat : materials.bone,
      lobe,
      0.045,
      0,
      { round: 0.04 },
    );
  }
}
