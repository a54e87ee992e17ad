/** Which creature a description means. */
import { colorWords } from "#forge/paint/palette.ts";
import type { Family } from "./lexicon/species/family.ts";
import { beastFamilies } from "./lexicon/species/beasts.ts";
import { beingFamilies, roleFamilies } from "./lexicon/species/figures.ts";
import { mascotFamilies } from "./lexicon/species/mascots.ts";
import { otherFamilies } from "./lexicon/species/others.ts";
import { shapeFamilies } from "./lexicon/species/thing-shapes.ts";
import { thingFamilies } from "./lexicon/species/things.ts";
import { crawlingFamilies } from "./lexicon/species/crawling.ts";
import { ancientFamilies } from "./lexicon/species/ancient.ts";
import { climbingFamilies } from "./lexicon/species/climbing.ts";
import { dogFamilies } from "./lexicon/species/dogs.ts";
import { hoofedFamilies } from "./lexicon/species/hoofed.ts";
import { shoreFamilies } from "./lexicon/species/shore.ts";
import { wingedFamilies } from "./lexicon/species/winged.ts";
import { propWords } from "./lexicon/looks.ts";
import { measures, thingAsides } from "./lexicon/thing-asides.ts";
import { formsOf, type Word } from "./sentence.ts";

/** Words that also describe something else: "ghost fox", "rose dragon", "robot cat". */
const weakWords = new Set([
  ...beingFamilies.flatMap(({ words }) => words.split(" ")),
  ...(
    "bird spirit ghost creature beast monster animal flower tree vine shade rose soul plant bug " +
    "insect jelly rock stone boulder statue sprite wisp phantom lily seed bud fern bush dryad " +
    "sunflower mushroom puddle bubble machine armor armour titan colossus"
  ).split(" "),
]);

/** Titles and ages, which any creature may have: "ghost king", "tree giant", "wolf cub". */
const titles = new Set([
  ...roleFamilies.flatMap(({ words }) => words.split(" ")),
  ..."guardian sentinel giant toy doll cub pup calf lamb".split(" "),
]);

/** Words that are verbs as often as animals: "can fly", "they duck", "bears a crown". */
const verbLike = new Set(
  "fly duck seal swallow ram bear bug bat crane hog badger ferret cook guard spy vet police".split(
    " ",
  ),
);

/** "Fox-faced", "lion-headed": then the species is only a likeness. */
const likeness = new Set(
  "faced headed like shaped tailed eared winged eyed sized masked footed haired skinned".split(" "),
);

export type Species = {
  word: string;
  family: Family;
  /** A title that stands beside it: the pirate in "skeleton pirate". */
  role: string | null;
};

const familyOf = new Map(
  [
    ...shapeFamilies,
    ...thingFamilies,
    ...crawlingFamilies,
    ...shoreFamilies,
    ...ancientFamilies,
    ...climbingFamilies,
    ...hoofedFamilies,
    ...dogFamilies,
    ...beastFamilies,
    ...mascotFamilies,
    ...wingedFamilies,
    ...otherFamilies,
    ...roleFamilies,
    ...beingFamilies,
  ].flatMap((family) => family.words.split(" ").map((word) => [word, family] as const)),
);

export const speciesWords: readonly string[] = [...familyOf.keys()];

export function findFamily(species: string): Family | null {
  return familyOf.get(species) ?? null;
}

/** Earlier ones count more. */
const weights = ["animal", "weak", "thing", "title", "likeness", "aside"] as const;
type Weight = (typeof weights)[number];
type Sighting = Omit<Species, "role"> & { at: number; end: number; weight: Weight };

function weightOf(name: string, next: Word | undefined): Weight {
  if (likeness.has(next?.text ?? "")) return "likeness";
  if (titles.has(name)) return "title";
  return weakWords.has(name) ? "weak" : "animal";
}

const isThing = (form: string) => familyOf.get(form)?.plan === "thing";

/** Verbs such as "fly" name a creature only where they stand as a noun, and things never as verbs. */
function namesCreature(form: string, word: Word, next: Word | undefined): boolean {
  if (!familyOf.has(form)) return false;
  // "An orange creature" is no fruit.
  if (colorWords.includes(form)) return word.isNoun && !next?.isNoun;
  if (isThing(form)) return word.isNaming;
  return word.isNoun || !verbLike.has(form);
}

function nameAt(word: Word, next: Word | undefined): { name: string; isJoined: boolean } | null {
  for (const form of formsOf(word)) {
    // "Fire fly", "t rex", "sea horse": two words that are one species.
    const second = next && formsOf(next).find((end) => familyOf.has(form + end));
    if (second) return { name: form + second, isJoined: true };
    if (namesCreature(form, word, next)) return { name: form, isJoined: false };
  }
  return null;
}

function sightingAt(words: readonly Word[], at: number): Sighting | null {
  const word = words[at];
  const found = word && !word.isDenied ? nameAt(word, words[at + 1]) : null;
  const family = found && familyOf.get(found.name);
  if (!family) return null;
  const end = found.isJoined ? at + 1 : at;
  const weight = weightOf(found.name, words[end + 1]);
  const sighting = { word: found.name, family, at, end, weight };
  return family.plan === "thing" && weight === "animal" ? thingSighting(sighting, words) : sighting;
}

/** A thing is the creature itself unless another creature holds it, likes it or lives in it. */
function thingSighting(sighting: Sighting, words: readonly Word[]): Sighting | null {
  const { at, word } = sighting;
  const before = words.slice(0, at);
  const isMeasured = before.at(-1)?.text === "of" && measures.has(before.at(-2)?.lemma ?? "");
  if (isMeasured || !before.some(({ text }) => thingAsides.has(text))) {
    return { ...sighting, weight: "thing" };
  }
  return propWords.has(word) ? null : { ...sighting, weight: "aside" };
}

/** A "ghost ship" is a ship, and a "teapot with a rose" a teapot. */
function yieldsToThing({ weight, word, end }: Sighting, i: number, all: Sighting[]): boolean {
  if (weight !== "weak") return false;
  const next = all[i + 1];
  if (next?.weight === "thing" && next.at === end + 1) return true;
  return propWords.has(word) && all.slice(0, i).some((before) => before.weight === "thing");
}

/**
 * The first animal of the description, or the last one of a row such as "dragon turtle". Weak words
 * count only when there is nothing better.
 */
export function findSpecies(words: readonly Word[]): Species | null {
  const sightings: Sighting[] = [];
  for (let at = 0; at < words.length; at++) {
    const sighting = sightingAt(words, at);
    if (!sighting) continue;
    sightings.push(sighting);
    at = sighting.end;
  }
  const heads = sightings.filter((sighting, i) => !yieldsToThing(sighting, i, sightings));
  const candidates = weights
    .map((weight) => heads.filter((sighting) => sighting.weight === weight))
    .find((sightingsOfWeight) => sightingsOfWeight.length > 0);
  if (!candidates) return null;
  let [head] = candidates;
  for (const next of candidates.slice(1)) {
    if (head && next.at === head.end + 1) head = next;
  }
  return head ? { word: head.word, family: head.family, role: roleOf(head, sightings) } : null;
}

/** "A robot knight", "the pirate skeleton". */
function roleOf(head: Sighting, sightings: readonly Sighting[]): string | null {
  const title = sightings.find(
    ({ at, end, weight }) => weight === "title" && (at === head.end + 1 || end === head.at - 1),
  );
  return title?.word ?? null;
}
