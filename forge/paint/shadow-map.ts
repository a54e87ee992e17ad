/** What a light sees: the depth of the model along parallel rays. */
import { laneCount } from "#forge/shapes/core.ts";
import { lookingFrame } from "#forge/shapes/frame.ts";
import type { Model } from "#forge/shapes/model.ts";
import { forEachTile } from "#forge/shapes/silhouette.ts";
import { add, length, scale, subtract, type Vector } from "#forge/shapes/vector.ts";

export type ShadowMap = {
  /** 0 in the shadow, 1 in the light, soft in between. */
  light(x: number, y: number, z: number, bias?: number): number;
};

/** The side of a tile; each of its rows is followed at once. */
const tile = laneCount;
const defaultBias = 0.035;

/** `toLight` is a unit vector from the model to the light; `size` the map's width in pixels. */
export function shadowMapOf(model: Model, toLight: Vector, size: number): ShadowMap {
  const { core } = model;
  const { low, high } = model.bounds();
  const center = scale(add(low, high), 0.5);
  const radius = length(subtract(high, low)) / 2;
  const { right, up } = lookingFrame(center, toLight);
  const start = add(center, scale(toLight, radius + 0.2));
  const [dx, dy, dz] = scale(toLight, -1);
  const pixel = (2 * radius) / size;
  const depths = new Float32Array(size * size).fill(1e9);

  const onPlane = (x: number, y: number): Vector =>
    add(start, add(scale(right, x * pixel - radius), scale(up, y * pixel - radius)));

  const map: Depths = { depths, size };
  core.bind(model.solid());
  forEachTile(size, size, tile, (tx, ty) => {
    const [mx, my, mz] = onPlane(tx + tile / 2, ty + tile / 2);
    if (core.select(mx, my, mz, dx, dy, dz, tile * pixel * 0.71, 0, 0.02) === 0) return;
    for (let y = ty; y < ty + tile; y++) {
      for (let lane = 0; lane < laneCount; lane++) {
        const origin = onPlane(tx + lane + 0.5, y + 0.5);
        for (let axis = 0; axis < 3; axis++) core.lanes[axis * laneCount + lane] = origin[axis]!;
      }
      core.reach(dx, dy, dz, 2 * radius + 0.4);
      depths.set(core.found.distance, y * size + tx);
    }
  });

  return {
    light(x, y, z, bias = defaultBias) {
      const qx = x - start[0];
      const qy = y - start[1];
      const qz = z - start[2];
      const u = (qx * right[0] + qy * right[1] + qz * right[2] + radius) / pixel - 0.5;
      const v = (qx * up[0] + qy * up[1] + qz * up[2] + radius) / pixel - 0.5;
      return lightAround(map, u, v, qx * dx + qy * dy + qz * dz - bias);
    },
  };
}

type Depths = { depths: Float32Array; size: number };

/** The average over four by four pixels, the outer ones weighted by how much they are reached. */
function lightAround(map: Depths, u: number, v: number, depth: number): number {
  const { depths, size } = map;
  const ui = Math.floor(u);
  const vi = Math.floor(v);
  if (ui < 1 || vi < 1 || ui > size - 3 || vi > size - 3) return lightAtRim(map, u, v, depth);
  const fu = u - ui;
  const fv = v - vi;
  const first = (vi - 1) * size + ui - 1;
  const rowOf = (i: number) =>
    (depths[i]! > depth ? 1 - fu : 0) +
    (depths[i + 1]! > depth ? 1 : 0) +
    (depths[i + 2]! > depth ? 1 : 0) +
    (depths[i + 3]! > depth ? fu : 0);
  const inner = rowOf(first + size) + rowOf(first + 2 * size);
  return (rowOf(first) * (1 - fv) + inner + rowOf(first + 3 * size) * fv) / 9;
}

/** The same where some of the pixels are outside of the map, in the light. */
function lightAtRim({ depths, size }: Depths, u: number, v: number, depth: number): number {
  const ui = Math.floor(u);
  const vi = Math.floor(v);
  const fu = u - ui;
  const fv = v - vi;
  let light = 0;
  for (let j = -1; j <= 2; j++) {
    const y = vi + j;
    const wy = j === -1 ? 1 - fv : j === 2 ? fv : 1;
    for (let i = -1; i <= 2; i++) {
      const x = ui + i;
      const weight = (i === -1 ? 1 - fu : i === 2 ? fu : 1) * wy;
      const outside = x < 0 || y < 0 || x >= size || y >= size;
      if (outside || depths[y * size + x]! > depth) light += weight;
    }
  }
  return light / 9;
}
