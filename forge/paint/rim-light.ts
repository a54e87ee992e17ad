/**
 * Rim light falls only where the creature meets something farther away. Whether it does is read
 * from the depths along the normal, as it appears in the picture.
 */
import type { Camera } from "#forge/shapes/camera.ts";
import { farAway, type Layers } from "#forge/shapes/march.ts";
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";

/** How strongly each pixel is lit from behind, 0 to 1. */
export function rimLightOf(pixels: Layers, camera: Camera): Float32Array {
  const { width } = camera;
  const raw = new Float32Array(pixels.count);
  for (let i = 0; i < pixels.count; i++) {
    if (pixels.rim[i]! > 0.01) raw[i] = clamp(pixels.rim[i]! * openness(pixels, camera, i) * 1.05);
  }
  return spread(raw, pixels, width);
}

/** The share of the steps along the normal that end on something farther away. */
function openness(pixels: Layers, { width, height, right, up }: Camera, i: number): number {
  const reach = Math.max(3, Math.round(height / 96));
  const { normal, depth } = pixels;
  const o = i * 3;
  const [a, b, c] = [normal[o]!, normal[o + 1]!, normal[o + 2]!];
  const nx = a * right[0] + b * right[1] + c * right[2];
  const ny = a * up[0] + b * up[1] + c * up[2];
  const size = Math.sqrt(nx * nx + ny * ny) || 1;
  let open = 0;
  for (let step = 0.25; step <= 1; step += 0.25) {
    const x = Math.round((i % width) + (nx / size) * reach * step);
    const y = Math.round(Math.floor(i / width) - (ny / size) * reach * step);
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    const j = y * width + x;
    const there = inside && pixels.hit[j] === 1 ? depth[j]! : farAway;
    open += smoothstep(0.1, 0.3, there - depth[i]!) * 0.25;
  }
  return open;
}

/** The average of each pixel and its neighbours on the creature, so that the rim has no steps. */
function spread(raw: Float32Array, { hit }: Layers, width: number): Float32Array {
  const out = new Float32Array(raw.length);
  const steps = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1];
  for (let i = width + 1; i < raw.length - width - 1; i++) {
    let sum = 0;
    let total = 0;
    for (let k = 0; k < 9; k++) {
      const j = i + steps[k]!;
      const weight = tent[k]! * hit[j]!;
      sum += raw[j]! * weight;
      total += weight;
    }
    if (sum > 0) out[i] = sum / total;
  }
  return out;
}

const tent = [1, 2, 1, 2, 4, 2, 1, 2, 1];
