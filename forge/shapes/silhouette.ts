/** Which pixels of a small picture a model covers: to find the camera, and room for effects. */
import { aimAt, type Camera, type Direction } from "./camera.ts";
import { slot } from "./core.ts";
import type { Model } from "./model.ts";

export type Silhouette = {
  left: number;
  /** One past the last covered column. */
  right: number;
  top: number;
  bottom: number;
  /** 1 for each covered pixel. */
  covered: Uint8Array;
};

const tile = 4;

export function silhouetteOf(model: Model, camera: Camera): Silhouette {
  const { core } = model;
  const { origin, width, height } = camera;
  core.bind(model.solid());
  const ray: Direction = { x: 0, y: 0, z: 0 };
  const found: Silhouette = {
    left: width,
    right: 0,
    top: height,
    bottom: 0,
    covered: new Uint8Array(width * height),
  };

  function isCovered(x: number, y: number): boolean {
    aimAt(camera, x, y, ray);
    let t = core.answers[slot.start]!;
    const end = core.answers[slot.end]!;
    for (let i = 0; i < 48 && t <= end; i++) {
      const s = core.distance(origin[0] + ray.x * t, origin[1] + ray.y * t, origin[2] + ray.z * t);
      if (s < (camera.slope / height) * t) return true;
      t += s;
    }
    return false;
  }

  function cover(x: number, y: number): void {
    found.covered[y * width + x] = 1;
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x + 1);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y + 1);
  }

  const spread = camera.pixelSpread * tile * 0.75;
  forEachTile(width, height, tile, (tx, ty) => {
    aimAt(camera, tx + tile / 2 - 0.5, ty + tile / 2 - 0.5, ray);
    if (core.select(...origin, ray.x, ray.y, ray.z, 0, spread, 0.02) === 0) return;
    for (let y = ty; y < Math.min(height, ty + tile); y++) {
      for (let x = tx; x < Math.min(width, tx + tile); x++) if (isCovered(x, y)) cover(x, y);
    }
  });
  return found;
}

/** Square after square: rays of one square meet the same few primitives. */
export function forEachTile(
  width: number,
  height: number,
  size: number,
  visit: (x: number, y: number) => void,
): void {
  for (let y = 0; y < height; y += size) for (let x = 0; x < width; x += size) visit(x, y);
}
