/** What figures may wear on their heads. */
import { hatsOfTales } from "./hats-of-tales.ts";
import { hatsOfWork } from "./hats-of-work.ts";

export const hats = { ...hatsOfTales, ...hatsOfWork };

export type HatName = keyof typeof hats;

/** Above these the hair is seen; the others would have it grow through them. */
export const openHats: ReadonlySet<HatName> = new Set<HatName>([
  "none",
  "crown",
  "tiara",
  "circlet",
  "laurel",
  "mirror",
  "nurse",
  "goggles",
  "petals",
  "bow",
  "feelers",
  "shell",
  "party",
  "space",
  "bonnet",
  "headphones",
  "headband",
]);

/** Their brims leave the brow free. */
export const brimmedHats: ReadonlySet<HatName> = new Set<HatName>([
  "witch",
  "tricorne",
  "cowboy",
  "straw",
  "toque",
  "leaf",
  "fire",
]);

/** No hair is seen below these. */
export const closedHats: ReadonlySet<HatName> = new Set<HatName>(["helmet", "crest", "ninja"]);
