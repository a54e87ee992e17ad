/** The bodies of low animals on four splayed legs, by species word. Data only. */
export type LizardBuild = {
  stance: "low" | "sitting";
  /** The height of the back's middle, the girth and the length of the trunk. */
  height: number;
  girth: number;
  length: number;
  /** The head's radius, and its width and height in radii. */
  head: readonly [size: number, width: number, height: number];
  /** Length, half the width and half the height of the snout in head radii; none without it. */
  snout?: readonly [length: number, width: number, height: number];
  /** On the sides of the face, or in bumps on top of it. */
  eyes: { bumps: boolean; x: number; y: number; size: number };
  toes: "webbed" | "pads" | "claws";
  legs: { out: number; radius: number };
  tail: "long" | "thick" | "curled" | "finned" | "none";
  gills?: boolean;
  casque?: boolean;
  teeth?: boolean;
  back?: "plates" | "crest";
  yaw?: number;
};

const frog: LizardBuild = {
  stance: "sitting",
  height: 0.52,
  girth: 0.46,
  length: 0.5,
  head: [0.52, 1.12, 0.74],
  eyes: { bumps: true, x: 0.56, y: 0.62, size: 0.29 },
  toes: "webbed",
  legs: { out: 0.1, radius: 0.12 },
  tail: "none",
  yaw: 0.35,
};

const toad: LizardBuild = {
  ...frog,
  girth: 0.56,
  head: [0.52, 1.2, 0.7],
  eyes: { bumps: true, x: 0.58, y: 0.52, size: 0.26 },
};

const newt: LizardBuild = {
  stance: "low",
  height: 0.34,
  girth: 0.25,
  length: 1,
  head: [0.44, 1.02, 0.78],
  eyes: { bumps: false, x: 0.56, y: 0.2, size: 0.27 },
  toes: "pads",
  legs: { out: 0.26, radius: 0.09 },
  tail: "long",
  yaw: 0.65,
};

const axolotl: LizardBuild = {
  ...newt,
  height: 0.38,
  girth: 0.29,
  head: [0.56, 1.14, 0.78],
  eyes: { bumps: false, x: 0.66, y: 0.08, size: 0.24 },
  tail: "finned",
  gills: true,
  yaw: 0.5,
};

const gecko: LizardBuild = {
  ...newt,
  head: [0.46, 1, 0.76],
  eyes: { bumps: true, x: 0.56, y: 0.36, size: 0.31 },
  tail: "thick",
};

const lizard: LizardBuild = {
  ...newt,
  head: [0.4, 0.94, 0.82],
  snout: [0.7, 0.44, 0.3],
  eyes: { bumps: false, x: 0.56, y: 0.26, size: 0.28 },
  toes: "claws",
  back: "crest",
};

const chameleon: LizardBuild = {
  ...newt,
  height: 0.62,
  girth: 0.3,
  length: 0.86,
  head: [0.42, 0.84, 0.86],
  snout: [0.5, 0.42, 0.34],
  eyes: { bumps: true, x: 0.58, y: 0.22, size: 0.3 },
  legs: { out: 0.12, radius: 0.09 },
  tail: "curled",
  casque: true,
  back: "crest",
  yaw: 0.85,
};

const crocodile: LizardBuild = {
  ...newt,
  height: 0.4,
  girth: 0.36,
  length: 1.15,
  head: [0.42, 1, 0.72],
  snout: [1.5, 0.5, 0.28],
  eyes: { bumps: true, x: 0.46, y: 0.56, size: 0.26 },
  toes: "claws",
  legs: { out: 0.24, radius: 0.13 },
  tail: "thick",
  teeth: true,
  back: "plates",
  yaw: 0.72,
};

export const usualLizard = lizard;

export const lizardBuilds: Record<string, LizardBuild> = {
  frog,
  treefrog: frog,
  bullfrog: toad,
  toad,
  froglet: frog,
  newt,
  salamander: newt,
  axolotl,
  mudpuppy: axolotl,
  gecko,
  skink: newt,
  chameleon,
  crocodile,
  alligator: crocodile,
  caiman: crocodile,
  gator: crocodile,
  croc: crocodile,
};
