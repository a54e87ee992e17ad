/** What grows along a back, by element: crystals, flames, stones, leaves or spikes. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Element } from "#game/cards/elements.ts";
import { lookingFrame, pointIn, standingFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline, softened, type Point } from "#forge/shapes/outline.ts";
import { add, length, normalize, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { addShard } from "./crystals.ts";
import { addFlames } from "./flames.ts";
import { inPart, piecesOf } from "./in-part.ts";
import { fan, sides } from "./sides.ts";

type Growth = (order: BodyOrder, frame: Frame, at: Vector, index: number) => void;

export function addRidge(order: BodyOrder, frame: Frame, points: readonly Vector[]): void {
  if (order.traits.sail) addSail(order, frame, points);
  if (!order.traits.ridge) return;
  const grow = growths[order.element] ?? spike("horn");
  inPart(order, "spikes", () => points.forEach((point, index) => grow(order, frame, point, index)));
}

const sail = softened(
  Array.from({ length: 15 }, (_, i): Point => {
    const angle = (i / 14) * Math.PI;
    const reach = i % 2 === 1 ? 1 : 0.92;
    return [Math.cos(angle) * reach, Math.sin(angle) ** 0.8 * 1.5 * reach - 0.14];
  }),
);

/** From the first point of the back to the last; who has one by nature grows no second. */
function addSail(order: BodyOrder, frame: Frame, points: readonly Vector[]): void {
  const { model, materials } = order;
  if (piecesOf(model, "sail").length > 0) return;
  const [from, to] = [pointIn(frame, points[0]!), pointIn(frame, points.at(-1)!)];
  const along = subtract(from, to);
  const [, y, z] = normalize(along);
  inPart(order, "sail", () =>
    model.plate(
      {
        origin: scale(add(from, to), 0.5),
        right: [0, y, z],
        up: [0, z, -y],
        forward: [-1, 0, 0],
        scale: Math.max(0.56, length(along) * 0.66),
      },
      materials.fin,
      sail,
      0.05,
      0.03,
      { round: 0.04 },
    ),
  );
}

const spike =
  (material: "horn" | "accent"): Growth =>
  ({ model, materials }, frame, at) =>
    model.cone(frame, materials[material], at, add(at, [0, 0.23, -0.18]), [0.09, 0.008], 0.03);

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
    model.plate(
      standingFrame(
        pointIn(frame, add(at, [side * 0.08, -0.03, 0])),
        [side * 0.6, 0.6, 0.5],
        [side * 0.7, 0.8, -0.6],
        0.5,
      ),
      materials.leaf,
      leafOutline(0.24, 0.85),
      0.03,
      0.03,
      { bend: [-0.4, -0.2] },
    );
  }
};

const stones: Growth = ({ model, materials, dice }, frame, at) =>
  model.box(frame, materials.rock, at, [0.13, 0.1, 0.13], 0.03, {
    round: 0.03,
    axes: lookingFrame([0, 0, 0], [dice.between(-1, 1), 0.3, 1]),
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
