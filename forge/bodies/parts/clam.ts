/** Two shells that stand open, and a soft creature between them. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { lookingFrame, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { inPart } from "./in-part.ts";
import { fan } from "./sides.ts";

export function addClam(order: BodyOrder): void {
  const { model, materials } = order;
  const lower = worldFrame([0, 0.3, 0.05]);
  const upper = lookingFrame([0, 1.12, -0.5], [0, 0.86, 0.5], [0, 0.5, -0.86]);
  inPart(order, "shell", () => [lower, upper].forEach((frame) => addValve(order, frame)));
  model.ellipsoid(worldFrame([0, 0.5, 0.05]), materials.belly, [0, 0, 0], [0.66, 0.26, 0.56], 0.08);
  model.ellipsoid(
    worldFrame([0.5, 0.68, 0.5]),
    model.material({ base: [0.98, 0.95, 0.97], gloss: 1 }),
    [0, 0, 0],
    [0.15, 0.15, 0.15],
  );
}

/** Its ribs run from the hinge, which lies behind, to a scalloped rim. */
function addValve({ model, materials, palette }: BodyOrder, frame: Frame): void {
  const rim = model.material({ base: palette.accent, gloss: 0.7 });
  model.ellipsoid(frame, rim, [0, 0, 0], [0.92, 0.22, 0.74]);
  for (const i of fan(4)) {
    const angle = i * 0.33;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    model.cone(
      frame,
      i % 2 === 0 ? materials.skin : rim,
      [0, 0, -0.62],
      [x * 0.94, 0, z * 0.78],
      [0.12, 0.2],
      0.03,
    );
  }
}
