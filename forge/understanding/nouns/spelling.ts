/** What a word means that English does not have: "dragin", "elefant", "realy". */
import * as grammar from "#forge/understanding/lexicon/grammar.ts";
import * as looks from "#forge/understanding/lexicon/looks.ts";
import { compounds, instruments, parts, worn } from "#forge/understanding/lexicon/parts.ts";
import { roles } from "#forge/understanding/lexicon/people.ts";
import { tellableVerbs } from "#forge/understanding/lexicon/tellable-verbs.ts";
import { homeOf, knownNouns } from "./homes.ts";
import { singulars } from "./singulars.ts";

const lengthMin = 4;
/** Of shorter words only those are guessed that sound alike: "heds", and no "boba". */
const longEnough = 5;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** All words that are one slip away: a letter too few, too many, wrong or swapped. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}

/** A rare person or a part of a machine is hardly meant. */
const vague = new Set(["human", "block", "blob", "machine", "bodypart"]);

const { determiners, adverbs, placePrepositions, auxiliaries, fearful, groups } = grammar;
const { fillers, joints, relatives, subordinators } = grammar;
const { colors, numbers, sizes, moods, materials, weather } = looks;

/** Words that descriptions are made of. */
const common: readonly { has(word: string): boolean }[] = [
  parts,
  worn,
  instruments,
  roles,
  colors,
  numbers,
  sizes,
  moods,
  materials,
  weather,
  determiners,
  adverbs,
  placePrepositions,
  auxiliaries,
  fearful,
  groups,
  joints,
  relatives,
  subordinators,
];
const commonWords = (): string[] =>
  [parts, worn, instruments, roles, colors, sizes, moods, materials, adverbs, fearful].flatMap(
    (words) => [...words.keys()],
  );

let namesByWord: ReadonlySet<string> | null = null;

/** "Cream", because of ice cream. */
const wordsOfNames = (): ReadonlySet<string> =>
  (namesByWord ??= new Set(
    [...compounds, ...knownNouns().keys()]
      .filter((name) => name.includes("_"))
      .flatMap((name) => name.split("_")),
  ));

const isVerb = (word: string): boolean =>
  /..(ing|s|ed)$/.test(word) && verbForms(word).some((form) => drawnVerbs.has(form));

const { wear, hold, ride, eat } = grammar.verbs;
const drawnVerbs = new Set([...tellableVerbs, ...wear, ...hold, ...ride, ...eat]);

const verbForms = (word: string): string[] => {
  const stem = word.replace(/(ing|ed|s)$/, "");
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
};

/** How likely a word is meant, the likeliest first; null for a word that is not known. */
function orderOf(word: string): number | null {
  const forms = singulars(word);
  if (common.some((words) => forms.some((form) => words.has(form)))) return 0;
  const order = orderOfNoun(forms.find((form) => knownNouns().has(form)) ?? "");
  if (isVerb(word) || fillers.has(word)) return Math.min(1, order ?? 1);
  if (order !== null) return order;
  return forms.some((form) => wordsOfNames().has(form)) ? 3.5 : null;
}

function orderOfNoun(noun: string): number | null {
  const home = knownNouns().get(noun);
  if (!home || home.isWeak) return null;
  if (home.home === noun) return 0;
  if (vague.has(home.home)) return null;
  return home.group === "creature" ? 2 : 3;
}

/** The word that was meant; null for one that is known, and for one that is too far from all. */
export function respelled(word: string): string | null {
  if (word.length < lengthMin || isKnown(word)) return null;
  return homeOf(word) ? respelledEnding(word) : respelledWhole(word);
}

/** "Elefant" ends in an ant and "scarcrow" in a crow, "sandworm" in a worm; "hegdehog" is a slip. */
const respelledEnding = (word: string) => soundsLike(word) ?? swapped(word) ?? alike(word);

function respelledWhole(word: string): string | null {
  const best = nearest(word);
  if (best && best.order < certain) return best.slip;
  // A rare word that is one letter off is less likely than a common one that sounds the same.
  return soundsLike(word) ?? best?.slip ?? null;
}

const isKnown = (word: string) =>
  orderOf(word) !== null || singulars(word).some((form) => knownNouns().has(form));

/** Orders below this are those of common words. */
const certain = 2;
const farFromSound = 1.5;

type Slip = { slip: string; order: number };

/** The first letter is seldom wrong; two letters are often swapped. */
function unlikely(word: string, slip: string): number {
  if (slip.charAt(0) !== word.charAt(0)) return 1;
  return word.length === slip.length && lettersOf(word) === lettersOf(slip) ? -farFromSound : 0;
}

const lettersOf = (word: string) => [...word].toSorted().join("");

function nearest(word: string): Slip | null {
  const sound = soundOf(word);
  const isShort = word.length < longEnough;
  const found = [...new Set(slipsOf(word))].flatMap((slip): Slip[] => {
    const isAlike = soundOf(slip) === sound;
    const order = isShort && !isAlike ? null : orderOf(slip);
    if (order === null) return [];
    return [{ slip, order: order + (isAlike ? 0 : farFromSound) + unlikely(word, slip) }];
  });
  return found.toSorted((a, b) => a.order - b.order)[0] ?? null;
}

function alike(word: string): string | null {
  const best = nearest(word);
  return best && soundOf(best.slip) === soundOf(word) ? best.slip : null;
}

/** The kind of creature that two letters the other way round make of it. */
const swapped = (word: string): string | null =>
  Array.from(word.slice(1), (letter, at) => {
    return word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2);
  }).find((each) => orderOf(each) === 0) ?? null;

/** How it sounds without its vowels: "dinasor" and "dinosaur" are `dnsr`. */
const soundOf = (word: string): string =>
  word.charAt(0) +
  word
    .slice(1)
    .replaceAll("ph", "f")
    .replaceAll(/ck?|q/g, "k")
    .replaceAll("z", "s")
    .replaceAll(/[aeiouyh]/g, "")
    .replaceAll(/(.)\1+/g, "$1");

const soundMin = 4;
const lengthDifferenceMax = 2;

let commonBySound: ReadonlyMap<string, string[]> | null = null;

function readCommon(): Map<string, string[]> {
  const kinds = [...knownNouns().values()].map(({ home }) => home);
  const likely = [...kinds, ...commonWords()].filter(
    (word) => !vague.has(word) && word.length >= longEnough,
  );
  return Map.groupBy(new Set(likely), soundOf);
}

/** Only common words are guessed by their sound. */
function soundsLike(word: string): string | null {
  const sound = soundOf(word);
  if (sound.length < soundMin) return null;
  const found = (commonBySound ??= readCommon()).get(sound) ?? [];
  return found.find((each) => Math.abs(each.length - word.length) <= lengthDifferenceMax) ?? null;
}
