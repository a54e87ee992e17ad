/** Lays the marched creature over the backdrop, with its ink lines. */
import type { Model } from "#forge/shapes/model.ts";
import { samplesPerEdge, type Layers, type Marched } from "#forge/shapes/march.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import type { Color } from "#forge/paint/color.ts";
import type { Raster } from "./raster.ts";

/** Writes the colour of one sample over what is behind it. */
export type PaintSample = (
  layers: Layers,
  i: number,
  at: PictureSpot,
  behind: Color,
  out: MutableColor,
) => void;

export type PictureSpot = { x: number; y: number; pixel: number };

export type MutableColor = [number, number, number];

/** The light from behind: one weight for each pixel. */
export type Rim = { weights: Float32Array; color: Color };

/** Edges are the average of their samples; everything else is one sample. */
export function composeCreature(
  picture: Raster,
  { pixels, edges, samples }: Marched,
  { rim, paint }: { rim: Rim; paint: PaintSample },
): void {
  const { width, values } = picture;
  const onEdge = new Uint8Array(pixels.count);
  for (const i of edges) onEdge[i] = 1;
  const out: MutableColor = [0, 0, 0];
  const behind: MutableColor = [0, 0, 0];
  const at: PictureSpot = { x: 0, y: 0, pixel: 0 };

  function goTo(i: number): void {
    at.x = i % width;
    at.y = Math.floor(i / width);
    at.pixel = i;
    for (let k = 0; k < 3; k++) behind[k] = values[i * 3 + k]!;
  }

  /** Keeps a tenth of the surface's own colour. */
  function lightUp(color: Float32Array, o: number, weight: number): void {
    for (let k = 0; k < 3; k++) color[o + k]! += (rim.color[k]! - color[o + k]!) * 0.9 * weight;
  }

  function paintOne(layers: Layers, i: number): void {
    const weight = rim.weights[at.pixel]! * layers.hit[i]!;
    if (weight > 0) lightUp(layers.color, i * 3, weight);
    paint(layers, i, at, behind, out);
  }

  for (let i = 0; i < pixels.count; i++) {
    if (pixels.coverage[i] === 0 || onEdge[i] === 1) continue;
    goTo(i);
    paintOne(pixels, i);
    for (let k = 0; k < 3; k++) values[i * 3 + k] = out[k]!;
  }
  edges.forEach((i, place) => {
    const sum: MutableColor = [0, 0, 0];
    goTo(i);
    for (let s = 0; s < samplesPerEdge; s++) {
      paintOne(samples, place * samplesPerEdge + s);
      for (let k = 0; k < 3; k++) sum[k]! += out[k]!;
    }
    for (let k = 0; k < 3; k++) values[i * 3 + k] = sum[k]! / samplesPerEdge;
  });
}

/** The painted look: soft colours and lines in a dark shade of what they surround. */
export function softPaint({ materials }: Model): PaintSample {
  const inks = materials.map(({ base }): Color => [base[0] * 0.2, base[1] * 0.15, base[2] * 0.22]);
  return (layers, i, _at, behind, out) => {
    const coverage = layers.coverage[i]!;
    if (coverage === 0) {
      for (let k = 0; k < 3; k++) out[k] = behind[k]!;
      return;
    }
    const ink = inks[layers.material[i]!]!;
    const hit = layers.hit[i] === 1;
    const weight = clamp(hit ? layers.ink[i]! * 0.85 : coverage * 0.9);
    for (let k = 0; k < 3; k++) {
      const under = hit ? layers.color[i * 3 + k]! : behind[k]!;
      out[k] = under + (ink[k]! - under) * weight;
    }
  };
}
