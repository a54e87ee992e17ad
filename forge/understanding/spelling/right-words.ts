/** English words by how common they are, and all that is right as it stands. */
import { readFileSync } from "node:fs";
import * as grammar from "#forge/understanding/lexicon/grammar.ts";
import * as looks from "#forge/understanding/lexicon/looks.ts";
import { names, youngWords } from "#forge/understanding/lexicon/message-words.ts";
import { compounds, instruments, mounts, parts, worn } from "#forge/understanding/lexicon/parts.ts";
import { roles } from "#forge/understanding/lexicon/people.ts";
import { tellableVerbs } from "#forge/understanding/lexicon/tellable-verbs.ts";
import { knownNouns } from "#forge/understanding/nouns/homes.ts";
import { singulars } from "#forge/understanding/nouns/singulars.ts";

const file = new URL("common-words.txt", import.meta.url);

const { wear, hold, ride, eat } = grammar.verbs;
const { colors, numbers, sizes, moods, materials, weather, partAdjectives, outlines } = looks;

/** What descriptions are made of. */
export const describedWords: readonly string[] = [
  [parts, worn, mounts, instruments, roles],
  [colors, numbers, sizes, moods, materials, weather, partAdjectives, outlines],
].flatMap((tables) => tables.flatMap((words) => [...words.keys()]));
export const drawnVerbs: readonly string[] = [tellableVerbs, wear, hold, ride, eat].flatMap(
  (words) => [...words],
);

let rows: ReadonlyMap<string, number> | null = null;

/** How often a word is said, as a power of two; a name has none. */
export const powers = (): ReadonlyMap<string, number> => (rows ??= readPowers());

function readPowers(): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [power = "", words = ""] = line.startsWith("#") ? [] : line.split("\t");
    for (const word of words.split(" "))
      if (!found.has(word)) found.set(word, power === "name" ? Number.NaN : Number(power));
  }
  return found;
}

/** "Pom", because of pom poms. */
const wordsOfNames = () =>
  [...compounds, ...knownNouns().keys()]
    .filter((name) => name.includes("_"))
    .join("_")
    .split("_");

let right: ReadonlySet<string> | null = null;

const rightWords = (): ReadonlySet<string> =>
  (right ??= new Set([
    ...describedWords,
    ...drawnVerbs,
    ...youngWords,
    ...names,
    ...wordsOfNames(),
    ...knownNouns().keys(),
    ...powers().keys(),
  ]));

/** It stands in a table as it is. */
export const isWritten = (word: string): boolean => rightWords().has(word);

const nouns = new Set(describedWords);

const powerOfCommon = 8;

export const isCommon = (word: string): boolean =>
  (powers().get(word) ?? 0) >= powerOfCommon || nouns.has(word);

/** A right word, or a name. */
export const isRight = (word: string): boolean =>
  [word, word.replace(/men$/, "man")].some(isWritten) ||
  singulars(word).some((form) => nouns.has(form) || isStrong(form));

const isStrong = (noun: string) => knownNouns().get(noun)?.isWeak === false;
