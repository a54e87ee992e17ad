/** Birds that walk better than they fly, by species word. Data only. */
import type { Beak } from "#forge/genome.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export type WaddlerBuild = {
  /** Upright like a penguin, or level like a duck. */
  stance: "upright" | "level";
  /** The length of the legs, and the radii of the trunk. */
  legs: number;
  body: Vector;
  /** How far the head stands above the trunk and before its middle. */
  neck: readonly [height: number, forward: number];
  head: number;
  beak: Exclude<Beak, "owl">;
  /** The colour of beak and feet. */
  tint: Vector;
  tail: "stub" | "curl" | "plume";
  comb?: boolean;
  /** A white front and face. */
  front?: boolean;
  /** The feet's own colour. */
  feet?: Vector;
  /** Stands on one leg, with its neck in the shape of an S. */
  isWading?: boolean;
  /** The beak's size. */
  bill?: number;
  yaw?: number;
};

const orange: Vector = [1, 0.62, 0.18];
const yellow: Vector = [1, 0.78, 0.25];

const penguin: WaddlerBuild = {
  stance: "upright",
  legs: 0.08,
  body: [0.47, 0.56, 0.42],
  neck: [0.22, 0.05],
  head: 0.53,
  beak: "cone",
  tint: orange,
  tail: "stub",
  front: true,
  bill: 0.72,
  yaw: 0.3,
};

const puffin: WaddlerBuild = {
  ...penguin,
  head: 0.48,
  beak: "stout",
  bill: 1,
  tint: [1, 0.48, 0.2],
};

const duck: WaddlerBuild = {
  stance: "level",
  legs: 0.2,
  body: [0.44, 0.4, 0.6],
  neck: [0.34, 0.44],
  head: 0.44,
  beak: "bill",
  tint: orange,
  tail: "curl",
  yaw: 0.7,
};

const duckling: WaddlerBuild = {
  ...duck,
  legs: 0.14,
  body: [0.4, 0.38, 0.44],
  neck: [0.26, 0.22],
  head: 0.5,
  bill: 0.8,
  yaw: 0.5,
};

const goose: WaddlerBuild = { ...duck, legs: 0.28, neck: [0.84, 0.5], head: 0.35, yaw: 0.75 };

const swan: WaddlerBuild = {
  ...goose,
  legs: 0.16,
  body: [0.46, 0.44, 0.72],
  neck: [1.05, 0.58],
  head: 0.34,
  bill: 0.8,
  yaw: 0.8,
};

const chicken: WaddlerBuild = {
  ...duck,
  legs: 0.3,
  body: [0.42, 0.45, 0.5],
  neck: [0.42, 0.34],
  head: 0.38,
  beak: "cone",
  tint: yellow,
  tail: "stub",
  comb: true,
};

const rooster: WaddlerBuild = { ...chicken, neck: [0.56, 0.36], tail: "plume" };
const chick: WaddlerBuild = { ...duckling, beak: "cone", tint: orange, tail: "stub" };

const flamingo: WaddlerBuild = {
  ...duck,
  legs: 1,
  body: [0.33, 0.31, 0.5],
  neck: [0.98, 0.5],
  head: 0.24,
  beak: "bent",
  tint: [0.98, 0.84, 0.78],
  feet: [0.96, 0.45, 0.55],
  isWading: true,
  tail: "stub",
  bill: 1.1,
  yaw: 1.2,
};

const ostrich: WaddlerBuild = {
  ...duck,
  legs: 0.8,
  body: [0.46, 0.42, 0.56],
  neck: [0.86, 0.42],
  head: 0.31,
  beak: "cone",
  tint: yellow,
  tail: "plume",
  bill: 1.1,
  yaw: 0.8,
};

export const usualWaddler = penguin;

export const waddlerBuilds: Record<string, WaddlerBuild> = {
  puffin,
  duck,
  mallard: duck,
  duckling,
  goose,
  gosling: duckling,
  swan,
  cygnet: duckling,
  hen: chicken,
  chicken,
  rooster,
  cockerel: rooster,
  chick,
  flamingo,
  ostrich,
  emu: ostrich,
};
