/** The words of a description; several that name one thing ("ice cream") are one token. */
import { isDrawn } from "#forge/bodies/things/drawings.ts";
import { compounds, mounts, parts, worn } from "./lexicon/parts.ts";
import { colors, materials, moods, numbers, sizes } from "./lexicon/looks.ts";
import { homeOf, knownNouns } from "./nouns/homes.ts";
import { singulars } from "./nouns/singulars.ts";
import { plainOf } from "./plain-text.ts";
import { taggedWords, type TaggedWord } from "./tagger.ts";
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import { stemOf } from "./verb-forms.ts";

export type Token = {
  text: string;
  lemma: string;
  role: string;
  at: number;
  /** Written with a capital letter within the sentence: "my dog Pepper". */
  isCapital: boolean;
  /** A hyphen stands before it ("castle-carrying"). */
  isJoined: boolean;
};

export function tokensOf(description: string): Token[] {
  const hyphened = new Set(
    [...description.toLowerCase().matchAll(/(\p{L}+)-(?=(\p{L}+))/gu)].map(
      ([, one, other]) => `${one} ${other}`,
    ),
  );
  const capitals = capitalsOf(description);
  const tokens = taggedWords(plainOf(description)).map((word, at, row): Token => ({
    text: word.text,
    lemma: word.lemma,
    role: roleOf(word, row[at - 1]?.text, row[at + 1]?.text),
    at,
    isCapital: capitals.has(word.text),
    isJoined: hyphened.has(`${row[at - 1]?.text} ${word.text}`),
  }));
  return joined(tokens).map((token, at) => ({ ...token, at }));
}

function roleOf({ text, role }: TaggedWord, before = "", next = ""): string {
  if (role === "ADJ" && isName(text, before, next)) return "NOUN";
  if (/^(fast|mean)$/.test(text) || (isDoing(text) && /...ing$/.test(next))) return "ADJ";
  return isUnknownNoun(text, role) || isTitleLikeVerb(text) ? "NOUN" : role;
}

/** "Sonic eating": the tagger knows no such name. */
const isName = (text: string, before: string, next: string) =>
  (doings.test(next) || (/^(as|but)$/.test(next) && /^(do|draw|make)?$/.test(before))) &&
  ![colors, sizes, moods, materials, numbers].some((words) => words.has(text));

const doings = /^(eat|rid|wear|hold|driv|drink|carry|danc|sing|play)ing$/;

/** "Walking" in "a walking talking cactus". */
const isDoing = (text: string) => text.endsWith("ing") && tellableVerbs.has(stemOf(text));

/** Words with a capital inside the text; a text of capitals alone has none. */
function capitalsOf(description: string): ReadonlySet<string> {
  const words = [...description.matchAll(/(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}+/gu)];
  return new Set(words.map(([word]) => word.toLowerCase()));
}

/** The tagger has no idea of some words; the table knows them. */
const isUnknownNoun = (text: string, role: string) =>
  /^(X|NUM|INTJ|SYM)$/.test(role) &&
  !numbers.has(text) &&
  !/\d/.test(text) &&
  homeOf(text)?.isWeak === false;

/** The tagger takes them for verbs. */
const isTitleLikeVerb = (text: string) => /^(viking|dj|cap|general|human)$/.test(text);

/** "French fries", "vending machine": names of two words, or of three. */
function joined(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [first, second, third] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
    const longer = second && third && nameOfThree([first.text, second.text], third.text);
    const one = longer ? nounOf(longer) : second && tokenOfTwo(first.text, second.text);
    if (one) at += longer ? 2 : 1;
    result.push(one ? { ...one, at, isCapital: false, isJoined: false } : first);
  }
  return result;
}

function nameOfThree(before: string[], last: string): string | undefined {
  const name = [...before, last].join("_");
  return compounds.has(name) ? name : nameOfDrawing(before, last);
}

function tokenOfTwo(first: string, second: string): Pick<Token, "text" | "lemma" | "role"> | null {
  const color = `${first}_${second}`;
  if (colors.has(color)) return { text: color, lemma: color, role: "ADJ" };
  const name = nameOfTwo(first, second);
  return name === undefined ? null : nounOf(name);
}

const nounOf = (name: string) => ({ text: name, lemma: name, role: "NOUN" });

function nameOfTwo(first: string, second: string): string | undefined {
  if (numbers.has(first)) return undefined;
  const name = singulars(second)
    .map((form) => `${first}_${form}`)
    .find((form) => isOneName(form, first));
  return (
    name ??
    singulars(second)
      .map((form) => first + form)
      .find((form) => isTorn(form, first)) ??
    nameOfDrawing([first], second)
  );
}

/** "Satellite dish": a thing that is drawn, and not something made of the first. */
function nameOfDrawing(before: readonly string[], last: string): string | undefined {
  const [first = ""] = before;
  const forms = singulars(last).toReversed();
  if (isQuality(first) || materials.has(first) || isAliveOne(first)) return undefined;
  if (forms.some((form) => worn.has(form) || materials.has(form))) return undefined;
  return forms.map((form) => [...before, form].join("_")).find(isDrawnName);
}

const isDrawnName = (form: string) => isDrawn(form.replaceAll("_", ""));

/** "Mushroom house". */
const isAliveOne = (word: string) => /^(plant|creature)$/.test(knownNouns().get(word)?.group ?? "");

/** "Fire fly", "sea horse": one word that is often written as two. */
const isTorn = (form: string, first: string) =>
  first.length > 2 && !isQuality(first) && knownNouns().get(form)?.group === "creature";

const isQuality = (word: string) => colors.has(word) || sizes.has(word) || moods.has(word);

/** "Wooden leg", "frog legs": a part, and what it is made of. */
const isPartOf = (form: string, first: string) =>
  parts.has(nounOfLast(form)) &&
  (materials.has(first) || knownNouns().get(first)?.group === "creature");

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

/** The dictionary form under which a noun is known. */
export function nounLemma({ text, lemma }: Token): string {
  const forms = singulars(text);
  // "Mars" is one.
  if (forms.length === 2 && forms[0] === forms[1]) return text;
  const special = forms.find((form) => parts.has(form) || worn.has(form) || mounts.has(form));
  if (special) return special;
  const known = forms.filter((form) => knownNouns().has(form));
  // "Chips" and "chip" both stand in the table; one is enough.
  const singular = known.find((form) => form !== text && (form === lemma || !known.includes(text)));
  return singular ?? known[0] ?? forms.find(isDrawnName) ?? lemma;
}
