/**
 * A description in German, Spanish or French, word by word in English. What stands in no table stays
 * as it is, and so does what the game's filter refuses: no table has it.
 */
import { pluralOf } from "#forge/understanding/nouns/singulars.ts";
import { gerund, thirdPerson } from "#forge/words/grammar.ts";
import { languageIn } from "./guess.ts";
import type { Language } from "./language.ts";
import { meaningOf } from "./meaning.ts";
import { bare } from "./spelled.ts";
import { inEnglishOrder, type Word } from "./word-order.ts";

export type Translated = {
  text: string;
  /** Words that are not understood, and that are no slips of English ones. */
  left: ReadonlySet<string>;
};

/** Null for what is English, or in none of the three. */
export function inEnglish(description: string): Translated | null {
  const typed = wordsOf(description);
  const language = languageIn(typed.filter((word) => /\p{L}/u.test(word)));
  if (!language) return null;
  const words = inEnglishOrder(language.name, readWords(language, typed));
  return { text: written(words), left: new Set(words.filter(isUnknown).map((word) => word.typed)) };
}

const isUnknown = ({ kind }: Word): boolean => kind === "unknown";

/** "L'épée" is two words. */
const wordsOf = (description: string): string[] =>
  description
    .replace(/^kannst du (?:mir )?(.+) (?:malen|zeichnen|machen)(?: bitte)?$/, "ich will $1")
    .replaceAll(/(?<!\p{L})(l|d|j|n|s|c|m|t|qu)'(?=\p{L})/gu, "$1 ")
    .split(" ")
    .filter(Boolean);

const namesMax = 4;

/** The longest name first: "oso polar" is no polar thing that is a bear. */
function readWords(language: Language, typed: readonly string[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < typed.length; at++) {
    const several = severalAt(language, typed, at);
    if (several) {
      words.push(several.word);
      at += several.length - 1;
    } else words.push(readWord(language, typed[at]!, words.at(-1)));
  }
  return words;
}

function readWord(language: Language, typed: string, before?: Word): Word {
  if (/^[,.]$/.test(typed)) return { typed, kind: "sign", english: typed };
  const meaning = meaningOf(language, typed, before);
  return { typed, ...(meaning ?? { kind: "unknown", english: typed }) };
}

function severalAt(language: Language, typed: readonly string[], at: number) {
  for (let length = namesMax; length > 1; length--) {
    const row = typed.slice(at, at + length);
    const word = row.length === length ? wordOfSeveral(language, row) : null;
    if (word) return { word, length };
  }
  return null;
}

function wordOfSeveral({ turns, nouns }: Language, row: readonly string[]): Word | null {
  const typed = bare(row.join(" "));
  const turn = turns.get(typed);
  if (turn?.startsWith("+")) return { typed, kind: "adjective", english: turn.slice(1) };
  if (turn !== undefined) return { typed, kind: "small", english: turn };
  const one = row.map((each) => bare(each).replace(/(?<=..)s$/, "")).join(" ");
  const english = nouns.get(typed) ?? nouns.get(one);
  return english ? { typed, kind: "noun", english, isPlural: !nouns.has(typed) } : null;
}

const written = (words: readonly Word[]): string =>
  words
    .map((word, at) => inForm(word, words, at))
    .filter(Boolean)
    .join(" ")
    .replaceAll(
      /\b(eat(?:s|ing)?|lick(?:s|ing)?) (an? |the |its )?ice\b(?! cream)/g,
      "$1 $2ice cream",
    )
    .replaceAll(/\bspit(?:s|ting) (?=(?:\w+ )?(?:fire|flames?)\b)/g, "breathes ")
    .replaceAll(/\b(has|have|having) scared of\b/g, "is scared of")
    .replaceAll(/\ba (?=[aeio]|u(?!ni|se))/g, "an ");

function inForm(word: Word, words: readonly Word[], at: number): string {
  if (word.kind === "noun") return isSeveral(words, at) ? manyOf(word.english) : word.english;
  if (word.kind !== "verb") return word.english;
  const [verb = "", ...rest] = word.english.split(" ");
  const form = word.goesOn ? gerund(verb) : thirdPerson(verb);
  return [form, ...rest].join(" ");
}

const manyOf = (noun: string): string => (noun.endsWith("s") ? noun : pluralOf(noun));

const manyOnes = /^(two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|many)$/;

/** After a number, and where its ending says so and no article says otherwise. */
function isSeveral(words: readonly Word[], at: number): boolean {
  let first = at;
  while (words[first - 1]?.kind === "adjective") first--;
  const before = words.slice(Math.max(first - 1, 0), at).map(({ english }) => english);
  if (before.some((english) => manyOnes.test(english))) return true;
  return Boolean(words[at]?.isPlural) && !/^(a|one)$/.test(before[0] ?? "");
}
