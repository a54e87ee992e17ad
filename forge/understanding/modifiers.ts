/** What stands before a noun: colours, counts, sizes, materials; of the creature also its mood. */
import { adverbs, verbs } from "./lexicon/grammar.ts";
import {
  colors,
  materials,
  moods,
  numbers,
  outlines,
  partAdjectives,
  praises,
  sizes,
  sorts,
} from "./lexicon/looks.ts";
import { partFrom, parts, suffixed, worn } from "./lexicon/parts.ts";
import { roles } from "./lexicon/people.ts";
import { isDeed } from "./doings.ts";
import { homeOf } from "./nouns/homes.ts";
import { addDetailed, addFact, type Phrase, type Reading } from "./reading.ts";
import { nounLemma, type Token } from "./tokens.ts";
import { stemOf } from "./verb-forms.ts";
import { isNounRole, isTitle, isVisible } from "./word-kinds.ts";

/** `of` is `body` for the creature itself. */
export function readModifiers(reading: Reading, { modifiers }: Phrase, of: string): void {
  for (let index = 0; index < modifiers.length; index++) {
    const word = modifiers[index]!;
    const next = modifiers[index + 1];
    if (next && readPair(reading, word, next, of)) index += 1;
    else readModifier(reading, word, of);
  }
}

/** "Three headed", "people eating", "guitar playing". */
function readPair(reading: Reading, word: Token, next: Token, of: string): boolean {
  if (suffixed.test(next.text)) {
    describePart(reading, word.text, partFrom(next.text));
    return true;
  }
  if (of !== "body" || !next.text.endsWith("ing") || !isNounRole(word.role)) return false;
  const verb = stemOf(next.text);
  const lemma = nounLemma(word);
  if (verbs.eat.has(verb)) addFact(reading, "eats", "", lemma);
  else if (verbs.hold.has(verb)) addFact(reading, "holds", "", lemma);
  else if (verbs.wear.has(verb)) addFact(reading, "wears", "", lemma);
  else addDetailed(reading, { kind: "deed", of: "", value: verb, detail: lemma });
  return true;
}

function describePart(reading: Reading, how: string, part: string): void {
  const count = countOf(how);
  const size = sizes.get(how);
  if (count !== null) addFact(reading, "count", part, String(count));
  else if (colors.has(how)) addFact(reading, "color", part, how);
  else if (size) addDetailed(reading, { kind: "size", of: part, value: size, detail: how });
  else addFact(reading, "material", part, materials.get(how) ?? how);
}

const countOf = (text: string): number | null =>
  numbers.get(text) ?? (/^\d+$/.test(text) ? Number(text) : null);

function readModifier(reading: Reading, word: Token, of: string): void {
  const { text, at } = word;
  const isKnown =
    readLacking(reading, text, of) ||
    isHanging(text, of) ||
    readPartOrCount(reading, text, of) ||
    readLook(reading, text, of) ||
    readMoodOrRole(reading, word, of) ||
    readStuff(reading, word, of);
  if (!isKnown && !adverbs.has(text) && !praises.has(text)) reading.used.delete(at);
}

/** How ears hang is seen, and no fact. */
const isHanging = (text: string, of: string) => of === "ear" && /^(floppy|droopy)$/.test(text);

function readPartOrCount(reading: Reading, text: string, of: string): boolean {
  const count = countOf(text);
  const part = of === "body" ? partAdjectives.get(text) : undefined;
  if (suffixed.test(text)) addFact(reading, "has", "", partFrom(text));
  else if (count !== null) {
    if (of !== "body" && (count > 1 || parts.has(of) || worn.has(of)))
      addFact(reading, "count", of, String(count));
  } else if (part) addFact(reading, "has", "", part);
  else return false;
  return true;
}

/** Wings of what is wingless; who is heartless or spineless has one. */
export function readLacking(reading: Reading, text: string, of: string): boolean {
  const noun = /^(\w{2,})less$/.exec(text)?.[1] ?? "";
  const isLacking = of === "body" && !/^(heart|spine|power|root|hat)$/.test(noun);
  if (!isLacking || !(parts.has(noun) || worn.has(noun))) return false;
  addFact(reading, "no", "", noun);
  return true;
}

function readLook(reading: Reading, text: string, of: string): boolean {
  const size = sizes.get(text);
  if (size) addDetailed(reading, { kind: "size", of, value: size, detail: text });
  else if (colors.has(text)) readColor(reading, text, of);
  else return false;
  return true;
}

/** Neon blue lines are of neon, too; a glove is only as bright. */
function readColor(reading: Reading, text: string, of: string): void {
  addFact(reading, "color", of, text === "gold" ? "golden" : text.replace("gray", "grey"));
  if (text.startsWith("neon_") && parts.has(of)) addFact(reading, "material", of, "neon");
}

const facial = /^(face|eye|smile|grin|eyebrow|mouth)$/;

function readMoodOrRole(reading: Reading, word: Token, of: string): boolean {
  const mood = moods.get(word.text) ?? moods.get(word.lemma);
  const lemma = nounLemma(word);
  if (mood && (of === "body" || facial.test(of)))
    addDetailed(reading, { kind: "mood", of: "", value: mood, detail: word.text });
  else if (of === "body" && (roles.has(lemma) || isTitle(lemma)))
    addFact(reading, "role", "", lemma);
  else return false;
  return true;
}

function readStuff(reading: Reading, word: Token, of: string): boolean {
  const { text } = word;
  const material = materials.get(text);
  if (isSortOf(word, of)) return true;
  if (of === "body" && isDeed(text) && !materials.has(text)) {
    addFact(reading, "deed", "", stemOf(text));
    return true;
  }
  if (material) addDetailed(reading, { kind: "material", of, value: material, detail: text });
  else if (isStuff(reading, word, of)) addFact(reading, "material", of, stuffOf(word));
  else if (!text.endsWith("ing") || of !== "body") return false;
  else addFact(reading, "deed", "", stemOf(text));
  return true;
}

/** "A pirate ship", "a baseball cap": it says which sort, and not what of. */
const isSortOf = (word: Token, of: string): boolean =>
  (of === "body" || !parts.has(of)) &&
  (sorts.has(word.text) || (of !== "body" && isOfPerson(word, of)));

const isOfPerson = (word: Token, of: string) =>
  isTitle(nounLemma(word)) && !worn.has(of) && !materials.has(word.text);

/** "A golden retriever puppy". */
function isBreedOf({ subjects }: Reading, word: Token): boolean {
  const [home, own] = [nounLemma(word), subjects.at(-1) ?? ""].map(homeOf);
  return home?.group === "creature" && home.home === own?.home;
}

/** "Pickle eyes", "a carrot wand": a noun before a noun; not of what is eaten. */
function isStuff(reading: Reading, word: Token, of: string): boolean {
  if (of === "body" && isBreedOf(reading, word)) return false;
  const canBeSeen = isVisible(nounLemma(word)) || (of !== "body" && parts.has(of));
  if (outlines.has(word.text)) return false;
  // "A cherry crown", "a chicken dragon": the tagger takes these for adjectives.
  if (!isNamed(word) && (of === "body" || !isVisible(word.text))) return false;
  return canBeSeen && !reading.facts.some(({ kind, value }) => kind === "eats" && value === of);
}

const isNamed = ({ role, text }: Token) => isNounRole(role) || text === "chicken";

function stuffOf(word: Token): string {
  const lemma = nounLemma(word);
  return homeOf(lemma)?.home === "fries" ? "fries" : lemma;
}
