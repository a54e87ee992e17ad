/** The words of a description; several that name one thing ("ice cream") are one token. */
import { isDrawnName, joined } from "./joined-names.ts";
import { mounts, parts, worn } from "./lexicon/parts.ts";
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
  if (isLikeAdjective(text, next)) return "ADJ";
  return isGiant(text, next) || isUnknownNoun(text, role) || isTitleLikeVerb(text) ? "NOUN" : role;
}

const isLikeAdjective = (text: string, next: string) =>
  /^(fast|mean)$/.test(text) || (isDoing(text) && /...ing$/.test(next));

/** "A giant who", "a giant tickling a cloud". */
const isGiant = (text: string, next: string) => text === "giant" && isOneWho.test(next);

const isOneWho =
  /^(who|that|with|in|on|named|called|whose|is|has|[,.]|)$|^(?:tickl|sleep|eat|hold|carry|wear|rid|sitt|stand|walk|danc|play|hugg|throw|juggl|read|us|fish|swimm|kick|chas|lift|paint|cook|jump|stomp|pick|push|pull|catch|sneez|drink|snor)+ing$/;

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
