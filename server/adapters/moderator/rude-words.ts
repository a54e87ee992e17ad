/**
 * Rude words by the lists of others: `obscenity` finds English ones inside of words and in disguise,
 * `naughty-words` (LDNOOBW) has whole words in many languages. What the lists call rude, and what is
 * a bird, a bread or a colour in a child's story, stands in harmless-words.ts.
 */
import naughtyWords from "naughty-words";
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { inLatinLetters } from "#server/lib/names/look-alikes.ts";
import { commonWords, harmlessWords } from "./harmless-words.ts";

const languages = ["en", "de", "fr", "es", "pt", "it", "pl", "ru", "tr", "zh", "ko", "ja"] as const;

const isWrittenWithoutSpaces = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

const listed = languages
  .flatMap((language) => naughtyWords[language])
  .map((word) => word.toLowerCase())
  .flatMap((word) => (isWrittenWithoutSpaces(word) ? [word] : [word, inLatinLetters(word)]))
  .filter((word) => !harmlessWords.has(word));

/** Where words have no spaces between them. One sign alone may mean anything. */
const anywhere = [...new Set(listed)].filter(
  (word) => isWrittenWithoutSpaces(word) && word.length > 1,
);
const whole = new Set(listed.filter((word) => !isWrittenWithoutSpaces(word) && word.length > 2));

/** Single words of four letters and more, by their length: only these are looked for in disguise. */
const byLength = Map.groupBy(
  [...whole].filter((word) => word.length > 3 && /^[a-z]+$/.test(word)),
  (word) => word.length,
);
const english = new Set(naughtyWords.en.filter((word) => word.length > 3));

const PHRASE_WORDS = 4;

/** Finds whole words, and phrases of a few words. */
function hasListedWord(words: readonly string[]): boolean {
  return words.some((_, start) => {
    for (let end = start + 1; end <= Math.min(words.length, start + PHRASE_WORDS); end++) {
      if (whole.has(words.slice(start, end).join(" "))) return true;
    }
    return false;
  });
}

const compound =
  /^(ass|arse|bull|butt|cock|dick|dip|dumb|fuck|mother|shit)(ass|face|fucker|head|hole|shit|sucker|wad|wipe)s?$/;

/** "sl ut" and "dic khead" are one word; "pen is" are two. */
const isCutInTwo = (words: readonly string[]): boolean =>
  words.some((word, i) => {
    const next = words[i + 1];
    if (next === undefined || word.length < 2 || next.length < 2) return false;
    if (commonWords.has(word) || commonWords.has(next)) return false;
    return english.has(word + next) || compound.test(word + next);
  });

/** Found inside of words too. Shorter ones are listed as whole words: "anal" begins "analysis". */
const unmistakable = new Set(
  `bastard bitch blowjob bollocks buttplug cunt deepthroat dildo ejaculate fellatio fuck gangbang
  hentai masturbate nigger orgasm penis porn pussy shit vagina whore`.split(/\s+/),
);

/** "kcuf" is written from its end; "fuckk" has a letter too many. */
function isTurnedOrStretched(word: string): boolean {
  const shortened = word.replace(/(.)\1+/g, "$1");
  return (
    unmistakable.has([...word].toReversed().join("")) ||
    (shortened !== word && shortened.length > 3 && english.has(shortened))
  );
}

const masked = /(?<![\p{L}\d])\p{L}+[*#%_@$!.-]+\p{L}+(?![\p{L}\d])/gu;

/** "sl*t" and "f__k": a sign stands for a letter. */
const isMasked = (reading: string): boolean =>
  (reading.match(masked) ?? []).some((word) =>
    (byLength.get(word.length) ?? []).some((rude) =>
      [...word].every((letter, i) => letter === rude[i] || !/\p{L}/u.test(letter)),
    ),
  );

const englishPatterns = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => !unmistakable.has(metadata?.originalWord ?? ""));
const obscenity = new RegExpMatcher({
  ...englishPatterns.build(),
  ...englishRecommendedTransformers,
});

/** An l beside a vowel is one: "flickers". */
const meantForI = /(?<![aeiouy])l(?![aeiouy])/g;

/** "shlt": an l was meant for an i. */
const isUnmistakable = (word: string): boolean =>
  obscenity.hasMatch(word) || obscenity.hasMatch(word.replaceAll(meantForI, "i"));

/** Whether one reading of a text, in lower case, has a rude word in it. */
export function hasRudeWord(reading: string): boolean {
  const words = reading.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return (
    hasListedWord(words) ||
    isCutInTwo(words) ||
    words.some(isTurnedOrStretched) ||
    isMasked(reading) ||
    anywhere.some((word) => reading.includes(word)) ||
    words.some((word) => word.length > 3 && isUnmistakable(word))
  );
}
