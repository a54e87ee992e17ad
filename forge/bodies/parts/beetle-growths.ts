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
    model.chain({
      frame: ground,
      points: [
        [0, 0.7, 0.2],
        [0, 0.95, 0.52],
        [x, y - 0.25, z - 0.08],
      ],
      radii: [0.26, 0.17, 0.14],
      material: materials.skin,
      blend: 0.08,
    });
    for (const side of sides) {
      inPart(order, "arms", () => {
        const arm = { frame: ground, material: shell, blend: 0.03 };
        const elbow: Vector = [side * 0.42, 0.98, 1.08];
        const wrist: Vector = [side * 0.36, 1.5, 1.2];
        model.cone({ ...arm, from: [side * 0.14, 1.16, 0.6], to: elbow, radii: [0.075, 0.075] });
        model.cone({ ...arm, from: elbow, to: wrist, radii: [0.1, 0.08] });
        model.chain({
          ...arm,
          points: [wrist, [side * 0.36, 1.34, 1.46], [side * 0.38, 1.02, 1.42]],
          radii: [0.07, 0.06, 0.008],
        });
      });
    }
  },
  /** Hind legs with knees high above the back. */
  leapers(order) {
    const { model, materials } = order;
    for (const side of sides) {
      inPart(order, "legs", () => {
        const leg = { frame: ground, material: materials.skin };
        const knee: Vector = [side * 0.62, 1.5, -0.86];
        const from: Vector = [side * 0.38, 0.66, -0.12];
        model.cone({ ...leg, from, to: knee, radii: [0.19, 0.075], blend: 0.05 });
        model.chain({
          ...leg,
          points: [knee, [side * 0.72, 0.7, -1.12], [side * 0.78, 0.03, -1.3]],
          radii: [0.075, 0.06, 0.045],
          blend: 0.02,
        });
        const foot: Vector = [side * 0.8, 0.03, -1.02];
        model.cone({ ...leg, from: [side * 0.78, 0.03, -1.3], to: foot, radii: [0.05, 0.03] });
      });
    }
  },
  /** Rings of a tail that bends down, and a fan at its end. */
  fan(order, _head, shell) {
    const { model, materials } = order;
    inPart(order, "tail", () => {
      for (let i = 0; i < 5; i++) {
        const size = 0.36 - i * 0.045;
        model.ellipsoid({
          frame: ground,
          center: [0, 0.74 + 0.05 * i - 0.075 * i * (i - 1), -0.78 - i * 0.24],
          radii: [size, size * 0.92, 0.22],
          material: shell,
        });
      }
      for (const i of fan(2)) {
        model.plate({
          frame: lookingFrame({
            origin: [i * 0.05, 0.2, -1.82],
            forward: [0, 0.8, -0.6],
            up: [i * 0.5, -0.15, -1],
            scale: 0.55,
          }),
          outline: leafOutline(0.3, 1),
          thickness: 0.05,
          material: materials.fin,
          blend: 0.02,
        });
      }
    });
  },
  jaws({ model, materials }, head) {
    for (const side of sides) {
      const jaw = { frame: head, material: materials.dark, blend: 0.04 };
      model.chain({
        ...jaw,
        points: [
          [side * 0.42, 0.1, 0.6],
          [side * 0.95, 0.45, 1.15],
          [side * 0.85, 0.75, 1.8],
          [side * 0.25, 0.9, 2.15],
        ],
        radii: [0.22, 0.19, 0.15, 0.03],
      });
      model.cone({
        ...jaw,
        from: [side * 0.92, 0.6, 1.45],
        to: [side * 0.45, 0.68, 1.5],
        radii: [0.13, 0.02],
      });
    }
  },
};
