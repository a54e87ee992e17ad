/** A golem that is still small: one round stone with a face, stubby feet and moss for brows. */
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMouth } from "#forge/bodies/parts/face.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { sides, type Side } from "#forge/bodies/parts/sides.ts";
import { shifted } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { directionIn, lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import { normalize, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();

export const buildPebble: BuildBody = (order) => {
  const { traits, model, palette } = order;
  const head = lookingFrame([0, 0.74, 0.06], [traits.headTurn, 0.02, 1], [traits.tilt, 1, 0], 0.66);
  addBoulder(order, head);
  for (const side of sides) addStubs(order, side);
  addEyes(order, head, {
    x: 0.4,
    y: 0.08,
    width: 0.24,
    height: 0.3,
    slant: -0.35 * traits.fierce,
    lid: mix(0.86, 0.55, traits.fierce),
    wrap: 0.5,
    skin: shifted(palette.rock, { lightness: -0.06 }),
  });
  const curve = traits.fierce > 0.4 ? -0.09 : 0.09;
  addMouth(order, head, { kind: "curve", y: -0.36, width: 0.2, curve, fromDepth: 0.3 });
  addBlush(order, head, { x: 0.66, y: -0.22, radius: 0.16 });
  const moss = model.material({
    base: palette.leaf,
    fur: 0.9,
    bump: 0.6,
    belly: { color: shifted(palette.leaf, { lightness: -0.12 }) },
  });
  for (const side of sides) addBrow(order, { head, side, moss });
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.7 });
  else addSprout(order, head);
  return { onGround: true, yaw: 0.36, pitch: 0.14, fillHeight: 0.68, anchors: anchorsOf(head) };
};

const anchorsOf = (head: Frame): Anchors => ({
  head,
  neck: worldFrame([0, 0.3, 0.04], 0.62),
  hold: lookingFrame([0.74, 0.42, 0.5], [0.4, 0, 1], [0, 1, 0], 0.26),
});

function addBoulder({ model, materials, dice }: BodyOrder, head: Frame): void {
  model.ellipsoid(head, materials.rock, [0, 0, 0], [1.08, 1, 0.98], 0, { face: true });
  model.ellipsoid(head, materials.rock, [0, -0.4, 0.04], [1.14, 0.66, 1], 0.2, { face: true });
  // Bumps round the back; the face stays smooth.
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * mix(-0.1, 1.1, i / 6);
    const size = dice.between(0.26, 0.42);
    model.ellipsoid(
      head,
      materials.rock,
      [Math.cos(angle) * 0.82, dice.between(-0.3, 0.5), -Math.sin(angle) * 0.62 - 0.1],
      [size, size * 0.85, size],
      0.06,
    );
  }
}

function addStubs({ model, materials, traits }: BodyOrder, side: Side): void {
  model.ellipsoid(ground, materials.rock, [side * 0.34, 0.1, 0.26], [0.2, 0.12, 0.25], 0.04);
  // Grumpy ones put their fists on their hips.
  const fist: Vector = traits.fierce > 0.4 ? [side * 0.76, 0.46, 0.36] : [side * 0.8, 0.56, 0.3];
  model.ellipsoid(ground, materials.rock, fist, [0.17, 0.16, 0.17], 0.04);
}

type Brow = { head: Frame; side: Side; moss: MaterialId };

function addBrow({ model, traits }: BodyOrder, { head, side, moss }: Brow): void {
  const tilt = mix(-0.06, 0.16, traits.fierce);
  for (let i = 0; i < 4; i++) {
    const along = i / 3;
    const at: Vector = [side * mix(0.16, 0.66, along), 0.44 + tilt * (along - 0.4), 0];
    const seat = model.seatIn(head, at, [0, 0, 1]);
    model.ellipsoid(
      { ...head, origin: seat.point },
      moss,
      [0, 0, 0],
      [0.16, 0.1 + 0.03 * (i % 2), 0.11],
      0.03,
    );
  }
}

function addSprout({ model, materials }: BodyOrder, head: Frame): void {
  const top = model.seatIn(head, [0.05, 0, -0.05], [0, 1, 0]).point;
  for (const side of sides) {
    model.plate(
      lookingFrame(
        top,
        normalize(directionIn(head, [side * 0.35, 0.25, 1])),
        directionIn(head, [side * 0.75, 1, 0]),
        head.scale * 0.62,
      ),
      materials.leaf,
      leafOutline(0.28, 0.95),
      0.03,
      0.02,
      { bend: [-0.4, -0.15] },
    );
  }
  model.cone(
    ground,
    materials.leaf,
    pointIn({ ...head, origin: top }, [0, -0.08, 0]),
    pointIn({ ...head, origin: top }, [0, 0.1, 0]),
    [0.05, 0.03],
    0.03,
  );
}
