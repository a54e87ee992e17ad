/** In which language a description is written: by its small words, then by what else is known. */
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import { set } from "#forge/understanding/lexicon/word-sets.ts";
import { tellableVerbs } from "#forge/understanding/lexicon/tellable-verbs.ts";
import { stemOf } from "#forge/understanding/verb-forms.ts";
import { languageNames, languageOf, type Language } from "./language.ts";
import { meaningOf } from "./meaning.ts";
import { bare } from "./spelled.ts";

/** What no description in another language is full of. */
const english = set(
  `a an the with and of is has have who that which on at it its his her their my wearing made like for but to from are
   without this i you they he she want please can its it's i'm w n u playing riding holding eating`,
);

/** "A cactus hugging a balloon, dont ask": its "a" and "dont" are French, too. */
const isEnglishMark = (word: string) =>
  english.has(word) || (/...ing$/.test(word) && tellableVerbs.has(stemOf(word)));

const wordsMin = 2;
const mostly = 2 / 3;
const foreignMin = 3;

/** Null for English, and for what is hardly in one of the three. */
export function languageIn(typed: readonly string[]): Language | null {
  const words = [...new Set(typed)];
  const englishMarks = words.filter(isEnglishMark).length;
  const languages = languageNames
    .map((name) => languageOf(name))
    .map((language) => ({ language, marks: marksOf(language, words) }));
  const marked = languages.filter(({ marks }) => marks > englishMarks);
  if (marked.length === 0 && englishMarks > 0) return null;
  if (marked.length === 0) return wholeIn(languages, words);
  const score = ({ language, marks }: Marked) => marks + 2 * meantOf(language, words).length;
  return marked.toSorted((a, b) => score(b) - score(a))[0]?.language ?? null;
}

type Marked = { language: Language; marks: number };

/** "Gato rojo" has no small word, and each is Spanish; of long ones a word may be of no table. */
function wholeIn(languages: readonly Marked[], words: readonly string[]): Language | null {
  const whole = languages.find(({ language }) => {
    const known = meantOf(language, words).length;
    const foreign = words.filter((word) => isForeign(language, word)).length;
    if (known === words.length) return words.length >= wordsMin && foreign > 0;
    return known >= mostly * words.length && foreign >= foreignMin;
  });
  return whole?.language ?? null;
}

const marksOf = (language: Language, words: readonly string[]): number =>
  words.filter((word) => isMark(language, word)).length;

const meantOf = (language: Language, words: readonly string[]): string[] =>
  words.filter((word) => meaningOf(language, word) !== null);

function isForeign(language: Language, word: string): boolean {
  const meaning = meaningOf(language, word);
  return (
    meaning !== null &&
    meaning.kind !== "small" &&
    meaning.english !== word &&
    homeOf(word) === null
  );
}

const isMark = ({ marks }: Language, word: string): boolean =>
  marks.has(word) || marks.has(bare(word));
