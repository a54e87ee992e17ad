/** What makes a snake: a forked tongue, a cobra's hood, a rattle. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import { addHorns } from "./horns.ts";
import { sides } from "./sides.ts";

const tongueless = new Set("eel moray".split(" "));

export function addSnakeFeatures(order: BodyOrder, head: Frame, tailTip: Vector): void {
  const { model, traits, species } = order;
  if (traits.horns) addHorns(order, head, traits.horns, { size: 0.9 });
  if (!tongueless.has(species ?? "") && !traits.isTongueless) {
    addTongue(order, head, model.material({ base: [0.9, 0.18, 0.32], gloss: 0.5 }));
  }
  if (species === "cobra") addHood(order);
  if (species === "rattlesnake") addRattle(order, tailTip);
}

function addTongue({ model }: BodyOrder, head: Frame, material: MaterialId): void {
  const { point } = model.seatIn(head, [0, -0.36, 0], [0, 0, 1]);
  const tongue = worldFrame(point, head.scale);
  const fork: Vector = [-0.1, -0.12, 0.62];
  model.cone(tongue, material, [0, 0.02, -0.1], fork, [0.075, 0.06]);
  for (const side of sides) {
    const to = add(fork, [side * 0.2, -0.12, 0.3]);
    model.cone(tongue, material, fork, to, [0.055, 0.015]);
  }
}

function addHood({ model, materials }: BodyOrder): void {
  const frame = worldFrame([0.02, 1.38, 0]);
  model.ellipsoid(frame, materials.skin, [0, 0, 0], [0.52, 0.46, 0.13], 0.12);
  model.ellipsoid(
    worldFrame([0.02, 1.36, 0.1]),
    materials.plates,
    [0, 0, 0],
    [0.36, 0.36, 0.09],
    0.06,
  );
}

function addRattle({ model, materials }: BodyOrder, tip: Vector): void {
  for (let i = 0; i < 4; i++) {
    const size = 0.13 - i * 0.022;
    const at = add(tip, [-0.1 * i, 0.1 * i, 0]);
    const radii: Vector = [size, size, size];
    model.ellipsoid(worldFrame(at), materials.accent, [0, 0, 0], radii);
  }
}
