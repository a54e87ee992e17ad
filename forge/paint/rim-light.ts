/**
 * Rim light falls only where the creature meets something farther away. Whether it does is read
 * from the depths along the normal, as it appears in the picture.
 */
import type { Color } from "./color.ts";
import type { Camera } from "#forge/shapes/camera.ts";
import { farAway, type Layers } from "#forge/shapes/march.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import { dot, type Vector } from "#forge/shapes/vector.ts";

export type RimLight = {
  /** Lights one sample at pixel (x, y) in place. */
  apply(layers: Layers, i: number, x: number, y: number): void;
};

export function rimLightOf(pixels: Layers, camera: Camera, color: Color): RimLight {
  const { width, height } = camera;
  const reach = Math.max(3, Math.round(height / 96));

  function depthAt(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= width || y >= height) return farAway;
    const i = y * width + x;
    return pixels.hit[i] === 0 ? farAway : pixels.depth[i]!;
  }

  return {
    apply(layers, i, x, y) {
      const rim = layers.rim[i]!;
      if (rim <= 0.01) return;
      const o = i * 3;
      const normal: Vector = [layers.normal[o]!, layers.normal[o + 1]!, layers.normal[o + 2]!];
      const nx = dot(normal, camera.right);
      const ny = dot(normal, camera.up);
      const size = Math.sqrt(nx * nx + ny * ny) || 1;
      let open = 0;
      for (let step = 0.25; step <= 1; step += 0.25) {
        const px = Math.round(x + (nx / size) * reach * step);
        const py = Math.round(y - (ny / size) * reach * step);
        open += smoothstep(0.1, 0.3, depthAt(px, py) - layers.depth[i]!) * 0.25;
      }
      const weight = clamp(open * rim * 1.05);
      for (let k = 0; k < 3; k++) {
        const old = layers.color[o + k]!;
        layers.color[o + k] = old + (color[k]! * 0.9 + old * 0.1 - old) * weight;
      }
    },
  };
}
