/** The proportions of hoofed animals, by species word. Data only. */
import type { Horns } from "#forge/genome.ts";

export type HorseBuild = {
  /** The height of the back's middle and the girth of the barrel, in world units. */
  back: number;
  girth: number;
  /** How far the head stands above the back, and how far before the chest. */
  neck: number;
  reach: number;
  head: number;
  /** The length of the muzzle in head radii. */
  muzzle: number;
  /** Their length in head radii, and how far they stand aside. */
  ears: readonly [length: number, aside: number];
  /** The thickness of the legs, 1 for a horse's. */
  legs: number;
  mane: "flowing" | "brush" | "none";
  tail: "flowing" | "tuft" | "scut";
  horns?: Horns;
  coat?: "zebra" | "spots" | "patches";
  /** A mane of many colours, unless the words say otherwise. */
  rainbow?: boolean;
  humps?: boolean;
  isWoolly?: boolean;
  /** The nose, dewlap and hump of a moose. */
  isMoose?: boolean;
};

const horse: HorseBuild = {
  back: 0.98,
  girth: 0.29,
  neck: 0.84,
  reach: 0.7,
  head: 0.38,
  muzzle: 1,
  ears: [0.72, 0.35],
  legs: 1,
  mane: "flowing",
  tail: "flowing",
};

const pony: HorseBuild = { ...horse, back: 0.76, girth: 0.32, neck: 0.74, head: 0.43, legs: 1.15 };
const unicorn: HorseBuild = { ...horse, head: 0.4, horns: "uni", rainbow: true };
const donkey: HorseBuild = {
  ...pony,
  back: 0.78,
  ears: [1.35, 0.55],
  muzzle: 1.05,
  legs: 0.9,
  mane: "brush",
  tail: "tuft",
};
const zebra: HorseBuild = { ...horse, mane: "brush", tail: "tuft", coat: "zebra" };
const deer: HorseBuild = {
  ...horse,
  girth: 0.26,
  neck: 0.8,
  head: 0.35,
  muzzle: 0.8,
  ears: [0.95, 1.6],
  legs: 0.78,
  mane: "none",
  tail: "scut",
};
const stag: HorseBuild = { ...deer, girth: 0.28, horns: "antler" };
const moose: HorseBuild = {
  ...deer,
  back: 1.12,
  girth: 0.36,
  neck: 0.52,
  reach: 0.92,
  head: 0.38,
  muzzle: 1.5,
  ears: [0.8, 1.5],
  legs: 0.95,
  horns: "palm",
  isMoose: true,
};
const fawn: HorseBuild = { ...deer, back: 0.84, neck: 0.68, head: 0.42, coat: "spots" };
const giraffe: HorseBuild = {
  ...deer,
  back: 1.1,
  girth: 0.3,
  neck: 1.75,
  reach: 0.72,
  head: 0.38,
  muzzle: 0.95,
  mane: "brush",
  tail: "tuft",
  horns: "small",
  coat: "patches",
};

const camel: HorseBuild = {
  ...deer,
  back: 1,
  girth: 0.31,
  neck: 0.74,
  reach: 0.84,
  head: 0.37,
  muzzle: 1,
  ears: [0.6, 1],
  legs: 0.95,
  tail: "tuft",
  humps: true,
};
const llama: HorseBuild = {
  ...deer,
  back: 0.86,
  girth: 0.3,
  neck: 1,
  reach: 0.6,
  head: 0.36,
  muzzle: 0.7,
  ears: [0.9, 0.3],
  legs: 0.95,
  isWoolly: true,
};

export const usualHorse = horse;

export const horseBuilds: Record<string, HorseBuild> = {
  pony,
  foal: { ...pony, head: 0.46, girth: 0.26, legs: 0.95 },
  colt: pony,
  donkey,
  mule: donkey,
  unicorn,
  alicorn: unicorn,
  pegasus: horse,
  zebra,
  okapi: { ...zebra, neck: 1.1 },
  deer: stag,
  stag,
  reindeer: { ...stag, girth: 0.32, back: 0.9, legs: 0.95 },
  caribou: { ...stag, girth: 0.32, legs: 0.95 },
  elk: stag,
  moose,
  fawn,
  doe: { ...deer, coat: "spots" },
  antelope: { ...deer, horns: "up" },
  gazelle: { ...deer, horns: "up" },
  jackalope: { ...stag, ears: [1.6, 0.4] },
  giraffe,
  camel,
  dromedary: camel,
  llama,
  alpaca: llama,
};
