/** Beaks and bills, in a head's frame. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Beak } from "#forge/genome.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export const beaks: Record<Beak, (order: BodyOrder, frame: Frame, material: MaterialId) => void> = {
  owl({ model }, frame, material) {
    const points: Vector[] = [
      [0, -0.02, 0.82],
      [0, -0.14, 0.98],
      [0, -0.36, 0.94],
    ];
    model.chain(frame, material, [0.13, 0.11, 0.015], { blend: 0.03 }, points);
  },
  long({ model }, frame, material) {
    const points: Vector[] = [
      [0, -0.1, 0.7],
      [0, -0.16, 1.4],
      [0, -0.3, 2.3],
    ];
    model.chain(frame, material, [0.22, 0.12, 0.015], { blend: 0.04, steps: 5 }, points);
  },
  bill({ model }, frame, material) {
    model.ellipsoid(frame, material, [0, -0.14, 1.08], [0.42, 0.15, 0.58], 0.05);
    model.ellipsoid(frame, material, [0, -0.32, 1], [0.34, 0.1, 0.46], 0.02);
  },
  /** Of birds that eat seeds. */
  cone({ model }, frame, material) {
    model.cone(frame, material, [0, -0.08, 0.74], [0, -0.12, 1.22], [0.22, 0.02], 0.03);
    model.cone(frame, material, [0, -0.24, 0.7], [0, -0.24, 1.06], [0.14, 0.02], 0.03);
  },
  /** Of ravens and crows. */
  stout({ model }, frame, material) {
    const points: Vector[] = [
      [0, -0.06, 0.66],
      [0, -0.06, 1.2],
      [0, -0.3, 1.66],
    ];
    model.chain(frame, material, [0.27, 0.19, 0.015], { blend: 0.04, steps: 5 }, points);
    model.cone(frame, material, [0, -0.3, 0.66], [0, -0.38, 1.34], [0.18, 0.03], 0.03);
  },
  hook({ model }, frame, material) {
    const points: Vector[] = [
      [0, -0.08, 0.68],
      [0, -0.04, 1.08],
      [0, -0.28, 1.36],
    ];
    model.chain(frame, material, [0.24, 0.17, 0.015], { blend: 0.04, steps: 5 }, points);
    model.cone(frame, material, [0, -0.28, 0.68], [0, -0.34, 1.06], [0.15, 0.03], 0.03);
  },
  /** Of flamingos: it turns down in its middle, and is black from there. */
  bent({ model }, frame, material) {
    const color = [0.14, 0.12, 0.14] as const;
    const tip = model.material({ ...model.materials[material]!, base: color });
    const bend: Vector = [0, -0.2, 1.42];

    model.chain(frame, material, [0.4, 0.34, 0.29], { blend: 0.03 }, [
      [0, -0.1, 0.66],
      [0, -0.1, 1.08],
      bend,
    ]);
    model.chain(frame, tip, [0.29, 0.22, 0.03], { blend: 0.03 }, [
      bend,
      [0, -0.52, 1.6],
      [0, -0.92, 1.56],
    ]);
  },
};
