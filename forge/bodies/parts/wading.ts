/** What a flamingo stands and looks with: one leg drawn up, and a neck in the shape of an S. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { WaddlerBuild } from "#forge/bodies/builds/waddler-builds.ts";
import type { MaterialId } from "#forge/paint/material.ts";
import { pointIn, worldFrame, type Frame } from "#forge/shapes/frame.ts";
import { mix } from "#forge/shapes/numbers.ts";
import type { Vector } from "#forge/shapes/vector.ts";
import { fan } from "./sides.ts";

const ground = worldFrame();

type Parts = { build: WaddlerBuild; torso: Frame; head: Frame };

/** Forward and up from the breast, back over it, and forward to the head. */
export function addCurvedNeck(
  { model, materials }: BodyOrder,
  { build, torso, head }: Parts,
): void {
  const [width, height, length] = build.body;
  const [bx, by, bz] = pointIn(torso, [0, height * 0.1, length * 0.7]);
  const [, y, z] = head.origin;
  model.chain(
    ground,
    materials.skin,
    [width * 0.62, 0.13, 0.105, 0.095, 0.095, head.scale * 0.56],
    { blend: 0.1 },
    [
      [bx, by, bz],
      [0, mix(by, y, 0.26), bz + 0.3],
      [0, mix(by, y, 0.52), bz + 0.2],
      [0, mix(by, y, 0.74), bz - 0.1],
      [0, mix(by, y, 0.98), bz - 0.1],
      [0, y + head.scale * 0.05, z - head.scale * 0.2],
    ],
  );
}

/** The near leg is drawn up, so that its knee stands out behind. */
export function addRaisedLeg(
  { model }: BodyOrder,
  { legs, body }: WaddlerBuild,
  material: MaterialId,
): void {
  const x = body[0] * 0.5;

  const knee: Vector = [x, legs * 0.62, -0.44];
  const ankle: Vector = [x, legs * 0.5, 0.2];
  model.cone(ground, material, [x * 0.9, legs + body[1] * 0.2, 0], knee, [0.08, 0.06], 0.03);
  model.cone(ground, material, knee, ankle, [0.06, 0.05], 0.03);
  for (const i of fan(1)) {
    const toe: Vector = [x + i * 0.05, legs * 0.32 + 0.02 * Math.abs(i), 0.24 + i * 0.06];
    model.cone(ground, material, ankle, toe, [0.05, 0.035], 0.03);
  }
}
