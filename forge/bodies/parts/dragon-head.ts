/** A scaly head with a long snout: dragons, serpents, raptors. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import { rowsOf, type Point } from "#forge/shapes/outline.ts";
import { addEyes, type EyeOptions } from "./eyes.ts";
import { scaled } from "./face.ts";
import { sides } from "./sides.ts";

export type DragonHead = {
  snout: number;
  eye: Pick<EyeOptions, "width" | "height" | "slant" | "lid">;
  /** A horn on the chin and frills at the jaw; frogs and geckos have none. */
  spiky?: boolean;
  fangs?: boolean;
};

const mouthLine: readonly Point[] = rowsOf(
  "-0.62 -0.22, -0.4 -0.34, -0.2 -0.38, 0 -0.36, 0.2 -0.38, 0.4 -0.34, 0.62 -0.22",
);

export function addDragonHead(order: BodyOrder, head: Frame, options: DragonHead): void {
  const { model, palette, traits } = order;
  const { spiky = true, fangs = true } = options;
  const snout = options.snout * 1.15;
  addSkull(order, head);
  addSnout(order, head, snout);
  if (spiky) addSpikes(order, head, snout);
  if (fangs) addFangs(order, head, snout);
  addEyes(order, head, {
    x: 0.5,
    y: 0.14,
    wrap: 0.6,
    style: traits.fierce > 0.3 ? "slit" : "round",
    ...options.eye,
  });
  model.decal({
    kind: "line",
    frame: head,
    points: scaled(mouthLine, head),
    width: 0.026 * head.scale,
    color: palette.ink,
    fromDepth: 0.05 * head.scale,
    taper: true,
  });
}

function addSkull({ model, materials }: BodyOrder, head: Frame): void {
  model.ellipsoid(head, materials.skin, [0, 0.1, -0.08], [0.82, 0.76, 0.92], 0.12, { face: true });
  for (const side of sides) {
    const center = [side * 0.42, -0.2, 0.12] as const;
    model.ellipsoid(head, materials.skin, center, [0.42, 0.38, 0.5], 0.25, { face: true });
    model.cone(
      head,
      materials.skin,
      [side * 0.24, 0.34, 0.72],
      [side * 0.66, 0.5, 0.2],
      [0.13, 0.12],
      0.1,
      { face: true, along: [0, 0] },
    );
  }
}

function addSnout({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  model.cone(head, materials.skin, [0, -0.06, 0.4], [0, -0.2, 0.9 + snout], [0.4, 0.2], 0.22, {
    face: true,
    along: [0, 0] as const,
  });
  model.ellipsoid(head, materials.skin, [0, -0.13, 0.92 + snout], [0.26, 0.15, 0.2], 0.08, {
    face: true,
  });
  model.cone(head, materials.skin, [0, 0.12, 0.62], [0, -0.02, 0.82 + snout], [0.13, 0.07], 0.12, {
    face: true,
    along: [0, 0] as const,
  });
  model.cone(head, materials.belly, [0, -0.42, 0.2], [0, -0.44, 0.7 + snout], [0.28, 0.14], 0.05, {
    face: true,
    along: [0, 0] as const,
  });
  addNostrils({ model, materials }, head, snout);
}

function addNostrils(
  { model, materials }: Pick<BodyOrder, "model" | "materials">,
  head: Frame,
  snout: number,
): void {
  for (const side of sides) {
    model.ellipsoid(
      head,
      materials.skin,
      [side * 0.16, -0.02, 1 + snout],
      [0.11, 0.09, 0.12],
      0.06,
      { face: true },
    );
    model.ellipsoid(head, materials.dark, [side * 0.17, -0.01, 1.09 + snout], [0.05, 0.035, 0.05]);
  }
}

function addSpikes({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  model.cone(
    head,
    materials.horn,
    [0, -0.52, 0.6 + snout],
    [0, -0.78, 0.62 + snout],
    [0.09, 0.01],
    0.04,
  );
  for (const side of sides) {
    model.cone(
      head,
      materials.horn,
      [side * 0.62, 0.5, 0.24],
      [side * 0.86, 0.66, -0.2],
      [0.11, 0.012],
      0.05,
    );
    model.cone(
      head,
      materials.horn,
      [side * 0.72, -0.22, 0.1],
      [side * 1.12, -0.34, -0.3],
      [0.16, 0.015],
      0.06,
    );
  }
}

function addFangs({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  for (const side of sides) {
    model.cone(
      head,
      materials.tooth,
      [side * 0.22, -0.36, 0.8 + snout],
      [side * 0.23, -0.56, 0.84 + snout],
      [0.06, 0.006],
      0.004,
    );
  }
}
