/** How fish differ from a koi, by species word. Data only. */
import type { FinKind } from "#forge/bodies/parts/fish-fins.ts";
import type { Color } from "#forge/paint/color.ts";

export type FishBuild = {
  /** Parts of a koi's: the girth of the trunk, head, tail and fins. */
  girth: number;
  head: number;
  tail: number;
  fins: number;
  whiskers: boolean;
  /** A tall flat body, with half its height. */
  disc?: number;
  /** A round body, with its radius. */
  ball?: number;
  backFin?: FinKind;
  tailFin?: FinKind;
  growth?: "spines" | "sword" | "lamp" | "streamers" | "sashes";
  /** Round fins with a dark rim. */
  isRounded?: true;
  /** In place of a koi's patches: bands, or nothing. */
  bands?: Color | null;
  isRay?: true;
};

export const clownfishGirth = 1.16;

const koi: FishBuild = { girth: 1, head: 1, tail: 1, fins: 1, whiskers: true };
const plain: FishBuild = { ...koi, tail: 0.72, whiskers: false, bands: null, tailFin: "hunter" };

/** Fins like spoons. */
const round = { isRounded: true, backFin: "round", tailFin: "round" } as const;

export const usualFish: FishBuild = { ...koi, whiskers: false };

const rows: readonly (readonly [words: string, build: FishBuild])[] = [
  ["koi carp", koi],
  ["catfish", { ...plain, girth: 1.1, head: 1.15, whiskers: true }],
  ["goldfish betta guppy", { ...koi, whiskers: false, ball: 0.5, tail: 1.3, bands: null }],
  ["pufferfish", { ...plain, head: 1.12, ball: 0.68, tail: 0.42, fins: 0.5, growth: "spines" }],
  ["clownfish", { ...plain, girth: clownfishGirth, head: 1.06, growth: "sashes", ...round }],
  [
    "angelfish",
    { ...plain, head: 0.92, disc: 0.74, fins: 0.7, growth: "streamers", bands: [0.2, 0.16, 0.2] },
  ],
  ["swordfish", { ...plain, girth: 0.82, head: 0.86, backFin: "hunter", growth: "sword" }],
  ["tuna salmon trout barracuda", { ...plain, girth: 0.86, head: 0.88, backFin: "hunter" }],
  ["anglerfish", { ...plain, girth: 1.1, head: 1.3, tail: 0.55, growth: "lamp" }],
  ["piranha", { ...plain, disc: 0.56, head: 1.08, tail: 0.7, fins: 0.7, backFin: "fish" }],
  ["stingray manta", { ...plain, isRay: true }],
];

export const fishBuilds: ReadonlyMap<string, FishBuild> = new Map(
  rows.flatMap(([words, build]) => words.split(" ").map((word) => [word, build] as const)),
);
