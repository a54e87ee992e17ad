/** Whales, dolphins and seals, by species word. Data only. */
import type { Horns } from "#forge/genome.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export type SwimmerBuild = {
  /** From the neck to the root of the fluke, with the radius of the body there. */
  spine: readonly (readonly [...at: Vector, radius: number])[];
  head: readonly [y: number, z: number, size: number];
  /** Lies on the ground and has fur, or swims. */
  isOnLand?: boolean;
  face: "whale" | "beak" | "whiskers" | "moustache" | "grin";
  /** The height of the fin on the back. */
  fin: number;
  flippers: number;
  /** Fish hold their tail upright. */
  isFish?: boolean;
  spout?: boolean;
  eyePatch?: boolean;
  tusks?: number;
  horns?: Horns;
  yaw?: number;
};

const whale: SwimmerBuild = {
  spine: [
    [0, 1, 0.42, 0.56],
    [0, 1.02, 0, 0.62],
    [0.04, 0.98, -0.42, 0.48],
    [0.16, 1.06, -0.84, 0.25],
    [0.26, 1.34, -1.1, 0.11],
  ],
  head: [1.02, 0.5, 0.6],
  face: "whale",
  fin: 0.28,
  flippers: 0.72,
  spout: true,
};

const narwhal: SwimmerBuild = { ...whale, fin: 0, spout: false, horns: "uni" };

const dolphin: SwimmerBuild = {
  spine: [
    [0, 1.22, 0.42, 0.36],
    [0, 1.2, 0.04, 0.42],
    [0.03, 1.04, -0.36, 0.35],
    [0.1, 0.76, -0.74, 0.19],
    [0.2, 0.56, -0.98, 0.09],
  ],
  head: [1.26, 0.56, 0.42],
  face: "beak",
  fin: 0.5,
  flippers: 0.66,
};

const orca: SwimmerBuild = {
  spine: [
    [0, 1.16, 0.42, 0.46],
    [0, 1.16, 0.02, 0.52],
    [0.04, 1.02, -0.4, 0.43],
    [0.12, 0.8, -0.8, 0.22],
    [0.22, 0.66, -1.06, 0.1],
  ],
  head: [1.2, 0.54, 0.52],
  face: "whale",
  fin: 0.82,
  flippers: 0.74,
  eyePatch: true,
};

const shark: SwimmerBuild = {
  spine: [
    [0, 1.06, 0.42, 0.42],
    [0, 1.06, 0.02, 0.48],
    [0.05, 1.04, -0.42, 0.38],
    [0.18, 1.04, -0.82, 0.2],
    [0.36, 1.08, -1.12, 0.09],
  ],
  head: [1.08, 0.54, 0.5],
  face: "grin",
  fin: 0.74,
  flippers: 0.72,
  isFish: true,
};

const seal: SwimmerBuild = {
  spine: [
    [0, 0.86, 0.3, 0.36],
    [0, 0.54, 0.18, 0.44],
    [0, 0.4, -0.24, 0.4],
    [0.06, 0.26, -0.7, 0.24],
    [0.16, 0.24, -1, 0.11],
  ],
  head: [1.14, 0.4, 0.5],
  isOnLand: true,
  face: "whiskers",
  fin: 0,
  flippers: 0.6,
};

const walrus: SwimmerBuild = {
  ...seal,
  spine: [
    [0, 0.98, 0.2, 0.52],
    [0, 0.64, 0.02, 0.68],
    [0, 0.52, -0.42, 0.58],
    [0.06, 0.32, -0.86, 0.34],
    [0.16, 0.26, -1.14, 0.15],
  ],
  head: [1.34, 0.66, 0.45],
  flippers: 0.72,
  face: "moustache",
  tusks: 1.75,
  yaw: 1.05,
};

export const usualSwimmer = whale;

export const swimmerBuilds: Record<string, SwimmerBuild> = {
  narwhal,
  dolphin,
  porpoise: { ...dolphin, face: "whale" },
  beluga: { ...whale, fin: 0, spout: false },
  manatee: { ...whale, fin: 0, spout: false, face: "whiskers" },
  orca,
  killerwhale: orca,
  shark,
  megalodon: shark,
  seal,
  sealion: seal,
  walrus,
};
