/** Where a creature's face is in its picture: from above its eyes to below its mouth. */
import type { Stage } from "#forge/scene/stage.ts";
import { pictureOf } from "#forge/shapes/camera.ts";
import { add, scale } from "#forge/shapes/vector.ts";

type EyeSpot = { x: number; y: number; half: number; low: number };

/** Pixels. `half` is half its width. */
export type FaceSpot = {
  x: number;
  half: number;
  top: number;
  bottom: number;
  eyes: readonly EyeSpot[];
};

export function faceIn({ model, body, framed }: Stage): FaceSpot {
  const { camera } = framed;
  const { head } = body.anchors;
  const [x, y] = pictureOf(camera, head.origin);
  const [, over] = pictureOf(camera, add(head.origin, scale(head.up, head.scale)));
  const radius = Math.max(4, Math.abs(y - over));
  const isNear = (eye: EyeSpot) => Math.abs(eye.x - x) + Math.abs(eye.y - y) < radius * 2.2;
  const eyes = model.paints
    .flatMap(({ eye }): EyeSpot[] => {
      if (!eye) return [];
      const { origin, up } = eye.frame;
      const [ex, ey] = pictureOf(camera, origin);
      const [, low] = pictureOf(camera, add(origin, scale(up, -eye.radii[1])));
      return [{ x: ex, y: ey, half: (Math.abs(low - ey) * eye.radii[0]) / eye.radii[1], low }];
    })
    .filter(isNear);
  if (eyes.length === 0) {
    return { x, half: radius * 0.8, top: y - radius * 0.6, bottom: y + radius * 0.7, eyes };
  }
  const xs = eyes.flatMap((eye) => [eye.x - eye.half, eye.x + eye.half]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  // Who hangs upside down has its mouth above its eyes.
  const isUpside = over > y;
  const ys = eyes.flatMap((eye) => [eye.low, 2 * eye.y - eye.low]);
  return {
    x: (left + right) / 2,
    half: Math.max(radius * 0.6, (right - left) / 2),
    top: Math.min(...ys) - (isUpside ? radius * 0.35 : 0),
    bottom: Math.max(...ys) + (isUpside ? 0 : radius * 0.35),
    eyes,
  };
}
