/** A scaly head with a long snout: dragons, serpents, raptors. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Frame } from "#forge/shapes/frame.ts";
import type { Point } from "#forge/shapes/outline.ts";
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

const mouthLine: readonly Point[] = [
  [-0.62, -0.22],
  [-0.4, -0.34],
  [-0.2, -0.38],
  [0, -0.36],
  [0.2, -0.38],
  [0.4, -0.34],
  [0.62, -0.22],
];

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
  const skin = { frame: head, material: materials.skin, face: true };
  model.ellipsoid({ ...skin, center: [0, 0.1, -0.08], radii: [0.82, 0.76, 0.92], blend: 0.12 });
  for (const side of sides) {
    const center = [side * 0.42, -0.2, 0.12] as const;
    model.ellipsoid({ ...skin, center, radii: [0.42, 0.38, 0.5], blend: 0.25 });
    model.cone({
      ...skin,
      from: [side * 0.24, 0.34, 0.72],
      to: [side * 0.66, 0.5, 0.2],
      radii: [0.13, 0.12],
      blend: 0.1,
      along: [0, 0],
    });
  }
}

function addSnout({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  const skin = {
    frame: head,
    material: materials.skin,
    face: true,
    along: [0, 0] as const,
  };
  model.cone({
    ...skin,
    from: [0, -0.06, 0.4],
    to: [0, -0.2, 0.9 + snout],
    radii: [0.4, 0.2],
    blend: 0.22,
  });
  model.ellipsoid({
    frame: head,
    material: materials.skin,
    face: true,
    center: [0, -0.13, 0.92 + snout],
    radii: [0.26, 0.15, 0.2],
    blend: 0.08,
  });
  model.cone({
    ...skin,
    from: [0, 0.12, 0.62],
    to: [0, -0.02, 0.82 + snout],
    radii: [0.13, 0.07],
    blend: 0.12,
  });
  model.cone({
    ...skin,
    from: [0, -0.42, 0.2],
    to: [0, -0.44, 0.7 + snout],
    radii: [0.28, 0.14],
    material: materials.belly,
    blend: 0.05,
  });
  addNostrils({ model, materials }, head, snout);
}

function addNostrils(
  { model, materials }: Pick<BodyOrder, "model" | "materials">,
  head: Frame,
  snout: number,
): void {
  for (const side of sides) {
    model.ellipsoid({
      frame: head,
      center: [side * 0.16, -0.02, 1 + snout],
      radii: [0.11, 0.09, 0.12],
      material: materials.skin,
      blend: 0.06,
      face: true,
    });
    model.ellipsoid({
      frame: head,
      center: [side * 0.17, -0.01, 1.09 + snout],
      radii: [0.05, 0.035, 0.05],
      material: materials.dark,
    });
  }
}

function addSpikes({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  const horn = { frame: head, material: materials.horn };
  model.cone({
    ...horn,
    from: [0, -0.52, 0.6 + snout],
    to: [0, -0.78, 0.62 + snout],
    radii: [0.09, 0.01],
    blend: 0.04,
  });
  for (const side of sides) {
    model.cone({
      ...horn,
      from: [side * 0.62, 0.5, 0.24],
      to: [side * 0.86, 0.66, -0.2],
      radii: [0.11, 0.012],
      blend: 0.05,
    });
    model.cone({
      ...horn,
      from: [side * 0.72, -0.22, 0.1],
      to: [side * 1.12, -0.34, -0.3],
      radii: [0.16, 0.015],
      blend: 0.06,
    });
  }
}

function addFangs({ model, materials }: BodyOrder, head: Frame, snout: number): void {
  for (const side of sides) {
    model.cone({
      frame: head,
      from: [side * 0.22, -0.36, 0.8 + snout],
      to: [side * 0.23, -0.56, 0.84 + snout],
      radii: [0.06, 0.006],
      material: materials.tooth,
      blend: 0.004,
    });
  }
}
