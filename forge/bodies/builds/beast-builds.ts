/** How beasts differ from a fox, by species word. Data only. */
import type { BeastGrowth } from "#forge/bodies/mammals/beast-growths.ts";

export type BeastBuild = {
  /** Parts of a fox's: the height of the back, the girth of trunk and legs, head and ears. */
  back: number;
  girth: number;
  legs: number;
  head: number;
  ears: number;
  /** Tufts on the cheeks and the chest. */
  cheeks: boolean;
  chest: boolean;
  /** In the place of the family's tail. */
  tail?: "low" | "high" | "slender" | "curly" | "upright";
  muzzle?: "disc" | "broad" | "huge" | "horned" | "pale";
  whiskers?: boolean;
  /** The girth of the throat, as a part of a fox's, where it is not that of the trunk. */
  throat?: number;
  /** How far the head stands above the back and before the chest, in world units. */
  neck?: number;
  reach?: number;
  /** The radius of the snout's tip, in head radii. */
  snoutTip?: number;
  hooves?: boolean;
  /** Slim ears in the place of floppy ones. */
  hangingEars?: boolean;
  /** How far round the camera stands, in radians. */
  yaw?: number;
  growths?: readonly BeastGrowth[];
};

const fox: BeastBuild = {
  back: 1,
  girth: 1,
  legs: 1,
  head: 1,
  ears: 1,
  cheeks: true,
  chest: true,
};

const wolf: BeastBuild = { ...fox, back: 1.24, girth: 1.1, head: 0.92, ears: 0.82, tail: "low" };
const dog: BeastBuild = {
  ...fox,
  back: 1.05,
  girth: 1.08,
  cheeks: false,
  tail: "high",
  muzzle: "pale",
};
const cat: BeastBuild = {
  ...fox,
  girth: 0.9,
  legs: 0.88,
  ears: 0.9,
  cheeks: false,
  chest: false,
  tail: "slender",
  whiskers: true,
};
const panther: BeastBuild = { ...cat, back: 1.1, girth: 1, legs: 1.05, head: 0.92, ears: 0.75 };
const bear: BeastBuild = {
  ...fox,
  back: 1.02,
  girth: 1.42,
  legs: 1.5,
  head: 1.16,
  ears: 1.1,
  throat: 0.9,
  muzzle: "pale",
  cheeks: false,
  chest: false,
};
const pig: BeastBuild = {
  ...fox,
  back: 0.86,
  girth: 1.4,
  legs: 1,
  ears: 0.7,
  cheeks: false,
  chest: false,
  tail: "curly",
  muzzle: "disc",
};
const boar: BeastBuild = { ...pig, back: 1, girth: 1.36, legs: 1.1, cheeks: true, chest: true };
const cow: BeastBuild = {
  ...fox,
  back: 1.08,
  girth: 1.3,
  legs: 1.15,
  ears: 0.6,
  cheeks: false,
  chest: false,
  muzzle: "broad",
};

const hippo: BeastBuild = {
  ...cow,
  back: 0.84,
  girth: 1.62,
  legs: 1.5,
  head: 1.05,
  ears: 0.62,
  muzzle: "huge",
};
const rhino: BeastBuild = { ...hippo, back: 0.98, girth: 1.5, ears: 0.8, muzzle: "horned" };

const bull: BeastBuild = {
  ...cow,
  back: 1.34,
  girth: 1.32,
  legs: 1.05,
  head: 1.05,
  ears: 0.5,
  neck: 0.34,
  reach: 1,
  yaw: 0.72,
  hooves: true,
  growths: ["hump"],
};

const goat: BeastBuild = {
  ...fox,
  back: 1.28,
  girth: 0.86,
  legs: 0.66,
  head: 0.8,
  cheeks: false,
  chest: false,
  tail: "upright",
  yaw: 0.66,
  hooves: true,
  hangingEars: true,
  growths: ["beard"],
};

const elephant: BeastBuild = {
  ...fox,
  back: 1.22,
  girth: 1.36,
  legs: 1.5,
  ears: 1.3,
  cheeks: false,
  chest: false,
  neck: 0.42,
  reach: 0.74,
  yaw: 0.7,
};

const mammoth: BeastBuild = {
  ...fox,
  back: 1.3,
  girth: 1.55,
  legs: 1.6,
  head: 1.1,
  ears: 0.55,
  cheeks: false,
  chest: false,
  tail: "low",
  neck: 0.42,
  reach: 0.8,
  yaw: 0.66,
  growths: ["shaggy"],
};

const hedgehog: BeastBuild = {
  ...fox,
  back: 0.74,
  girth: 0.9,
  legs: 0.72,
  head: 0.8,
  ears: 0.62,
  cheeks: false,
  chest: false,
  neck: -0.1,
  reach: 0.7,
  snoutTip: 0.09,
  yaw: 0.92,
  growths: ["spines"],
};

export const usualBeast = fox;

const rows: readonly (readonly [words: string, build: BeastBuild])[] = [
  ["wolf hound coyote jackal werewolf dingo", wolf],
  ["dog puppy pup husky corgi poodle beagle terrier retriever dachshund", dog],
  ["cat kitten kitty tomcat lynx bobcat caracal", cat],
  ["cheetah leopard jaguar puma cougar ocelot", panther],
  ["bear cub grizzly", bear],
  ["pig piglet", pig],
  ["boar hog warthog peccary", boar],
  ["hippo hippopotamus", hippo],
  ["rhino rhinoceros", rhino],
  ["cow calf ox buffalo bison yak", cow],
  ["bull", bull],
  ["goat ibex", goat],
  ["elephant", elephant],
  ["mammoth mastodon", mammoth],
  ["hedgehog echidna", hedgehog],
  ["porcupine", { ...hedgehog, growths: ["longSpines"] }],
];

export const beastBuilds: ReadonlyMap<string, BeastBuild> = new Map(
  rows.flatMap(([words, build]) => words.split(" ").map((word) => [word, build] as const)),
);
