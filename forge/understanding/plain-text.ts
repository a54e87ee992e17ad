/**
 * A description as it was typed, in plain English: small letters, few signs, whole words, no slips,
 * and the words of German, Spanish and French in English.
 */
import { isDrawn } from "#forge/bodies/things/drawings.ts";
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { heardWords } from "./lexicon/heard-words.ts";
import { typedWords } from "./lexicon/message-words.ts";
import { openings } from "./lexicon/openings.ts";
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import { turnsOfDoing } from "./lexicon/turns-of-doing.ts";
import { typedTurns } from "./lexicon/typed-words.ts";
import { homeOf } from "./nouns/homes.ts";
import { singulars } from "./nouns/singulars.ts";
import { inEnglish } from "./other-languages/in-english.ts";
import { firstOfName } from "./spelling/first-of-name.ts";
import { reinflected, respelled } from "./spelling/respell.ts";
import { drawnVerbs, isWritten } from "./spelling/right-words.ts";
import { isKnownWord } from "./tagger.ts";
import { stemOf } from "./verb-forms.ts";

const lengthMax = 300;

let last = { description: "", plain: "" };

/** Several readers ask in a row for one description. */
export function plainOf(description: string): string {
  if (description !== last.description) last = { description, plain: plainEnglish(description) };
  return last.plain;
}

function plainEnglish(description: string): string {
  const typed = withoutSigns(description);
  const translated = inEnglish(typed);
  const names = translated?.left ?? namesIn(description);
  const words = (translated?.text ?? typed).split(" ");
  const whole = words
    .map((word, at) =>
      isNameWith(word, words[at + 1]) || isOwner(word, words[at - 1])
        ? word
        : wholeWord(word, names, { before: words[at - 1], after: words[at + 1] }),
    )
    .filter(Boolean)
    .join(" ")
    .replaceAll(/ (?=[,.])/g, "");
  return [...heardWords, ...openings, ...turnsOfDoing, ...typedTurns].reduce(
    (text, [turn, plain]) => text.replace(turn, plain),
    whole,
  );
}

/** Hyphens part words ("sea-snake"), so that each half is understood. */
const withoutSigns = (description: string) =>
  description
    .normalize("NFKC")
    .slice(0, lengthMax)
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\bt[ -]?rex\b/g, "trex")
    .replaceAll(/\bw\/o\b/g, "without")
    .replaceAll(/\bw\//g, "with ")
    .replaceAll(/ [+&] /g, " and ")
    .replace(/=.*$/su, "")
    .replaceAll(/(?<=\p{L}): /gu, " with ")
    .replaceAll(/[^\p{L}\p{N}' ,.]/gu, " ")
    .replaceAll(/([,.])/g, " $1 ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Names are not respelled: "my dog Pepper", "called Zibby". */
function namesIn(description: string): ReadonlySet<string> {
  const written = isTitle(description)
    ? []
    : description.matchAll(/(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}+/gu);
  const called = description.matchAll(/(?<=\b(?:named|called|name is) )\p{L}+/giu);
  const pets = [...description.matchAll(/\b(?:my|our) (\p{L}+) (\p{L}+)/giu)].filter(
    ([, animal = "", name = ""]) =>
      homeOf(animal)?.group === "creature" && !isDeed(name.toLowerCase()),
  );
  const names = [...written, ...called].map(([word]) => word);
  return new Set(
    [...names, ...pets.map(([, , name = ""]) => name)].map((name) => name.toLowerCase()),
  );
}

/** "A Giraf With A Big Hat": most words begin so, and are no names. */
const isTitle = (description: string): boolean =>
  (description.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length >
  (description.match(/(?<!\p{L})\p{L}/gu) ?? []).length / 2;

/** "My dog wering a hat". */
const isDeed = (name: string): boolean =>
  /(?:ing|s)$/.test(name) && drawnVerbs.includes(stemOf(respelled(name, "who") ?? name));

type Around = { before?: string | undefined; after?: string | undefined };

function wholeWord(word: string, names: ReadonlySet<string>, around: Around): string {
  const plain = typedWords.get(word) ?? typedWords.get(shortened(word));
  if (plain !== undefined) return plain;
  if (names.has(word) || !/^\p{L}{3,}$/u.test(word)) return word;
  return reinflected(word) ?? wordWithoutSlips(word, around);
}

function wordWithoutSlips(word: string, { before = "", after }: Around): string {
  if (isEnglish(word)) return word;
  const once = shortened(word);
  if (isEnglish(once)) return once;
  const whole = once.replace(/(?<=[^aeiou])in$/, "ing");
  if (whole !== once && isWritten(whole) && tellableVerbs.has(stemOf(whole))) return whole;
  return firstOfName(once, after) ?? respelled(once, before) ?? (isKnownWord(whole) ? whole : once);
}

/** "Ferris wheel". */
const isNameWith = (word: string, next = ""): boolean =>
  singulars(next).some((form) => isDrawn(word + form));

/** "My bunnys name". */
const isOwner = (word: string, before = ""): boolean =>
  word.endsWith("ys") && /^(?:my|our|an?)$/.test(before) && isKnownWord(word.slice(0, -1));

/** "Rackets" are rackets, and "heds" no hed. */
const isEnglish = (word: string): boolean =>
  isKnownWord(word) || isKnownThing(word) || (word.length > 4 && singulars(word).some(isKnownWord));

/** "Sooooo big", "hugeee". */
const shortened = (word: string) => word.replaceAll(/(\p{L})\1{2,}/gu, "$1").replace(/^so+$/, "so");
