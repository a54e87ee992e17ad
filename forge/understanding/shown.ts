/** What of a description a card shows, in its picture or in its words. */
import { colors, materials, sizes } from "./lexicon/looks.ts";
import { instruments, mounts, parts, worn } from "./lexicon/parts.ts";
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import { knownNouns } from "./nouns/homes.ts";
import type { Fact, FactKind } from "./understood.ts";

type Showing = "picture" | "words" | "both";

const showing: Record<FactKind, Showing> = {
  has: "both",
  wears: "both",
  holds: "both",
  rides: "both",
  with: "both",
  count: "both",
  color: "both",
  size: "both",
  material: "both",
  mood: "both",
  role: "both",
  place: "both",
  weather: "picture",
  eats: "words",
  fears: "words",
  no: "words",
  deed: "words",
};

const meanings = new Set([...materials.values(), ...sizes.values()]);

/**
 * Only words of our own tables may stand in a text: their nouns have passed the filter of the game,
 * and a name or an address is not among them.
 */
export const isTellable = (word: string): boolean =>
  knownNouns().has(word) ||
  [parts, worn, mounts, instruments, colors, meanings].some((known) => known.has(word));

/** The story names where it lives and goes as a place. */
const placed = /^(live|come|go)$/;

/** False for what was read and is neither drawn nor told: "a fox that procrastinates". */
export function isShown({ kind, value }: Fact): boolean {
  if (showing[kind] !== "words") return true;
  if (kind === "deed" && placed.test(value)) return true;
  return kind === "deed" ? tellableVerbs.has(value) : isTellable(value);
}
