/** The last touch: darker corners, a little more colour and contrast, and whole bytes. */
import { clamp, smoothstep } from "#forge/shapes/numbers.ts";
import type { Raster } from "./raster.ts";

const vividness = 1.1;

export function finished(
  { width, height, values }: Raster,
  { darkCorners = 0.55 } = {},
): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y++) {
    const dy = y / height - 0.48;
    for (let x = 0; x < width; x++) {
      const dx = x / width - 0.5;
      const o = (y * width + x) * 3;
      const corner = 1 - darkCorners * smoothstep(0.25, 0.75, dx * dx * 1.3 + dy * dy);
      const r = values[o]! * corner;
      const g = values[o + 1]! * corner;
      const b = values[o + 2]! * (corner * 0.97 + 0.03);
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      bytes[o] = toByte(grey + (r - grey) * vividness);
      bytes[o + 1] = toByte(grey + (g - grey) * vividness);
      bytes[o + 2] = toByte(grey + (b - grey) * vividness);
    }
  }
  return bytes;
}

function toByte(value: number): number {
  const v = clamp(value);
  const steeper = v + 0.09 * (v - 0.5) * (1 - Math.abs(2 * v - 1));
  return Math.floor(clamp(steeper) * 255 + 0.5);
}
