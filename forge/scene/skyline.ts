/** How high the land stands at the horizon: for each skyline, three layers from far to near. */
import { layeredNoise, noise } from "#forge/shapes/noise.ts";
import { smoothstep } from "#forge/shapes/numbers.ts";
import type { Skyline } from "./places.ts";

/** `x` runs from 0 to 1 across the picture; the answer is a part of the picture's height. */
type Height = (x: number, layer: number, seed: number) => number;

function volcano(x: number, layer: number, seed: number): number {
  const far = Math.max(0, 0.34 - Math.abs(x - 0.68) * 1.25);
  const mid = Math.max(0, 0.2 - Math.abs(x - 0.16) * 0.9);
  const peak = [far, mid, 0][layer]!;
  return 0.05 + peak + 0.12 * layeredNoise(x * 4 + seed, 0, seed, 4) - 0.02 * layer;
}

function mesa(x: number, layer: number, seed: number): number {
  const table = smoothstep(0.48, 0.55, layeredNoise(x * 3 + seed, 1, seed, 2));
  return 0.06 + 0.26 * table * (1 - layer * 0.3) + 0.05 * noise(x * 20, seed, 2);
}

function peaks(x: number, layer: number, seed: number): number {
  let height = 0;
  for (let i = 0; i < 4; i++) {
    const ridge = 1 - Math.abs(2 * noise(x * 2.3 * 2.1 ** i + seed, i, seed) - 1);
    height += 0.26 * 0.45 ** i * ridge;
  }
  return height * (1 - layer * 0.25) - 0.04;
}

function clouds(x: number, layer: number, seed: number): number {
  const mass = layeredNoise(x * 3.2 + seed, 3, seed, 4) ** 1.2;
  const puffs = Math.abs(Math.sin(x * 21 + seed * 3));
  return 0.04 + 0.22 * mass + 0.03 * puffs - 0.05 * layer;
}

function reef(x: number, layer: number, seed: number): number {
  const rock = layeredNoise(x * 5 + seed, 7, seed, 4);
  return 0.05 + 0.2 * rock + 0.1 * noise(x * 9 + seed, 2, 4) ** 3 - 0.03 * layer;
}

function cavern(x: number, layer: number, seed: number): number {
  let spire = 0;
  for (let i = 0; i < 7; i++) {
    const center = noise(i * 3.1 + seed, 1, 1);
    const height = 0.34 * noise(i * 5.7 + seed, 2, 2) + 0.05;
    const width = 0.05 + 0.05 * noise(i, seed, 3);
    spire = Math.max(spire, height * Math.max(0, 1 - Math.abs(x - center) / width));
  }
  return 0.05 + spire - 0.03 * layer;
}

export const heightOf: Record<Skyline, Height> = {
  volcano,
  mesa,
  peaks,
  clouds,
  reef,
  cavern,
  storm: (x, layer, seed) => 0.1 + 0.16 * layeredNoise(x * 4 + seed, 5, seed, 4) - 0.04 * layer,
  dunes: (x, layer, seed) =>
    0.06 +
    0.09 * Math.sin(x * 4 + seed) +
    0.06 * Math.abs(Math.sin(x * 2.5 + seed * 2)) -
    0.03 * layer,
  hills: (x, layer, seed) =>
    0.08 + 0.08 * Math.sin(x * 5 + seed) + 0.05 * noise(x * 7, seed, 1) - 0.03 * layer,
  forest: (x, _layer, seed) => 0.05 + 0.05 * noise(x * 6 + seed, 1, 1),
  flat: (x, layer, seed) => 0.02 + 0.012 * noise(x * 5, layer, seed) - 0.02 * layer,
  wall: (_x, layer) => 0.065 - 0.045 * layer,
  void: () => -1,
  mist: (x, layer, seed) => 0.07 + 0.12 * layeredNoise(x * 3 + seed, 9, seed, 3) - 0.03 * layer,
};
