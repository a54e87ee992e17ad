/** Animals with hands: monkeys, sloths, kangaroos, bats. Data only. */
import type { Pose } from "#forge/genome.ts";
import type { Vector } from "#forge/shapes/vector.ts";

export type ClimberBuild = {
  pose: "upright" | "knuckles" | "hanging" | "flying";
  /** The middle of the trunk and its radii. */
  middle: Vector;
  trunk: Vector;
  head: readonly [...at: Vector, size: number];
  face: "monkey" | "gorilla" | "sloth" | "muzzle" | "bat";
  ears: "side" | "long" | "bat" | "none";
  /** The radius of arms and legs. */
  limbs: number;
  /** How low the hands hang, as a part of the trunk's height; the far one may wave. */
  reach: number;
  waves?: boolean;
  tail: "curled" | "heavy" | "none";
  /** The length of the feet. */
  feet: number;
  pouch?: boolean;
};

const monkey: ClimberBuild = {
  pose: "upright",
  middle: [0, 0.62, 0],
  trunk: [0.33, 0.42, 0.3],
  head: [0, 1.28, 0.1, 0.5],
  face: "monkey",
  ears: "side",
  limbs: 0.105,
  reach: 0.75,
  waves: true,
  tail: "curled",
  feet: 0.22,
};

const ape: ClimberBuild = {
  ...monkey,
  middle: [0, 0.68, -0.04],
  trunk: [0.5, 0.5, 0.4],
  head: [0, 1.34, 0.24, 0.46],
  limbs: 0.17,
  reach: 1.2,
  waves: false,
  tail: "none",
};

const gorilla: ClimberBuild = {
  ...ape,
  pose: "knuckles",
  middle: [0, 1.02, 0.1],
  trunk: [0.5, 0.46, 0.44],
  head: [0, 1.5, 0.5, 0.37],
  face: "gorilla",
  ears: "none",
  limbs: 0.2,
};

const sloth: ClimberBuild = {
  ...monkey,
  pose: "hanging",
  middle: [0.16, 1.02, 0],
  trunk: [0.54, 0.38, 0.38],
  head: [-0.46, 1.06, 0.2, 0.46],
  face: "sloth",
  ears: "none",
  limbs: 0.125,
  tail: "none",
};

/** Where it rides, runs or dances, or has clothes on. */
const standingSloth: ClimberBuild = {
  ...monkey,
  face: "sloth",
  ears: "none",
  limbs: 0.125,
  reach: 1.1,
  waves: false,
  tail: "none",
};

const kangaroo: ClimberBuild = {
  ...monkey,
  middle: [0, 0.72, -0.08],
  trunk: [0.38, 0.52, 0.36],
  head: [0, 1.5, 0.2, 0.4],
  face: "muzzle",
  ears: "long",
  limbs: 0.09,
  reach: 0.42,
  waves: false,
  tail: "heavy",
  feet: 0.46,
  pouch: true,
};

const bat: ClimberBuild = {
  ...monkey,
  pose: "flying",
  middle: [0, 0.9, 0],
  trunk: [0.33, 0.36, 0.3],
  head: [0, 1.3, 0.12, 0.5],
  face: "bat",
  ears: "bat",
  tail: "none",
};

const usualClimber = monkey;

const climberBuilds: Record<string, ClimberBuild> = {
  ape,
  gorilla,
  orangutan: { ...ape, limbs: 0.14 },
  chimp: { ...monkey, tail: "none" },
  sloth,
  kangaroo,
  wallaby: kangaroo,
  bat,
  flyingfox: bat,
  fruitbat: bat,
};

export function climberBuild(species: string | null, pose: Pose | undefined): ClimberBuild {
  const build = climberBuilds[species ?? ""] ?? usualClimber;
  return build === sloth && pose ? standingSloth : build;
}
