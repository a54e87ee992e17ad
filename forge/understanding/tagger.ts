/** Cuts a text into words with their role in the sentence and their dictionary form. */
import wink, { type ItemToken, type TokenItsFunction } from "wink-nlp";
import model from "wink-eng-lite-web-model";

export type TaggedWord = {
  text: string;
  lemma: string;
  /** A part of speech such as NOUN or VERB, as Universal Dependencies names them. */
  role: string;
  isWord: boolean;
  /** "no tail", "without wings", "not a dragon". */
  isDenied: boolean;
};

const nlp = wink(model, ["sbd", "negation", "pos"]);
const { its } = nlp;

const numberOf = (word: string) => nlp.readDoc(word).tokens().itemAt(0).out(its.uniqueId);

/** The first number that a word gets which the model's 87,000 do not hold. */
const firstUnknown = Number(numberOf("qzxqzxq"));

export const isKnownWord = (word: string): boolean => Number(numberOf(word)) < firstUnknown;

// The library's own type of `its.lemma` is stricter than the function it asks for.
const lemmaOf = its.lemma as unknown as TokenItsFunction<string>;

let last: { plain: string; words: readonly TaggedWord[] } = { plain: "", words: [] };

/** Several readers in a row want the same description; it is tagged once. */
export function taggedWords(plain: string): readonly TaggedWord[] {
  if (plain !== last.plain) last = { plain, words: tag(plain) };
  return last.words;
}

function tag(plain: string): TaggedWord[] {
  const words: TaggedWord[] = [];
  nlp
    .readDoc(plain)
    .tokens()
    .each((token: ItemToken) => {
      words.push({
        text: token.out(),
        lemma: token.out(lemmaOf),
        role: token.out(its.pos),
        isWord: token.out(its.type) === "word",
        isDenied: Boolean(token.out(its.negationFlag)),
      });
    });
  return words;
}
