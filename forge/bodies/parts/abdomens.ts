/** The hind bodies of small fliers: bees, wasps, flies, mosquitoes, fireflies. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { darkened } from "#forge/paint/color.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { lookingFrame, pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, scale, subtract, type Vector } from "#forge/shapes/vector.ts";
import { inPart } from "./in-part.ts";

export type SmallFlier = "bee" | "wasp" | "fly" | "mosquito" | "firefly";

const air = worldFrame([0, 0.3, 0]);

function striped({ model, palette }: BodyOrder, fur: number, frequency: number): MaterialId {
  const color = darkened(palette.ink, 0.6);
  return model.material({
    base: palette.base,
    pattern: { kind: "stripes", color, frequency },
    fur,
    gloss: fur > 0 ? 0.1 : 0.8,
  });
}

function addBelly({ model }: BodyOrder, at: Vector, radii: Vector, material: MaterialId): void {
  const frame = lookingFrame(pointIn(air, at), [0, 0.55, 1]);
  model.ellipsoid(frame, material, [0, 0, 0], radii, 0.06);
}

/** One that is made of something is twice as long. */
function addSting(order: BodyOrder, from: Vector, to: Vector): void {
  const { model, materials, anatomy } = order;

  const isMade = anatomy.partStuffs.tail !== undefined;
  const tip = isMade ? add(to, scale(subtract(to, from), 1.4)) : to;
  inPart(order, "tail", () =>
    model.cone(air, materials.horn, from, tip, [isMade ? 0.12 : 0.08, 0.008], 0.04),
  );
}

export const smallAbdomens: Record<SmallFlier, (order: BodyOrder) => void> = {
  bee(order) {
    addBelly(order, [0, 0.6, -0.34], [0.36, 0.37, 0.5], striped(order, 0.7, 20));
    addSting(order, [0, 0.34, -0.7], [0, 0.2, -0.96]);
  },
  /** A waist, and a long hind body that ends in a point. */
  wasp(order) {
    order.model.chain(air, striped(order, 0, 24), [0.1, 0.07, 0.25, 0.21, 0.03], { blend: 0.04 }, [
      [0, 0.72, -0.26],
      [0, 0.6, -0.42],
      [0, 0.42, -0.6],
      [0, 0.1, -0.86],
      [0, -0.26, -0.96],
    ]);
    addSting(order, [0, -0.18, -0.95], [0, -0.5, -0.98]);
  },
  fly(order) {
    addBelly(order, [0, 0.62, -0.28], [0.3, 0.3, 0.38], order.materials.dark);
  },
  mosquito({ model, materials }) {
    model.chain(air, materials.dark, [0.14, 0.1, 0.05], { blend: 0.05 }, [
      [0, 0.72, -0.2],
      [0, 0.5, -0.6],
      [0, 0.16, -0.95],
    ]);
  },
  /** A lamp in the dusk. */
  firefly(order) {
    const { model, materials } = order;
    addBelly(order, [0, 0.68, -0.3], [0.26, 0.26, 0.34], materials.dark);
    const color = [0.86, 1, 0.3] as const;
    const lamp = model.material({
      base: [0.95, 1, 0.5],
      glow: { color, strength: 1.2 },
      flat: true,
    });
    addBelly(order, [0, 0.44, -0.52], [0.3, 0.3, 0.36], lamp);
  },
};

/** A long thin nose. */
export function addStinger({ model, materials }: BodyOrder, head: Frame): void {
  model.cone(head, materials.dark, [0, -0.25, 0.7], [0, -0.75, 2.1], [0.09, 0.012], 0.02);
}
