/** Flat ones of the sea: rays, and stars with a face in their middle. */
import type { Body, BodyOrder } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { around, sides } from "#forge/bodies/parts/sides.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { mirrored, rowsOf, softened } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";

const water = worldFrame([0, 1, 0]);

const wing = softened(rowsOf("0 0.75, 0.5 0.55, 1.35 -0.1, 0.9 -0.28, 0.4 -0.6, 0 -0.7"));

/** A cloth that flies, with a whip of a tail. */
export function buildRay(plain: BodyOrder): Body {
  const order = withoutPatches(plain);
  const { model, materials, traits } = order;
  const head = headAt(order, [0, 0.06, 0.62], 0.36);

  model.ellipsoid(water, materials.skin, [0, 0, 0], [0.46, 0.21, 0.72], 0.12);
  model.ellipsoid(head, materials.skin, [0, 0, 0], [1.15, 0.72, 0.8], 0.2, { face: true });
  for (const side of sides) {
    inPart(order, "fins", () =>
      model.plate(
        lookingFrame(
          pointIn(water, [side * 0.12, 0.02, 0.02]),
          [side * -0.22, 1, 0.1],
          [0, -0.1, 1],
        ),
        materials.skin,
        mirrored(wing, -side),
        0.075,
        0.12,
        { bend: [0.32, 0.1] },
      ),
    );
  }
  if (traits.tail !== "none") {
    inPart(order, "tail", () =>
      model.chain(water, materials.skin, [0.11, 0.06, 0.045, 0.01], { blend: 0.08 }, [
        [0, 0, -0.6],
        [0.1, 0.08, -1.1],
        [0.3, 0.4, -1.5],
        [0.5, 0.85, -1.7],
      ]),
    );
  }
  addFace(order, head, 0.44);
  return { onGround: false, yaw: 0.42, pitch: 0.5, anchors: anchorsOf(head) };
}

/** Five arms, upright, with their undersides to the back. */
export function buildStarfish(plain: BodyOrder): Body {
  const order = withoutPatches(plain);
  const { model, materials } = order;
  const head = headAt(order, [0, 0, 0.12], 0.46);

  model.ellipsoid(head, materials.skin, [0, 0, 0], [1.1, 1.05, 0.62], 0.16, { face: true });
  for (const angle of around(5)) {
    const turned = angle + Math.PI / 2;
    const [c, s] = [Math.cos(turned), Math.sin(turned)];
    inPart(order, "arms", () =>
      model.chain(head, materials.skin, [0.62, 0.44, 0.2], { blend: 0.16 }, [
        [c * 0.5, s * 0.5, 0],
        [c * 1.35, s * 1.35, 0.05],
        [c * 2.15, s * 2.15, 0.16],
      ]),
    );
    for (const [reach, radius] of [
      [1.15, 0.1],
      [1.5, 0.085],
      [1.85, 0.065],
    ] as const) {
      const { point } = model.seatIn(head, [c * reach, s * reach, 0], [0, 0, 1]);
      const size = radius * head.scale;
      model.ellipsoid(worldFrame(point), materials.belly, [0, 0, 0], [size, size, size], 0.01);
    }
  }
  addFace(order, head, 0.36);
  return { onGround: false, yaw: 0.2, pitch: 0.04, anchors: anchorsOf(head) };
}

/** Patches are a koi's; a pattern that was asked for stays. */
function withoutPatches(order: BodyOrder): BodyOrder {
  const { model, materials, traits } = order;
  const { pattern, ...skin } = model.materials[materials.skin]!;
  if (traits.pattern !== "patch" || pattern?.kind !== "patches") return order;
  // The one that is dressed later.
  model.materials[materials.skin] = skin;
  return order;
}

function headAt({ traits }: BodyOrder, at: Vector, size: number): Frame {
  return lookingFrame(pointIn(water, at), [traits.headTurn * 0.4, 0, 1], [traits.tilt, 1, 0], size);
}

function addFace(order: BodyOrder, head: Frame, x: number): void {
  const { traits } = order;
  addEyes(order, head, {
    x,
    y: 0.16,
    width: 0.27,
    height: 0.34,
    wrap: 0.3,
    slant: -0.3 * traits.fierce,
    lid: mix(0.95, 0.62, traits.fierce),
  });
  addMouth(order, head, { kind: "curve", y: -0.32, width: 0.24, curve: 0.12, fromDepth: 0.1 });
  addBlush(order, head, { x: x + 0.22, y: -0.24, radius: 0.16 });
  addMark(order, head);
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.8 });
  if (traits.halo) addHalo(order, head, 1.5);
}

const anchorsOf = (head: Frame) => ({
  head,
  neck: lookingFrame(pointIn(head, [0, -0.55, -0.2]), [0, -0.3, 1], [0, 1, 0.35], 0.3),
  hold: lookingFrame(pointIn(head, [0.2, -0.8, 0.9]), [0.5, 0, 1], [0, 1, 0], 0.25),
});
