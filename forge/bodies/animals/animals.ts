/**
 * Animals that share their shape with no other: each is built by itself, and moves like its plan.
 * Builders take the place of the plan's for these species words.
 */
import type { BuildBody } from "#forge/bodies/body.ts";
import { buildAnteater } from "./anteater.ts";
import { buildArmadillo } from "./armadillo.ts";
import { buildLadybird } from "./ladybird.ts";
import { buildLobster } from "./lobster.ts";
import { buildOtter } from "./otter.ts";
import { buildSeahorse } from "./seahorse.ts";

const rows: readonly (readonly [words: string, build: BuildBody])[] = [
  ["anteater", buildAnteater],
  ["armadillo pangolin", buildArmadillo],
  ["ladybug ladybird", buildLadybird],
  ["lobster crayfish", buildLobster],
  ["otter", buildOtter],
  ["seahorse", buildSeahorse],
];

export const ownBuilders: ReadonlyMap<string, BuildBody> = new Map(
  rows.flatMap(([words, build]) => words.split(" ").map((word) => [word, build] as const)),
);
