/** Dinosaurs, by species word. Data only. */
export type DinosaurBuild = {
  /** On two legs like a hunter, or on four like a grazer. */
  legs: 2 | 4;
  /** The height of the hips and of the shoulders, and the girth of the trunk. */
  hips: number;
  shoulders: number;
  girth: number;
  /** How far the head stands above the shoulders and before them, and its size. */
  neck: readonly [up: number, forward: number];
  head: number;
  /** Length, width and height of the snout in head radii. */
  snout: readonly [length: number, width: number, height: number];
  tail: number;
  teeth?: boolean;
  beak?: boolean;
  frill?: boolean;
  plates?: boolean;
  sail?: boolean;
  spots?: boolean;
  yaw?: number;
};

const trex: DinosaurBuild = {
  legs: 2,
  hips: 0.92,
  shoulders: 1.12,
  girth: 0.42,
  neck: [0.5, 0.16],
  head: 0.56,
  snout: [0.75, 0.66, 0.42],
  tail: 1,
  teeth: true,
};

const spinosaurus: DinosaurBuild = {
  ...trex,
  hips: 0.86,
  shoulders: 0.92,
  girth: 0.4,
  neck: [0.34, 0.34],
  head: 0.4,
  snout: [1.7, 0.4, 0.32],
  tail: 0.95,
  sail: true,
  yaw: 1.15,
};

const triceratops: DinosaurBuild = {
  legs: 4,
  hips: 0.66,
  shoulders: 0.64,
  girth: 0.45,
  neck: [0.2, 0.42],
  head: 0.5,
  snout: [0.5, 0.46, 0.42],
  tail: 0.62,
  beak: true,
  frill: true,
};

const stegosaurus: DinosaurBuild = {
  legs: 4,
  hips: 0.8,
  shoulders: 0.6,
  girth: 0.44,
  neck: [0.12, 0.5],
  head: 0.4,
  snout: [0.55, 0.5, 0.38],
  tail: 0.9,
  plates: true,
};

const longneck: DinosaurBuild = {
  legs: 4,
  hips: 0.72,
  shoulders: 0.76,
  girth: 0.44,
  neck: [1.08, 0.42],
  head: 0.4,
  snout: [0.48, 0.56, 0.42],
  tail: 1,
  spots: true,
};

export const usualDinosaur = trex;

export const dinosaurBuilds: Record<string, DinosaurBuild> = {
  spinosaurus,
  triceratops,
  stegosaurus,

  brontosaurus: longneck,
  brachiosaurus: longneck,
  diplodocus: longneck,
  longneck,
  sauropod: longneck,
  apatosaurus: longneck,
};
