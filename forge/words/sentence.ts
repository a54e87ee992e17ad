/** Cuts a description into words with their dictionary form, their role and whether they are denied. */
import { plainOf } from "#forge/understanding/plain-text.ts";
import { taggedWords, type TaggedWord } from "#forge/understanding/tagger.ts";

export type Word = {
  text: string;
  lemma: string;
  /** Nouns, names and adjectives: what can name a creature, an element or a part of the body. */
  isNaming: boolean;
  isNoun: boolean;
  /** "no tail", "without wings", "not a dragon". */
  isDenied: boolean;
};

const namingRoles = /NOUN|PROPN|ADJ/;

const toWord = ({ text, lemma, role, isDenied }: TaggedWord): Word => ({
  text,
  lemma,
  isNaming: namingRoles.test(role),
  isNoun: role === "NOUN" || role === "PROPN",
  isDenied,
});

export const wordsOf = (description: string): Word[] =>
  taggedWords(plainOf(description))
    .filter(({ isWord }) => isWord)
    .map(toWord);

/** The forms under which a word may stand in a lexicon, the best first. */
export const formsOf = (word: Word): string[] =>
  word.isNaming ? [word.text, word.lemma] : [word.text];

/** All words that stand in a lexicon, with what they mean. */
export function findAll<Key>(words: readonly Word[], lexicon: ReadonlyMap<string, Key>) {
  return words.flatMap((word, at) => {
    const form = formsOf(word).find((known) => lexicon.has(known));
    const key = form === undefined ? undefined : lexicon.get(form);
    return key === undefined ? [] : [{ key, word, at }];
  });
}
