/** A drop with a smile. */
import type { Anchors, BodyOrder, BuildBody } from "#forge/bodies/body.ts";
import { addShard } from "#forge/bodies/parts/crystals.ts";
import { addEars } from "#forge/bodies/parts/ears.ts";
import { addEyes } from "#forge/bodies/parts/eyes.ts";
import { addBlush, addMark, addMouth } from "#forge/bodies/parts/face.ts";
import { addFlames } from "#forge/bodies/parts/flames.ts";
import { addHalo } from "#forge/bodies/parts/halo.ts";
import { addHorns } from "#forge/bodies/parts/horns.ts";
import { fan, sides } from "#forge/bodies/parts/sides.ts";
import { addWings } from "#forge/bodies/parts/wings.ts";
import { black, mixColors } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import {
  lookingFrame,
  pointIn,
  standingFrame,
  worldFrame,
  type Frame,
} from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import type { Element } from "#game/cards/elements.ts";

const ground = worldFrame();

export const buildSlime: BuildBody = (order) => {
  const { model, palette, traits } = order;
  const gel = model.material({
    base: palette.base,
    pattern: { kind: "slime", color: palette.glow },
    gloss: 1,
    translucent: 0.9,
  });
  const head = lookingFrame([0, 0.55, 0], [traits.headTurn, 0.06, 1], [traits.tilt, 1, 0], 0.62);
  addDrop(order, gel);
  addFace(order, head);
  // Horns, ears and rings sit higher than on a round head: on top of the drop.
  const top: Frame = { ...head, origin: pointIn(head, [0, 0.32, -0.1]), scale: 0.5 };
  if (traits.horns) addHorns(order, top, traits.horns, { size: 0.8 });
  if (traits.ears) addEars(order, top, traits.ears);
  if (traits.halo) addHalo(order, head, 1.7);
  growths[order.element]?.(order);
  addWings(order, { at: [0.5, 0.6, -0.2], sweep: 0.4, size: 0.6, raise: 0.35 });
  return { onGround: true, yaw: 0.3, pitch: 0.14, fillHeight: 0.62, anchors: anchorsOf(top) };
};

const anchorsOf = (top: Frame): Anchors => ({
  // The tip of the drop is its crown.
  head: { ...top, origin: pointIn(top, [0, 0.1, 0.05]) },
  neck: worldFrame([0, 0.34, 0.02], 0.86),
  hold: lookingFrame([0.72, 0.42, 0.5], [0.3, 0, 1], [0, 1, 0], 0.26),
});

function addDrop({ model }: BodyOrder, gel: MaterialId): void {
  model.ellipsoid(ground, gel, [0, 0.52, 0], [0.78, 0.54, 0.7], 0.12, { face: true });
  model.ellipsoid(ground, gel, [0, 0.2, 0], [0.88, 0.2, 0.8], 0.25, { face: true });
  model.chain(ground, gel, [0.36, 0.18, 0.09, 0.03], { blend: 0.25, steps: 3 }, [
    [0, 0.9, 0],
    [0.02, 1.18, -0.02],
    [0.1, 1.38, -0.04],
    [0.24, 1.46, -0.02],
  ]);
  for (const side of sides) {
    // A stub of a hand, and a drop that got away.
    model.ellipsoid(ground, gel, [side * 0.74, 0.42, 0.3], [0.16, 0.14, 0.16], 0.16);
    model.ellipsoid(ground, gel, [side * 0.98, 0.1, 0.35 * side], [0.14, 0.1, 0.14], 0.04);
  }
}

function addFace(order: BodyOrder, head: Frame): void {
  const { traits, palette } = order;
  addEyes(order, head, {
    x: 0.42,
    y: 0.08,
    width: 0.24,
    height: 0.33,
    wrap: 0.45,
    slant: -0.3 * traits.fierce,
    lid: mix(0.98, 0.7, traits.fierce),
    skin: mixColors(palette.base, black, 0.1),
  });
  addMouth(order, head, { kind: "cat", y: -0.3, width: 0.17, fromDepth: 0.3 });
  addBlush(order, head, { x: 0.74, y: -0.16, radius: 0.17 });
  addMark(order, head);
}

const addSprout = ({ model, materials }: BodyOrder) => {
  for (const side of sides) {
    model.plate(
      standingFrame([0.22, 1.45, -0.02], [side * 0.4, 0.2, 1], [side * 0.9, 0.7, 0], 0.5),
      materials.leaf,
      leafOutline(0.28, 0.9),
      0.03,
      0.02,
      { bend: [-0.4, -0.1] },
    );
  }
};

const addCrystals = (order: BodyOrder) => {
  for (const i of fan(2)) {
    addShard(order, ground, {
      from: [i * 0.26, 0.9 - 0.06 * i * i, -0.12],
      toward: [i * 0.4, 1, -0.2],
      radius: 0.14,
      height: i === 0 ? 0.5 : 1.15 - 0.2 * Math.abs(i),
    });
  }
};

const addFlame = (order: BodyOrder) =>
  addFlames(order, ground, {
    count: 6,
    center: [0.1, 1.2, -0.03],
    spread: 0.15,
    height: 0.6,
    radius: 0.15,
  });

const growths: Partial<Record<Element, (order: BodyOrder) => void>> = {
  nature: addSprout,
  crystal: addCrystals,
  ice: addCrystals,
  fire: addFlame,
};
