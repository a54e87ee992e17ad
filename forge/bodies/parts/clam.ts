/** Two shells that stand open, and a soft creature between them. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { inPart } from "./in-part.ts";
import { fan } from "./sides.ts";

export function addClam(order: BodyOrder): void {
  const { model, materials } = order;
  const lower = worldFrame([0, 0.3, 0.05]);
  const upper = lookingFrame({
    origin: [0, 1.12, -0.5],
    forward: [0, 0.86, 0.5],
    up: [0, 0.5, -0.86],
  });
  inPart(order, "shell", () => [lower, upper].forEach((frame) => addValve(order, frame)));
  model.ellipsoid({
    frame: worldFrame([0, 0.5, 0.05]),
    radii: [0.66, 0.26, 0.56],
    material: materials.belly,
    blend: 0.08,
  });
  model.ellipsoid({
    frame: worldFrame([0.5, 0.68, 0.5]),
    radii: [0.15, 0.15, 0.15],
    material: model.material({ base: [0.98, 0.95, 0.97], gloss: 1 }),
  });
}

/** Its ribs run from the hinge, which lies behind, to a scalloped rim. */
function addValve({ model, materials, palette }: BodyOrder, frame: Frame): void {
  const rim = model.material({ base: palette.accent, gloss: 0.7 });
  model.ellipsoid({ frame, radii: [0.92, 0.22, 0.74], material: rim });
  for (const i of fan(4)) {
    const angle = i * 0.33;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    model.cone({
      frame,
      from: [0, 0, -0.62],
      to: [x * 0.94, 0, z * 0.78],
      radii: [0.12, 0.2],
      material: i % 2 === 0 ? materials.skin : rim,
      blend: 0.03,
    });
  }
}
