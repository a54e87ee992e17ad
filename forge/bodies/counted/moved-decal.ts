/** A line or a blob on a face, where its head has gone. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import { movedFrame, type Motion } from "#forge/shapes/motion.ts";

type Decal = BodyOrder["model"]["decals"][number];

export function movedDecal(decal: Decal, motion: Motion): Decal {
  const growth = motion.to.scale / motion.from.scale;
  const frame = movedFrame(motion, decal.frame);
  const by = ([x, y]: readonly [number, number]) => [x * growth, y * growth] as const;
  const fromDepth = decal.fromDepth * growth;
  if (decal.kind === "blob") {
    return { ...decal, frame, fromDepth, center: by(decal.center), radii: by(decal.radii) };
  }
  return { ...decal, frame, fromDepth, points: decal.points.map(by), width: decal.width * growth };
}
