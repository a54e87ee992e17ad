/** The ground under a standing creature: its grain, the pool of light and the cast shadow. */
import { mixColors, white } from "#forge/paint/color.ts";
import type { ShadowMap } from "#forge/paint/shadow-map.ts";
import { aimAt, type Camera, type Direction } from "#forge/shapes/camera.ts";
import { layeredNoise, noise } from "#forge/shapes/noise.ts";
import { clamp, mix, smoothstep } from "#forge/shapes/numbers.ts";
import type { Color } from "#forge/paint/color.ts";
import type { Place } from "./places.ts";
import type { Raster } from "./raster.ts";

export type GroundOrder = {
  place: Place;
  camera: Camera;
  /** From the camera to the creature. */
  distance: number;
  /** Null where no creature stands. */
  shadow: ShadowMap | null;
  /** The picture's row where the ground begins, 0 to 1. */
  horizon: number;
};

export function paintGround(picture: Raster, order: GroundOrder): void {
  const { camera, distance, horizon } = order;
  const { width, height, values, hidden } = picture;
  const ray: Direction = { x: 0, y: 0, z: 0 };
  for (let y = Math.floor(horizon * height); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hidden?.[y * width + x] === 1) continue;
      aimAt(camera, x, y, ray);
      if (ray.y > -0.004) continue;
      const t = -camera.origin[1] / ray.y;
      const fog = smoothstep(distance * 1.15, distance * 2.6, t);
      if (fog === 1) continue;
      const at = { x: camera.origin[0] + ray.x * t, z: camera.origin[2] + ray.z * t, t };
      const color = groundColor(order, at);
      const o = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) values[o + k] = mix(color[k]!, values[o + k]!, clamp(fog));
    }
  }
}

type GroundPoint = { x: number; z: number; t: number };

function groundColor({ place, distance, shadow }: GroundOrder, { x, z, t }: GroundPoint): Color {
  const grain = 0.82 + 0.36 * layeredNoise(x * 1.6, z * 1.6, 4, 3);
  const { ground } = place;
  let color: Color = [ground[0] * grain, ground[1] * grain, ground[2] * grain];
  const glint = smoothstep(0.5, 0.9, noise(x * 14, z * 14, 1));
  color = mixColors(color, white, glint * 0.03);
  const sun = shadow?.light(x, 0.01, z, 0.02) ?? 1;
  const contact = shadow ? Math.exp(-(x * x * 2.2 + (z + 0.1) * (z + 0.1) * 1.6)) : 0;
  const dark: Color = [color[0] * 0.36, color[1] * 0.32, color[2] * 0.5];
  color = mixColors(color, dark, (1 - sun) * 0.75 + contact * 0.42);
  const pool = Math.exp(-(x * x + z * z) * 0.12);
  color = mixColors(color, place.light, pool * 0.15 * sun);
  return mixColors(color, place.near, smoothstep(distance * 0.86, distance * 0.7, t) * 0.8);
}
