/** How small upright animals differ from one another, by species word. Data only. */
import type { MascotEars, MascotFace } from "#forge/bodies/mammals/mascot-faces.ts";
import type { MascotTail } from "#forge/bodies/mammals/mascot-tails.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export type MascotBuild = {
  /** Parts of a bunny's: the size of its head and ears, the width, height and depth of its trunk. */
  head: number;
  ears: number;
  trunk: Vector;
  /** Tufts on the cheeks. */
  cheeks: boolean;
  /** In the place of the family's. */
  ownEars?: MascotEars;
  tail?: MascotTail;
  /** What it has on its head beyond a muzzle and a nose. */
  face?: MascotFace;
};

const bunny: MascotBuild = { head: 1, ears: 1.05, trunk: [1, 1, 1], cheeks: true };
const mouse: MascotBuild = { ...bunny, ears: 1.75, tail: "mouse" };
const hamster: MascotBuild = {
  ...bunny,
  head: 1.06,
  ears: 0.72,
  trunk: [1.4, 0.96, 1.28],
  cheeks: false,
  tail: "none",
  face: "pouches",
};
const squirrel: MascotBuild = {
  ...bunny,
  head: 0.84,
  ears: 0.9,
  trunk: [0.82, 1.06, 0.86],
  ownEars: "tufted",
  tail: "plume",
};
const beaver: MascotBuild = {
  ...bunny,
  head: 0.92,
  ears: 0.72,
  trunk: [1.3, 1.04, 1.22],
  cheeks: false,
  tail: "paddle",
  face: "incisors",
};
const koala: MascotBuild = {
  ...bunny,
  head: 0.96,
  trunk: [1.1, 1, 1.05],
  cheeks: false,
  ownEars: "fluffy",
  tail: "none",
  face: "nose",
};
const shortTailed: MascotBuild = { ...bunny, tail: "short" };

export const usualMascot = bunny;

const rows: readonly (readonly [words: string, build: MascotBuild])[] = [
  ["mouse rat", mouse],
  ["hamster", hamster],
  ["shrew", { ...mouse, ears: 1.1 }],
  ["squirrel chipmunk", squirrel],
  ["beaver", beaver],
  ["koala", koala],
  ["gummybear", { ...shortTailed, head: 0.9, ears: 0.9, trunk: [1.2, 1.05, 1.15], cheeks: false }],
  ["guineapig gerbil marmot vole capybara", shortTailed],
];

export const mascotBuilds: ReadonlyMap<string, MascotBuild> = new Map(
  rows.flatMap(([words, build]) => words.split(" ").map((word) => [word, build] as const)),
);
