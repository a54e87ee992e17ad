/** The looks of a creature about whose looks the description says nothing. */
import type { Traits } from "#forge/genome.ts";

export const plainTraits: Traits = {
  cute: 0.7,
  fierce: 0.15,
  headTurn: 0.2,
  tilt: 0.04,
  marks: false,
  ridge: false,
  cover: null,
};
