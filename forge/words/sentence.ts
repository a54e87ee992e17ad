/** Cuts a description into words with their dictionary form, their role and whether they are denied. */
import wink, { type ItemToken, type TokenItsFunction } from "wink-nlp";
import model from "wink-eng-lite-web-model";

export type Word = {
  text: string;
  lemma: string;
  /** Nouns, names and adjectives: what can name a creature, an element or a part of the body. */
  isNaming: boolean;
  isNoun: boolean;
  /** "no tail", "without wings", "not a dragon". */
  isDenied: boolean;
};

const lengthMax = 300;
const nlp = wink(model, ["sbd", "negation", "pos"]);
const { its } = nlp;

const namingRoles = /NOUN|PROPN|ADJ/;

// The library's own type of `its.lemma` is stricter than the function it asks for.
const lemmaOf = its.lemma as unknown as TokenItsFunction<string>;

function toWord(token: ItemToken): Word {
  const role = token.out(its.pos);
  return {
    text: token.out(),
    lemma: token.out(lemmaOf),
    isNaming: namingRoles.test(role),
    isNoun: role === "NOUN" || role === "PROPN",
    isDenied: Boolean(token.out(its.negationFlag)),
  };
}

/** Hyphens part words ("sea-snake"), so that each half is understood. */
export function wordsOf(description: string): Word[] {
  const plain = description
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}' ,.]/gu, " ")
    .slice(0, lengthMax);
  const words: Word[] = [];
  nlp
    .readDoc(plain)
    .tokens()
    .each((token: ItemToken) => {
      if (token.out(its.type) === "word") words.push(toWord(token));
    });
  return words;
}

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
