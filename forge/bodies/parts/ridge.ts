/** What grows along a back, by element: crystals, flames, stones, leaves or spikes. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Element } from "#game/cards/elements.ts";
import { lookingFrame, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import { add, type Vector } from "#forge/shapes/vector.ts";
import { addShard } from "./crystals.ts";
import { addFlames } from "./flames.ts";
import { inPart } from "./in-part.ts";
import { fan, sides } from "./sides.ts";

type Growth = (order: BodyOrder, frame: Frame, at: Vector, index: number) => void;

export function addRidge(order: BodyOrder, frame: Frame, points: readonly Vector[]): void {
  if (!order.traits.ridge) return;
  const grow = growths[order.element] ?? spike("horn");
  inPart(order, "spikes", () => points.forEach((point, index) => grow(order, frame, point, index)));
}

const spike =
  (material: "horn" | "accent"): Growth =>
  ({ model, materials }, frame, at) =>
    model.cone({
      frame,
      from: at,
      to: add(at, [0, 0.23, -0.18]),
      radii: [0.09, 0.008],
      material: materials[material],
      blend: 0.03,
    });

const shards: Growth = (order, frame, at, index) => {
  for (const k of fan(1)) {
    addShard(order, frame, {
      from: add(at, [k * 0.1, -0.05, 0]),
      toward: [k * 0.6, 1, -0.5 - 0.1 * index],
      radius: 0.075,
      height: 0.42 - 0.1 * Math.abs(k),
    });
  }
};

const leaves: Growth = ({ model, materials }, frame, at) => {
  for (const side of sides) {
    model.plate({
      frame: standingFrame({
        origin: pointIn(frame, add(at, [side * 0.08, -0.03, 0])),
        forward: [side * 0.6, 0.6, 0.5],
        up: [side * 0.7, 0.8, -0.6],
        scale: 0.5,
      }),
      outline: leafOutline(0.24, 0.85),
      thickness: 0.03,
      bend: [-0.4, -0.2],
      material: materials.leaf,
      blend: 0.03,
    });
  }
};

const stones: Growth = ({ model, materials, dice }, frame, at) =>
  model.box({
    frame,
    center: at,
    half: [0.13, 0.1, 0.13],
    round: 0.03,
    axes: lookingFrame({ origin: [0, 0, 0], forward: [dice.between(-1, 1), 0.3, 1] }),
    material: materials.rock,
    blend: 0.03,
  });

const burning: Growth = (order, frame, at) =>
  addFlames(order, frame, {
    count: 4,
    center: add(at, [0, -0.06, 0]),
    spread: 0.1,
    height: 0.42,
    radius: 0.1,
    lean: [0, 1, -0.5],
  });

const growths: Partial<Record<Element, Growth>> = {
  fire: burning,
  crystal: shards,
  ice: shards,
  earth: stones,
  nature: leaves,
  lightning: spike("accent"),
};
