/** The dome of spines on a hedgehog, from the brow over the back; of another stuff, whatever it is. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { inPart } from "#forge/bodies/parts/in-part.ts";
import { darkened, mixColors } from "#forge/paint/color.ts";
import { rainbow } from "#forge/paint/palette.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { add, normalize, scale, type Vector } from "#forge/shapes/vector.ts";

const ground = worldFrame();
const goldenAngle = 2.4;
const cream = [0.97, 0.89, 0.74] as const;

/** Face and feet of a light fur, so that the spines stand out from them. */
export function spinyCoat(order: BodyOrder): BodyOrder {
  const { model, materials, palette } = order;
  const { belly: _, pattern, ...skin } = model.materials[materials.skin]!;
  const own = pattern && pattern.kind !== "rainbow" ? { pattern } : {};
  const pale = model.material({ ...skin, ...own, base: mixColors(palette.base, cream, 0.72) });
  return { ...order, materials: { ...materials, skin: pale, limb: pale } };
}

type Spines = { back: number; head: Frame; length: number };

export function addSpines(order: BodyOrder, { back, head, length }: Spines): void {
  const { model, palette } = order;
  const colors = palette.isRainbow ? ({ kind: "rainbow", colors: rainbow } as const) : null;
  const coat = model.material({
    base: darkened(palette.base, 0.62),
    fur: 0.4,
    ...(colors && { pattern: colors }),
  });
  const spine = model.material({
    base: darkened(palette.base, 0.8),
    gloss: 0.3,
    ...(colors
      ? { pattern: colors }
      : { tip: { color: mixColors(palette.base, cream, 0.8), at: 0.6, soft: 0.2 } }),
  });
  inPart(order, "spikes", () => {
    const dome = { center: [0, back + 0.08, -0.2], radii: [0.48, 0.58, 0.64] } as const;
    model.ellipsoid(ground, coat, [0, back + 0.08, -0.2], [0.48, 0.58, 0.64], 0.06);
    const brow = { center: [0, 0.34, -0.42], radii: [0.98, 0.82, 0.72] } as const;
    model.ellipsoid(head, coat, [0, 0.34, -0.42], [0.98, 0.82, 0.72], 0.04);
    addCoat(order, ground, { ...dome, count: 96, length, material: spine, lowest: -0.2 });
    addCoat(order, head, {
      ...brow,
      count: 40,
      length: length / head.scale,
      material: spine,
      lowest: -0.1,
    });
  });
}

type Coat = {
  center: Vector;
  radii: Vector;
  count: number;
  length: number;
  material: MaterialId;
  /** Where they end, from -1 at the bottom to 1 at the top. */
  lowest: number;
};

/** Evenly spread over the upper part of an egg, and swept back. */
function addCoat({ model }: BodyOrder, frame: Frame, coat: Coat): void {
  const { center, radii, count, length, material, lowest } = coat;
  const [a, b, c] = radii;
  for (let i = 0; i < count; i++) {
    const y = lowest + (1 - lowest) * ((i + 0.5) / count);
    const around = Math.sqrt(1 - y * y);
    const [x, z] = [around * Math.cos(i * goldenAngle), around * Math.sin(i * goldenAngle)];
    const from = add(center, [x * a * 0.94, y * b * 0.94, z * c * 0.94]);
    const toward = normalize([x / a, y / b + 0.2, z / c - 0.55]);
    model.cone(
      frame,
      material,
      from,
      add(from, scale(toward, length)),
      [length * 0.3, length * 0.02],
      0.01,
    );
  }
}
