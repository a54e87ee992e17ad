/** Where a creature is in its picture, so that signs stand beside it. */
import type { Camera } from "#forge/shapes/camera.ts";
import type { Model } from "#forge/shapes/model.ts";
import { silhouetteOf } from "#forge/shapes/silhouette.ts";

/** Pixels of the picture. */
export type Outline = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What the body covers, in pixels that are so many of the picture's wide. */
  covered: Uint8Array;
  times: number;
};

const trialWidth = 48;

export function outlineIn(model: Model, camera: Camera): Outline {
  const times = camera.width / trialWidth;
  const small = {
    ...camera,
    width: trialWidth,
    height: Math.round(camera.height / times),
    pixelSpread: camera.pixelSpread * times,
  };
  const { left, right, top, bottom, covered } = silhouetteOf(model, small);
  const box = {
    left: left * times,
    right: right * times,
    top: top * times,
    bottom: bottom * times,
  };
  return { ...box, covered, times };
}

type Spot = { x: number; y: number; unit: number };

/** How much of the square around a spot the body covers, 0 to 1. */
export function coveredShare({ covered, times }: Outline, { x, y, unit }: Spot): number {
  const first = (at: number) => Math.max(0, Math.floor((at - unit) / times));
  const [left, top] = [first(x), first(y)];
  const right = Math.min(trialWidth, Math.ceil((x + unit) / times));
  const bottom = Math.min(covered.length / trialWidth, Math.ceil((y + unit) / times));
  let sum = 0;
  for (let py = top; py < bottom; py++) {
    for (let px = left; px < right; px++) sum += covered[py * trialWidth + px]!;
  }
  return sum / Math.max(1, (right - left) * (bottom - top));
}
