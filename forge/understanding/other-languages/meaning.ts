/** What one word of another language means in English. */
import { adjectiveForms, bigOnesOf, nounForms } from "./endings.ts";
import type { Language } from "./language.ts";
import { bare } from "./spelled.ts";

export type Kind = "small" | "adjective" | "noun" | "verb" | "sign" | "unknown";

export type Meaning = {
  kind: Kind;
  english: string;
  /** A noun that has the ending of several. */
  isPlural?: boolean;
  /** A verb in -ing. */
  goesOn?: boolean;
};

type Reader = (language: Language, word: string) => Meaning | null;

const smallWord: Reader = ({ small }, word) => {
  const english = small.get(word) ?? small.get(bare(word));
  return english === undefined ? null : { kind: "small", english };
};

const adjective: Reader = ({ name, adjectives, verbs }, word) => {
  const forms = adjectiveForms[name](bare(word));
  const english = forms.map((form) => adjectives.get(form)).find(Boolean);
  if (english) return { kind: "adjective", english };
  const deed = name === "german" && forms.find((form) => verbs.get(form)?.goesOn);
  return deed ? { kind: "verb", english: verbs.get(deed)!.base, goesOn: true } : null;
};

const verb: Reader = ({ verbs }, word) => {
  const found = verbs.get(word) ?? verbs.get(bare(word));
  return found ? { kind: "verb", english: found.base, goesOn: found.goesOn } : null;
};

const noun: Reader = ({ name, nouns }, word) => {
  const form = nounForms[name](bare(word)).find((each) => nouns.has(each));
  if (form === undefined) return null;
  return { kind: "noun", english: nouns.get(form)!, isPlural: form !== bare(word) };
};

const smallOne: Reader = ({ name, nouns }, word) => {
  const big = bigOnesOf[name](bare(word)).find((form) => nouns.has(form));
  return big ? { kind: "noun", english: `little ${nouns.get(big)}` } : null;
};

const halfMin = 4;
const joints = /^(s|es|n|en)?$/;

/** "Regenbogendrache": a rainbow and a dragon. */
const compound: Reader = (language, word) => {
  if (language.name !== "german") return null;
  const whole = bare(word);
  for (let at = halfMin; at <= whole.length - halfMin; at++) {
    const last = noun(language, whole.slice(at));
    const first = last && firstHalf(language, whole.slice(0, at));
    if (last && first) return { ...last, english: `${first} ${last.english}` };
  }
  return null;
};

function firstHalf({ nouns, adjectives }: Language, half: string): string | null {
  for (let length = half.length; length >= halfMin; length--) {
    const form = half.slice(0, length);
    const meant = nouns.get(form) ?? nouns.get(`${form}e`) ?? adjectives.get(form);
    if (meant && joints.test(half.slice(length))) return meant;
  }
  return null;
}

/** After an article a word is a noun rather, after a noun what is said of it, after "who" a deed. */
const orders = {
  named: [smallWord, noun, adjective, verb, smallOne, compound],
  described: [smallWord, adjective, verb, noun, smallOne, compound],
  told: [smallWord, verb, adjective, noun, smallOne, compound],
} satisfies Record<string, readonly Reader[]>;

/** A word that two kinds have is of the one that fits to the word before it. */
export function meaningOf(language: Language, word: string, before?: Meaning): Meaning | null {
  for (const read of orders[orderAfter(before)]) {
    const meaning = read(language, word);
    if (meaning) return meaning;
  }
  return null;
}

const telling = /^(and|who|but|he|she|it|i|not|)$/;

function orderAfter(before: Meaning | undefined): keyof typeof orders {
  if (before?.kind === "small") return telling.test(before.english) ? "told" : "named";
  return before?.kind === "adjective" ? "named" : "described";
}
