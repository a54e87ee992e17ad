/** Words that are one name together: "french fries", "stag beetle", "race car driver". */
import { isDrawn } from "#forge/bodies/things/drawings.ts";
import { jobEnds, taught } from "./lexicon/jobs.ts";
import { colors, materials, moods, numbers, sizes } from "./lexicon/looks.ts";
import { compounds, instruments, mounts, parts, worn } from "./lexicon/parts.ts";
import { knownNouns } from "./nouns/homes.ts";
import { singulars } from "./nouns/singulars.ts";

/** "Bob as a chef" is no boba. */
const lastMin = 3;

type Noun = { text: string; lemma: string; role: string };
type Word = Noun & { isCapital: boolean; isJoined: boolean };

/** Names of two words, or of three, are one word. */
export function joined<One extends Word>(words: readonly One[]): One[] {
  const result: One[] = [];
  for (let at = 0; at < words.length; at++) {
    const [length, name] = nameAt(words, at);
    const first = words[at]!;
    result.push(name ? { ...first, ...name, isCapital: false, isJoined: false } : first);
    at += length - 1;
  }
  return result;
}

/** How many words the next one has, and what it is when it is a name. */
function nameAt(words: readonly Word[], at: number): [length: number, name: Noun | null] {
  const [before, first, second, third] = [-1, 0, 1, 2].map((ahead) => words[at + ahead]?.text);
  if (!first || !second || isPetBefore(before, first, second)) return [1, null];
  const longer = third && nameOfThree([first, second], third);
  if (longer) return [3, nounOf(longer)];
  // "A zebra crossing the street" crosses it.
  const isDoing = isDoingTo(second, third) || isDoer(before, first);
  const two = isDoing ? null : nounOfTwo(first, second);
  return two ? [2, two] : [1, null];
}

const isDoingTo = (word: string, next = "") =>
  /...ing$/.test(word) &&
  /^(an?|the|his|her|its|their|my|your|our|some|all|every|both|many|lots|this|that|one|two|three|four|five|six|ten|huge|big|giant|tiny|little|small)$/.test(
    next,
  );

/** "A frog throwing stars" throws them. */
const isDoer = (before = "", word: string) =>
  /^(throw|fish|sleep|jump|skip|wash|roll|mix|chop|cut|boil|bowl|box)\w*ing$/.test(word) &&
  /^(creature|being)$/.test(groupOf(before));

/** "My dog Biscuit" is no dog biscuit, "my guinea pig" no other pig. */
const isPetBefore = (owner = "", pet: string, next: string) =>
  /^(my|our)$/.test(owner) &&
  pets.has(pet) &&
  !/^(pig|house|tank|cage|bed|bowl|food|fish)s?$/.test(next);

const pets: ReadonlySet<string> = new Set(
  "dog cat hamster rabbit bunny horse pony puppy kitten parrot goldfish gerbil turtle tortoise rat mouse lizard snake frog hen chicken cow goat".split(
    " ",
  ),
);

function nameOfThree(before: readonly string[], last: string): string | undefined {
  const name = singulars(last)
    .map((form) => [...before, form].join("_"))
    .find((form) => compounds.has(form) || isJobWith(before.join("_"), form));
  return name ?? nameOfDrawing(before, last);
}

/** "Race car driver", "hot dog seller". */
const isJobWith = (thing: string, job: string) =>
  compounds.has(thing) && jobEnds.has(job.slice(thing.length + 1));

function nounOfTwo(first: string, second: string): Noun | null {
  const color = `${first}_${second}`;
  if (colors.has(color)) return { text: color, lemma: color, role: "ADJ" };
  const name = nameOfTwo(first, second);
  return name === undefined ? null : nounOf(name);
}

const nounOf = (name: string): Noun => ({ text: name, lemma: name, role: "NOUN" });

function nameOfTwo(first: string, second: string): string | undefined {
  if (numbers.has(first) || /^(half|part)$/.test(first)) return undefined;
  const forms = singulars(second);
  const last = forms.find((form) => isOneName(`${first}_${form}`, first) || isJob(first, form));
  if (last) return wholeOf(first, last);
  const torn = forms
    .filter((form) => !worn.has(form))
    .map((form) => first + form)
    .find((form) => isTorn(form, first));
  return torn ?? nameOfDrawing([first], second);
}

/** "Butter fly" is a butterfly, and no fly. */
const wholeOf = (first: string, last: string): string =>
  compounds.has(`${first}_${last}`) && /^(creature|plant)$/.test(groupOf(first + last))
    ? first + last
    : `${first}_${last}`;

const groupOf = (word: string): string => knownNouns().get(word)?.group ?? "";

/** "Taxi driver", "violin teacher". */
const isJob = (first: string, last: string): boolean =>
  jobEnds.has(last) &&
  (instruments.has(first) || mounts.has(first) || taught.has(first) || isRidden(first));

const isRidden = (word: string) => knownNouns().get(word)?.shape === "vehicle";

/** "Satellite dish": a thing that is drawn, and not something made of the first. */
function nameOfDrawing(before: readonly string[], last: string): string | undefined {
  const [first = ""] = before;
  const forms = singulars(last).toReversed();
  if (last.length < lastMin || isQuality(first) || materials.has(first) || isAliveOne(first))
    return undefined;
  if (forms.some((form) => worn.has(form) || materials.has(form))) return undefined;
  return forms.map((form) => [...before, form].join("_")).find(isDrawnName);
}

export const isDrawnName = (form: string): boolean => isDrawn(form.replaceAll("_", ""));

/** "Mushroom house". */
const isAliveOne = (word: string) => /^(plant|creature)$/.test(groupOf(word));

/** "Fire fly", "sea horse": one word that is often written as two. */
const isTorn = (form: string, first: string) =>
  first.length > 2 && !isQuality(first) && groupOf(form) === "creature";

const isQuality = (word: string) => colors.has(word) || sizes.has(word) || moods.has(word);

/** "Wooden leg", "frog legs": a part, and what it is made of. */
const isPartOf = (form: string, first: string) =>
  parts.has(nounOfLast(form)) && (materials.has(first) || groupOf(first) === "creature");

const nounOfLast = (form: string) =>
  singulars(form.slice(form.lastIndexOf("_") + 1)).find((last) => parts.has(last)) ?? "";

/** "Black cat" and "water dragon" are a cat and a dragon; "ice cream" and "sea lion" are names. */
function isOneName(form: string, first: string): boolean {
  if (worn.has(form) || mounts.has(form) || compounds.has(form)) return true;
  const home = knownNouns().get(form);
  if (!home || home.isWeak) return false;
  if (isQuality(first) || isPartOf(form, first)) return false;
  return !materials.has(first) || home.group === "thing";
}
