/** The word that was meant by a slip: "takeing", "toylet", "hegehog". */
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import { candidatesFor, type Candidate } from "./candidates.ts";
import { distance, type Costs } from "./distance.ts";
import { isCommon, isRight, isWritten } from "./right-words.ts";
import { soundOf, vowels } from "./sound.ts";

/** Consonants that children write for each other. */
const similar = "kg td bp vf vw CJ SC SJ sS Ss Tf Td Tt mn nN gJ sC ZS ZJ sk rw".split(" ");
const pairs = new Set(similar.flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]));
const vowelPairs = new Set(
  "aA eE iI oO uU Ee Ei Ie Ii Iy ae Ae ai eR aR iR oR uR ou oa au Wo WO WU Ou Uo OU iE ei uo Ai Ea"
    .split(" ")
    .flatMap((pair) => [pair, pair.charAt(1) + pair.charAt(0)]),
);
const isVowel = (sign: string) => vowels.includes(sign);

/** Long or short, "a" stays "a". */
function vowelForVowel(one: string, another: string): number {
  if (one.toLowerCase() === another.toLowerCase()) return 0.15;
  return vowelPairs.has(one + another) ? 0.25 : 0.5;
}

const ofSounds: Costs = {
  other: (one, another) => {
    if (isVowel(one) && isVowel(another)) return vowelForVowel(one, another);
    if (isVowel(one) !== isVowel(another)) return 1.2;
    return pairs.has(one + another) ? 0.4 : 1;
  },
  extra: (sign) => (isVowel(sign) ? 0.45 : 1),
  missing: (sign) => (isVowel(sign) ? 0.45 : sign === "r" ? 0.7 : 0.85),
  swapped: 0.7,
};

const ofLetters: Costs = {
  other: (one, another) => (vowels.includes(one) && vowels.includes(another) ? 0.7 : 1),
  extra: () => 0.95,
  missing: () => 0.85,
  swapped: 0.25,
};

const ofRarity = 0.11;
const lettersCount = 0.4;
const ofFirst = 0.2;
/** Letters may be mistyped without any thought of the sound: "bagle". */
const ofTyping = 1.1;
const ofPlace = 0.2;
const ofSameSound = 0.3;
const lengthMin = 3;
/** No word is longer; to compare one of 300 letters takes a fifth of a second. */
const lengthMax = 24;

/** How far a slip may be from the word, by its length and by how likely the word is. */
const limitOf = (length: number, weight: number) =>
  Math.min(0.3 * length, farMax) + 0.1 * (Math.min(weight, 13) - 10);
const farMax = 2.4;
/** "Sandworm" ends in a worm; "warewolf" is a slip. */
const ofKind = 0.68;

/** What the sentence needs there, where the word before tells. */
type WordUse = "isThing" | "isDeed";

type Guess = { word: string; far: number; score: number };

/** A slip keeps its ending: "barnicles" are several. */
const endings = [
  /s$/,
  /(?:s|z|x|ch|sh)es$/,
  /(?:y|ie)$/,
  /(?:er|or|ur|ar)$/,
  /in?g$/,
  /..(?:ed|[^aeiou]d|[^aeiou]t)$/,
];
const ofEnding = 0.2;
const endingsApart = (one: string, other: string) =>
  ofEnding * endings.filter((ending) => ending.test(one) !== ending.test(other)).length;

type Typed = { typed: string; sound: string; patience: number; place: WordUse | null };

function guessOf({ typed, sound, patience, place }: Typed, candidate: Candidate): Guess | null {
  const { word, sound: other, weight } = candidate;
  if (Math.abs(typed.length - word.length) > lengthsMax) return null;
  const max = limitOf(typed.length, weight) * patience;
  const bySound = distance(sound, other, ofSounds, max);
  if (bySound > max) return null;
  const byLetter = distance(typed, word, ofLetters, Infinity);
  const first = typed.charAt(0) === word.charAt(0) ? 0 : ofFirst;
  const heard = bySound + lettersCount * byLetter - (bySound ? 0 : ofSameSound);
  const far = Math.min(heard, ofTyping * byLetter) + first + endingsApart(typed, word);
  const fits = place && candidate[place] ? ofPlace : 0;
  return far > max ? null : { word, far, score: far - ofRarity * weight - fits };
}

export function guesses(typed: string, place: WordUse | null = null): Guess[] {
  if (typed.length > lengthMax) return [];
  const sound = soundOf(typed);
  const patience = homeOf(typed) ? ofKind : 1;
  return candidatesFor(sound)
    .map((each) => guessOf({ typed, sound, patience, place }, each))
    .filter((guess) => guess !== null)
    .toSorted((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1));
}

/** "Pinapple" is a pineapple, no pin and apple; "treehouse" is no teahouse. */
const nearMax = 0.13;
const partMin = 3;

/** "Swimmingpool": two common words without the space. */
function parted(typed: string): string | null {
  if (homeOf(typed)) return null;
  for (let at = partMin; at <= typed.length - partMin; at++) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)];
    if (isCommon(first) && isCommon(second)) return `${first} ${second}`;
  }
  return null;
}

const lengthsMax = 4;
const known = new Map<string, string | null>();
const knownMax = 2000;

const beforeThing = /^(?:an?|my|its|his|her|their|of|two|three|four|five|six)$/;
const beforeDeed = /^(?:who|that|which|he|she|it|they|is|are|always|never)$/;

function placeAfter(before: string): WordUse | null {
  if (beforeThing.test(before)) return "isThing";
  return beforeDeed.test(before) ? "isDeed" : null;
}

/** The word that was meant; null for one that is right, and for one that is too far from all. */
export function respelled(typed: string, before = ""): string | null {
  if (typed.length < lengthMin || isRight(typed)) return null;
  const place = placeAfter(before);
  const key = `${place} ${typed}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const word = meant(typed, place);
  if (known.size >= knownMax) known.clear();
  known.set(key, word);
  return word;
}

function meant(typed: string, place: WordUse | null): string | null {
  const [best] = guesses(typed, place);
  if (!best) return parted(typed);
  return best.far <= nearMax * typed.length ? best.word : (parted(typed) ?? best.word);
}

const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])ys$/, "ies"],
  [/(?<=ch|sh|x|ss)s$/, "es"],
  [/(?<=[^aeiou][aeiou])([bdgmnprt])(?=(?:ing|ed)$)/, "$1$1"],
];

/** "Crys", "swiming": the word is right, but not its form. */
export function reinflected(typed: string): string | null {
  if (isWritten(typed)) return null;
  const found = forms.map(([written, form]) => typed.replace(written, form));
  return found.find((form) => form !== typed && isWritten(form)) ?? null;
}
