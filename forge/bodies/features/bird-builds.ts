/** What sets one bird apart from another: its measures, its crest, and the poses it likes. */
import type { BodyOrder } from "#forge/bodies/body.ts";
import type { Beak, BirdPose, Mood } from "#forge/genome.ts";
import type { Color } from "#forge/paint/color.ts";

export type Crest = "plume" | "swept" | "ruff" | "drop" | "none";

export type BirdBuild = {
  /** Half the torso's width, height and length. */
  torso: readonly [width: number, height: number, length: number];
  /** How upright it perches, in radians: 0 lies flat as a duck. */
  lean: number;
  /** From the ground to the belly of a perched bird. */
  legs: number;
  /** Added between shoulders and head, straight up. */
  neck: number;
  /** The head's size, 1 for the usual one. */
  head: number;
  /** `lift`: how far a perched bird raises it, in radians. */
  tail: { length: number; spread: number; lift?: number };
  crest: Crest;
  beak?: Beak;
  /** Of beak and feet; golden without it. */
  beakColor?: Color;
  /** 1 for the usual one. */
  beakSize?: number;
  /** A head without feathers. */
  bald?: Color;
  wattle?: true;
  /** How often it takes each pose. */
  poses: Record<BirdPose, number>;
};

const songbird: BirdBuild = {
  torso: [0.4, 0.4, 0.5],
  lean: 0.75,
  legs: 0.24,
  neck: 0,
  head: 1.08,
  tail: { length: 0.8, spread: 0.3 },
  crest: "plume",
  beak: "cone",
  poses: { perched: 5, gliding: 2, diving: 0, spread: 3 },
};

const builds = {
  songbird,
  sparrow: { ...songbird, crest: "none", tail: { length: 0.6, spread: 0.24 } },
  hummingbird: {
    ...songbird,
    torso: [0.31, 0.32, 0.42],
    head: 0.98,
    beak: "long",
    beakColor: [0.2, 0.18, 0.24],
    crest: "none",
    tail: { length: 0.45, spread: 0.3 },
    poses: { perched: 0, gliding: 0, diving: 0, spread: 1 },
  },
  toucan: {
    ...songbird,
    beak: "stout",
    beakSize: 1.75,
    beakColor: [1, 0.6, 0.12],
    crest: "none",
    tail: { length: 0.9, spread: 0.2 },
    poses: { perched: 1, gliding: 0, diving: 0, spread: 0 },
  },
  vulture: {
    torso: [0.5, 0.5, 0.62],
    lean: 0.9,
    legs: 0.28,
    neck: 0.32,
    head: 0.78,
    tail: { length: 0.7, spread: 0.3 },
    crest: "none",
    beak: "hook",
    bald: [0.93, 0.66, 0.62],
    poses: { perched: 6, gliding: 0, diving: 0, spread: 2 },
  },
  turkey: {
    torso: [0.54, 0.5, 0.56],
    lean: 0.62,
    legs: 0.3,
    neck: 0.26,
    head: 0.72,
    tail: { length: 1.45, spread: 1.6, lift: 1.5 },
    crest: "none",
    beak: "cone",
    bald: [0.72, 0.24, 0.28],
    wattle: true,
    poses: { perched: 1, gliding: 0, diving: 0, spread: 0 },
  },
  parrot: { ...songbird, beak: "hook", tail: { length: 1.05, spread: 0.2 } },
  hunter: {
    torso: [0.42, 0.42, 0.62],
    lean: 0.98,
    legs: 0.26,
    neck: 0.06,
    head: 0.92,
    tail: { length: 0.85, spread: 0.42 },
    crest: "swept",
    poses: { perched: 2, gliding: 5, diving: 4, spread: 4 },
  },
  corvid: {
    torso: [0.53, 0.52, 0.62],
    lean: 0.72,
    legs: 0.3,
    neck: 0.04,
    head: 0.92,
    tail: { length: 0.95, spread: 0.24 },
    crest: "ruff",
    beak: "stout",
    beakColor: [0.3, 0.28, 0.34],
    poses: { perched: 5, gliding: 3, diving: 1, spread: 2 },
  },
  firebird: {
    torso: [0.37, 0.37, 0.58],
    lean: 0.8,
    legs: 0.34,
    neck: 0.2,
    head: 0.92,
    tail: { length: 1.5, spread: 0.55 },
    crest: "swept",
    poses: { perched: 0, gliding: 4, diving: 2, spread: 5 },
  },
  fowl: {
    torso: [0.44, 0.42, 0.56],
    lean: 0.5,
    legs: 0.34,
    neck: 0.24,
    head: 0.88,
    tail: { length: 1.3, spread: 0.95, lift: 1.5 },
    crest: "plume",
    beak: "cone",
    poses: { perched: 6, gliding: 0, diving: 0, spread: 4 },
  },
  chick: {
    torso: [0.46, 0.44, 0.46],
    lean: 0.9,
    legs: 0.14,
    neck: -0.04,
    head: 1.25,
    tail: { length: 0.4, spread: 0.3 },
    crest: "none",
    beak: "cone",
    poses: { perched: 8, gliding: 0, diving: 0, spread: 2 },
  },
  owl: {
    torso: [0.5, 0.46, 0.54],
    lean: 1.2,
    legs: 0.1,
    neck: -0.06,
    head: 1.28,
    tail: { length: 0.55, spread: 0.26 },
    crest: "none",
    poses: { perched: 6, gliding: 1, diving: 0, spread: 3 },
  },
  wader: {
    torso: [0.34, 0.36, 0.56],
    lean: 0.62,
    legs: 0.95,
    neck: 0.62,
    head: 0.8,
    tail: { length: 0.6, spread: 0.24 },
    crest: "swept",
    poses: { perched: 7, gliding: 2, diving: 0, spread: 1 },
  },
  waterfowl: {
    torso: [0.46, 0.4, 0.62],
    lean: 0.22,
    legs: 0.2,
    neck: 0.16,
    head: 1,
    tail: { length: 0.5, spread: 0.34, lift: 0.35 },
    crest: "none",
    poses: { perched: 7, gliding: 2, diving: 0, spread: 1 },
  },
  swan: {
    torso: [0.44, 0.42, 0.64],
    lean: 0.28,
    legs: 0.2,
    neck: 0.6,
    head: 0.84,
    tail: { length: 0.5, spread: 0.34, lift: 0.5 },
    crest: "none",
    poses: { perched: 6, gliding: 2, diving: 0, spread: 2 },
  },
} satisfies Record<string, BirdBuild>;

