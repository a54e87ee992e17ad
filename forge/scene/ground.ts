/** The ground under a standing creature: its grain, the pool of light and the cast shadow. */
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
  const at: GroundPoint = { x: 0, z: 0, t: 0, fog: 0 };
  for (let y = Math.floor(horizon * height); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hidden?.[y * width + x] === 1) continue;
      aimAt(camera, x, y, ray);
      if (ray.y > -0.004) continue;
      at.t = -camera.origin[1] / ray.y;
      at.fog = smoothstep(distance * 1.15, distance * 2.6, at.t);
      if (at.fog === 1) continue;
      at.x = camera.origin[0] + ray.x * at.t;
      at.z = camera.origin[2] + ray.z * at.t;
      paintPoint(values, (y * width + x) * 3, order, at);
    }
  }
}

/** A place on the ground, how far from the camera, and how much fog is before it. */
type GroundPoint = { x: number; z: number; t: number; fog: number };

/** What the ground's colour is filtered with in the shadow. */
const dark: Color = [0.36, 0.32, 0.5];

/** Lays one point of the ground over the number `o` of the picture and the two after it. */
function paintPoint(
  values: Float32Array,
  o: number,
  { place, distance, shadow }: GroundOrder,
  { x, z, t, fog }: GroundPoint,
): void {
  const { ground, light, near } = place;
  const grain = 0.82 + 0.36 * layeredNoise(x * 1.6, z * 1.6, 4, 3);
  const glint = smoothstep(0.5, 0.9, noise(x * 14, z * 14, 1)) * 0.03;
  const sun = shadow?.light(x, 0.01, z, 0.02) ?? 1;
  const contact = shadow ? Math.exp(-(x * x * 2.2 + (z + 0.1) * (z + 0.1) * 1.6)) : 0;
  const shade = clamp((1 - sun) * 0.75 + contact * 0.42);
  const pool = clamp(Math.exp(-(x * x + z * z) * 0.12) * 0.15 * sun);
  const close = smoothstep(distance * 0.86, distance * 0.7, t) * 0.8;
  for (let k = 0; k < 3; k++) {
    let c = mix(ground[k]! * grain, 1, glint);
    c = mix(c, c * dark[k]!, shade);
    c = mix(c, light[k]!, pool);
    c = mix(c, near[k]!, close);
    values[o + k] = mix(c, values[o + k]!, fog);
  }
}
