/** What sets a mantis, a grasshopper, a lobster and a stag beetle apart from beetles. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { leafOutline } from "#forge/shapes/outline.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { inPart } from "./in-part.ts";
import { fan, sides } from "./sides.ts";

export type BeetleGrowth = "sickles" | "leapers" | "fan" | "jaws";
type Grow = (order: BodyOrder, head: Frame, shell: MaterialId) => void;

const ground = worldFrame();

export const beetleGrowths: Record<BeetleGrowth, Grow> = {
  /** A long upright chest, and arms that are folded as if to pray. */
  sickles(order, head, shell) {
    const { model, materials } = order;
    const [x, y, z] = head.origin;
    model.chain(ground, materials.skin, [0.26, 0.17, 0.14], { blend: 0.08 }, [
      [0, 0.7, 0.2],
      [0, 0.95, 0.52],
      [x, y - 0.25, z - 0.08],
    ]);
    for (const side of sides) {
      inPart(order, "arms", () => {
        const elbow: Vector = [side * 0.42, 0.98, 1.08];
        const wrist: Vector = [side * 0.36, 1.5, 1.2];
        model.cone(ground, shell, [side * 0.14, 1.16, 0.6], elbow, [0.075, 0.075], 0.03);
        model.cone(ground, shell, elbow, wrist, [0.1, 0.08], 0.03);
        model.chain(ground, shell, [0.07, 0.06, 0.008], { blend: 0.03 }, [
          wrist,
          [side * 0.36, 1.34, 1.46],
          [side * 0.38, 1.02, 1.42],
        ]);
      });
    }
  },
  /** Hind legs with knees high above the back. */
  leapers(order) {
    const { model, materials } = order;
    for (const side of sides) {
      inPart(order, "legs", () => {
        const knee: Vector = [side * 0.62, 1.5, -0.86];
        const from: Vector = [side * 0.38, 0.66, -0.12];
        model.cone(ground, materials.skin, from, knee, [0.19, 0.075], 0.05);
        model.chain(ground, materials.skin, [0.075, 0.06, 0.045], { blend: 0.02 }, [
          knee,
          [side * 0.72, 0.7, -1.12],
          [side * 0.78, 0.03, -1.3],
        ]);
        const foot: Vector = [side * 0.8, 0.03, -1.02];
        model.cone(ground, materials.skin, [side * 0.78, 0.03, -1.3], foot, [0.05, 0.03]);
      });
    }
  },
  /** Rings of a tail that bends down, and a fan at its end. */
  fan(order, _head, shell) {
    const { model, materials } = order;
    inPart(order, "tail", () => {
      for (let i = 0; i < 5; i++) {
        const size = 0.36 - i * 0.045;
        model.ellipsoid(
          ground,
          shell,
          [0, 0.74 + 0.05 * i - 0.075 * i * (i - 1), -0.78 - i * 0.24],
          [size, size * 0.92, 0.22],
        );
      }
      for (const i of fan(2)) {
        model.plate(
          lookingFrame([i * 0.05, 0.2, -1.82], [0, 0.8, -0.6], [i * 0.5, -0.15, -1], 0.55),
          materials.fin,
          leafOutline(0.3, 1),
          0.05,
          0.02,
        );
      }
    });
  },
  jaws({ model, materials }, head) {
    for (const side of sides) {
      model.chain(head, materials.dark, [0.22, 0.19, 0.15, 0.03], { blend: 0.04 }, [
        [side * 0.42, 0.1, 0.6],
        [side * 0.95, 0.45, 1.15],
        [side * 0.85, 0.75, 1.8],
        [side * 0.25, 0.9, 2.15],
      ]);
      model.cone(
        head,
        materials.dark,
        [side * 0.92, 0.6, 1.45],
        [side * 0.45, 0.68, 1.5],
        [0.13, 0.02],
        0.04,
      );
    }
  },
};