const wordsOf: Partial<Record<keyof typeof builds, string>> = {
  hunter: "eagle hawk falcon osprey kestrel buzzard thunderbird roc harpy griffin",
  parrot: "parrot budgie cockatoo macaw",
  corvid: "crow raven rook magpie jackdaw blackbird jay",
  firebird: "phoenix firebird simurgh",
  fowl: "peacock peahen quetzal lyrebird rooster hen chicken pheasant cockerel",
  sparrow: "sparrow wren robin dove pigeon swallow starling nightingale lark finch seagull gull",
  hummingbird: "hummingbird",
  toucan: "toucan",
  vulture: "vulture condor",
  turkey: "turkey",
  chick: "chick duckling gosling cygnet nestling",
  owl: "owl owlet",
  wader: "heron stork ibis crane egret flamingo ostrich emu",
  waterfowl: "duck mallard",
  swan: "swan goose",
};

const buildOf = new Map<string, BirdBuild>(
  Object.entries(wordsOf).flatMap(([build, words]) =>
    words.split(" ").map((word) => [word, builds[build as keyof typeof builds]] as const),
  ),
);

export function birdBuildOf({ species, traits, element }: BodyOrder): BirdBuild {
  if (traits.beak === "owl") return builds.owl;
  const build = buildOf.get(species ?? "") ?? songbird;
  // A small bird of water is a drop of rain itself.
  return build === songbird && element === "water" ? { ...songbird, crest: "drop" } : build;
}

const birdPoses: readonly BirdPose[] = ["perched", "gliding", "diving", "spread"];

const likings: Partial<Record<Mood, BirdPose>> = {
  shy: "perched",
  gentle: "perched",
  sleepy: "perched",
  wise: "perched",
  grumpy: "perched",
  lonely: "perched",
  sneaky: "perched",
  playful: "gliding",
  curious: "gliding",
  brave: "spread",
  fierce: "diving",
  proud: "spread",
};

/** How much more a mood wants its pose. */
const likingWeight = 4;

export function poseOf({ traits, mood, dice }: BodyOrder, { poses }: BirdBuild): BirdPose {
  const asked = birdPoses.find((pose) => pose === traits.pose);
  if (asked) return asked;
  if (traits.wings === "none") return "perched";
  const liked = mood ? likings[mood] : undefined;
  const weights = birdPoses.map((pose): [BirdPose, number] => [
    pose,
    poses[pose] && (pose === liked ? poses[pose] + likingWeight : poses[pose]),
  ]);
  let roll = dice.fork("pose").between(
    0,
    weights.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [pose, weight] of weights) {
    roll -= weight;
    if (roll < 0) return pose;
  }
  return "spread";
}
