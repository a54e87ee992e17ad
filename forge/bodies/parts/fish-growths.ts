/** What sets one fish apart from others: spines, a sword, a lamp, long fins. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { clownfishGirth, type FishBuild } from "#forge/bodies/builds/fish-builds.ts";
import { lookingFrame, pointIn, type Frame } from "#forge/shapes/frame.ts";
import { rowsOf, softened } from "#forge/shapes/outline.ts";
import { add, scale, type Vector } from "#forge/shapes/vector.ts";
import { addBands } from "./fish-trunk.ts";
import { inPart } from "./in-part.ts";

type Grow = (order: BodyOrder, water: Frame, head: Frame) => void;

const spines = 54;
const streamer = softened(rowsOf("0.3 0, 0.12 0.45, -0.3 1.15, -0.52 1.3, -0.34 0.8, -0.34 0"));

export const fishGrowths: Record<NonNullable<FishBuild["growth"]>, Grow> = {
  /** All round, but not in the face. */
  spines({ model, materials }, water) {
    for (let i = 0; i < spines; i++) {
      const y = 1 - (2 * (i + 0.5)) / spines;
      const r = Math.sqrt(1 - y * y);
      const way: Vector = [Math.cos(i * 2.399963) * r, y, Math.sin(i * 2.399963) * r];
      if (way[2] > 0.45 && Math.abs(way[1]) < 0.8) continue;
      const from = add([0.04, 0.02, 0], scale(way, 0.64));
      model.cone(water, materials.horn, from, add(from, scale(way, 0.24)), [0.055, 0.006], 0.02);
    }
  },
  sword({ model, materials }, _water, head) {
    model.cone(head, materials.bone, [0, -0.12, 0.7], [0, -0.02, 3.1], [0.24, 0.015], 0.08);
  },
  /** A light on a stalk that bends over the brow. */
  lamp({ model, materials }, _water, head) {
    model.chain(head, materials.skin, [0.09, 0.06, 0.05, 0.045], { blend: 0.04 }, [
      [0, 0.8, 0.1],
      [0, 1.6, 0.2],
      [0, 1.75, 0.95],
      [0, 1.3, 1.35],
    ]);
    model.ellipsoid(head, materials.orb, [0, 1.18, 1.4], [0.23, 0.23, 0.23]);
  },
  sashes(order, water) {
    inPart(order, "marks", () => addBands(order, water, clownfishGirth));
  },
  streamers({ model, materials }, water) {
    for (const way of [1, -1]) {
      model.plate(
        lookingFrame(pointIn(water, [0.05, 0.5 * way, -0.02]), [way, 0.02, 0.12], [0, way, 0]),
        materials.fin,
        streamer.map(([x, y]) => [x * way, y] as const),
        0.02,
        0.05,
      );
    }
  },
};
