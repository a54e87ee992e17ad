/**
 * A creature alone, cut out of its picture: what a stage needs, on which two creatures stand. All look
 * to the left, so that one of two can be mirrored. What is painted around a creature (its breath, its
 * aura, the weather) stays in the picture.
 */
import type { Genome } from "#forge/genome.ts";
import type { MarchCore } from "#forge/shapes/core.ts";
import { samplesPerEdge, type Marched } from "#forge/shapes/march.ts";
import { clamp } from "#forge/shapes/numbers.ts";
import { finished } from "./finish.ts";
import { layCreature, marchStage } from "./lay-creature.ts";
import { newRaster } from "./raster.ts";
import { setStage } from "./stage.ts";

export type CutOut = {
  /** Red, green, blue and opacity, row after row. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
};

export type CutOutOptions = {
  /** Of the square that it is drawn in; what is empty of it is cut off. */
  side: number;
  core: MarchCore;
};

export function drawCutOut(genome: Genome, { side, core }: CutOutOptions): CutOut {
  const size = { width: side, height: side };
  const stage = setStage(genome, { ...size, layout: "art", core, mayMirror: false });
  const marched = marchStage(stage);
  const picture = newRaster(side, side, 3);
  layCreature(picture, { genome, stage, marched });
  const opacity = opacityOf(marched);
  // What was laid over black is as dark as it is transparent.
  opacity.forEach((share, i) => {
    if (share > 0) for (let k = 0; k < 3; k++) picture.values[i * 3 + k]! /= share;
  });
  return trimmed(finished(picture, { darkCorners: 0 }), opacity, side);
}

function opacityOf({ pixels, edges, samples }: Marched): Float32Array {
  const opacity = pixels.coverage.map((share) => clamp(share));
  edges.forEach((pixel, place) => {
    let sum = 0;
    for (let s = 0; s < samplesPerEdge; s++) {
      sum += clamp(samples.coverage[place * samplesPerEdge + s]!);
    }
    opacity[pixel] = sum / samplesPerEdge;
  });
  return opacity;
}

/** With a pixel of air around it, so that its corners are never a part of it. */
function trimmed(rgb: Uint8ClampedArray, opacity: Float32Array, side: number): CutOut {
  const { left, right, top, bottom } = boundsOf(opacity, side);
  const width = right - left + 1;
  const height = bottom - top + 1;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = Math.max(0, top); y <= Math.min(side - 1, bottom); y++) {
    for (let x = Math.max(0, left); x <= Math.min(side - 1, right); x++) {
      const from = y * side + x;
      const to = ((y - top) * width + (x - left)) * 4;
      for (let k = 0; k < 3; k++) pixels[to + k] = rgb[from * 3 + k]!;
      pixels[to + 3] = Math.round(opacity[from]! * 255);
    }
  }
  return { pixels, width, height };
}

function boundsOf(opacity: Float32Array, side: number) {
  const bounds = { left: side, right: -1, top: side, bottom: -1 };
  opacity.forEach((share, i) => {
    if (share === 0) return;
    const x = i % side;
    const y = Math.floor(i / side);
    bounds.left = Math.min(bounds.left, x - 1);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y - 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  });
  return bounds;
}
