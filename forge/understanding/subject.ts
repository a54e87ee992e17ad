/** What the creature is: "skeleton pirate" is a skeleton, "robot penguin" a penguin. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import {
  adverbs,
  determiners,
  fillers,
  groups,
  mixtures,
  partitives,
  placePrepositions,
  possessives,
} from "./lexicon/grammar.ts";
import { colors, materials, moods, numbers, sizes, sorts } from "./lexicon/looks.ts";
import { parts, suffixed } from "./lexicon/parts.ts";
import { set } from "./lexicon/word-sets.ts";
import { anybody, isRole, kin, natures, roles } from "./lexicon/people.ts";
import { isFamily, namesOther } from "./becoming.ts";
import { endOfHalves, readHalves } from "./halves.ts";
import { readModifiers } from "./modifiers.ts";
import { homeOf } from "./nouns/homes.ts";
import { readPhrase } from "./phrases.ts";
import { isMadeOfIt, readStuffOfName } from "./stuff-of-names.ts";
import { addFact, remember, skip, textAt, tokenAt, type Phrase, type Reading } from "./reading.ts";
import { nounLemma, type Token } from "./tokens.ts";
import { isDescribing, isNounish, isSubjectLike, isTitle, isVisible } from "./word-kinds.ts";

const isArticle = (text: string) => /^(a|an|the)$/.test(text);

export function readSubject(reading: Reading): void {
  skipFillers(reading);
  skipDenial(reading);
  if (!readLooksOfHalves(reading) && isOfTwoKinds(reading)) {
    readTwoKinds(reading);
    if (reading.subjects.length > 0) return;
  }
  const phrase = readPhrase(reading);
  if (!phrase) {
    findAnySubject(reading);
    return;
  }
  if (groups.has(phrase.head) && /^(of|between)$/.test(textAt(reading))) {
    skip(reading);
    readSubject(reading);
    if (mixtures.has(phrase.head)) readOtherOfMix(reading);
  } else takeNamed(reading, phrase);
}

function takeNamed(reading: Reading, phrase: Phrase): void {
  // "Luna the cat", "Popcorn is my dog": the first is a name.
  if (isNameHere(reading, phrase)) {
    if (textAt(reading) !== "the") skip(reading);
    readSubject(reading);
    return;
  }
  if (textAt(reading) === "as" && isOtherwise(phrase)) {
    readDisguise(reading, phrase);
    return;
  }
  takeSubject(reading, phrase);
  skipPetName(reading, phrase);
  if (textAt(reading) === "," && isArticle(textAt(reading, reading.at + 1))) {
    readApposition(reading, phrase);
  }
}

function isNameHere(reading: Reading, { head, modifiers, isPossessed }: Phrase): boolean {
  // "My cat Luna is a chef": a cat.
  if (!/^(the|is|was)$/.test(textAt(reading)) || (isPossessed && modifiers.some(isPet)))
    return false;
  const isUnknown = !homeOf(head) && !isTitle(head);
  return isUnknown || (modifiers.length === 0 && isOfPet(reading));
}

/** "Popcorn is my dog". */
function isOfPet(reading: Reading): boolean {
  const pet = tokenAt(reading, reading.at + 2);
  return /^(my|our)$/.test(textAt(reading, reading.at + 1)) && pet !== undefined && isPet(pet);
}

/** "Our rooster Gary": the tagger knows no Gary, and takes him for an adjective. */
function skipPetName(reading: Reading, { head, isPossessed, token }: Phrase): void {
  const name = tokenAt(reading);
  if (
    !name ||
    !isPossessed ||
    !(isPet(token) || kin.has(head)) ||
    !/^(ADJ|PROPN|X)$/.test(name.role)
  )
    return;
  const known = [colors, sizes, moods, materials, adverbs];
  if (homeOf(name.text) || known.some((words) => words.has(name.text))) return;
  reading.ignored.add(reading.at);
  skip(reading);
}

/** "My cat Ophelia as a nurse" is a cat all the same. */
const isOtherwise = (phrase: Phrase) =>
  isPerson(phrase) || (isStranger(phrase) && !phrase.modifiers.some(isSubjectLike));

const isPerson = ({ head }: Phrase) => kin.has(head) || isTitle(head) || anybody.has(head);

/** A hero of some film: no table has its name. */
const isStranger = ({ head }: Phrase) => !homeOf(head) && !isKnownThing(head.replaceAll("_", ""));

/** "My teacher as a goose": a goose, and a teacher besides. */
function readDisguise(reading: Reading, { head }: Phrase): void {
  const start = reading.at;
  skip(reading, textAt(reading, reading.at + 1) === "truly" ? 2 : 1);
  const phrase = readPhrase(reading);
  if (!phrase || !namesOther(phrase)) {
    reading.at = start;
    reading.subjects.push(head);
    remember(reading, "body", { isCreature: true });
    return;
  }
  takeSubject(reading, phrase);
  if ((isRole(head) || isTitle(head)) && !isFamily(head)) addFact(reading, "role", "", head);
}

/** "A mix of a shark and a bunny". */
function readOtherOfMix(reading: Reading): void {
  if (!/^(and|with)$/.test(textAt(reading)) || reading.subjects.length !== 1) return;
  skip(reading);
  const phrase = readPhrase(reading, true);
  if (phrase) reading.subjects.push(phrase.head);
}

/** "I want", "please draw me", "it is". */
function skipFillers(reading: Reading): void {
  while (
    fillers.has(textAt(reading)) &&
    reading.at < reading.tokens.length - 1 &&
    !isPhraseStart(reading)
  ) {
    reading.ignored.add(reading.at);
    skip(reading);
  }
}

function isPhraseStart(reading: Reading): boolean {
  const [text, next] = [textAt(reading), textAt(reading, reading.at + 1)];
  if (fillers.has(next)) return false;
  if (isArticle(text) || possessives.has(text)) return true;
  const token = tokenAt(reading);
  return isNounish(token) && token.role === "NOUN" && homeOf(text) !== null;
}

/** "Not a dragon but a turtle". */
function skipDenial(reading: Reading): void {
  const but = reading.tokens.findIndex(({ text }) => text === "but");
  if (textAt(reading) === "not" && but > 0) reading.at = but + 1;
}

const half = /^(half|part)$/;

const isOfTwoKinds = (reading: Reading) =>
  half.test(textAt(reading)) ||
  (determiners.has(textAt(reading)) && half.test(textAt(reading, reading.at + 1)));

/** "A half ice half fire wolf": a wolf. */
function readLooksOfHalves(reading: Reading): boolean {
  const at = reading.at + (determiners.has(textAt(reading)) ? 1 : 0);
  const noun = tokenAt(reading, endOfHalves(reading, at) ?? reading.tokens.length);
  if (!noun || !(isNounish(noun) || isDescribing(noun))) return false;
  reading.at = at;
  return readHalves(reading, "body");
}

function readTwoKinds(reading: Reading): void {
  const start = reading.at;
  for (let at = start; at < reading.tokens.length; at++) {
    if (!half.test(textAt(reading, at))) continue;
    reading.used.add(at);
    reading.at = at + 1;
    const phrase = readPhrase(reading);
    if (!phrase) continue;
    reading.subjects.push(phrase.head);
    readModifiers(reading, phrase, "body");
    at = reading.at - 1;
  }
  if (reading.subjects.length === 0) reading.at = start;
}

/** "Born in a storm". */
function isPlace({ tokens }: Reading, { at }: Token): boolean {
  const before = tokens.slice(0, at).findLast(({ role, text }) => {
    return role !== "ADJ" && !determiners.has(text);
  });
  return placePrepositions.has(before?.text ?? "");
}

/** No noun phrase at the start: the first noun that can be seen is better than none. */
function findAnySubject(reading: Reading): void {
  const token = reading.tokens.slice(reading.at).find((each) => {
    const lemma = nounLemma(each);
    const isSmall = determiners.has(each.text) || fillers.has(each.text);
    return !isSmall && !parts.has(lemma) && isVisible(each.text) && !isPlace(reading, each);
  });
  if (!token) return;
  // "It has wings, and it is a dragon": what stands before is said of it all the same.
  if (told.has(textAt(reading))) {
    reading.subjects.push(nounLemma(token));
    reading.used.add(token.at);
    reading.lateSubject = token.at;
  } else takeFound(reading, token);
}

/** With the words before it: "lives a small blue owl". */
function takeFound(reading: Reading, token: Token): void {
  const before = reading.tokens.slice(0, token.at);
  const start = before.findLastIndex((each) => !isDescribing(each) && !isNounish(each)) + 1;
  reading.at = start;
  const phrase = readPhrase(reading, true);
  const row = phrase ? [phrase.token, ...phrase.modifiers] : [];
  if (phrase && row.some(({ at }) => at === token.at)) takeSubject(reading, phrase);
  else {
    reading.subjects.push(nounLemma(token));
    reading.used.add(token.at);
    reading.at = token.at + 1;
  }
}

const told = new Set(["has", "have", "with", "can"]);

/** "Eleven penguins"; but "three headed" counts a part. */
function readCount(reading: Reading, [first, second]: readonly Token[]): void {
  const count = first ? (numbers.get(first.text) ?? Number(first.text)) : 0;
  if (count > 1 && !suffixed.test(second?.text ?? ""))
    addFact(reading, "count", "body", String(count));
}

function takeSubject(reading: Reading, phrase: Phrase): void {
  const { modifiers } = phrase;
  readCount(reading, modifiers);
  const before = modifiers.at(-1);
  if (before && isSubjectLike(before) && !sorts.has(before.text) && isSaidOf(phrase)) {
    const head = nounLemma(before);
    takeSubject(reading, { ...phrase, head, token: before, modifiers: modifiers.slice(0, -1) });
    return;
  }
  const titled = titledAmong(phrase);
  if (titled >= 0) takeTitled(reading, phrase, titled);
  else {
    reading.subjects.push(phrase.head);
    readModifiers(reading, phrase, "body");
  }
  readStuffOfName(reading);
  remember(reading, "body", { isCreature: true });
}

/** "A fox spirit" is a fox, and a spirit besides. */
const spirits = set("spirit ghost demon god goddess angel devil fairy goblin");

/** "A king wizard" is a wizard of a kind; "a mole miner" a mole. */
const isOtherThanPerson = (word: Token) => !isTitle(nounLemma(word)) || natures.has(word.text);

/** Which word before a title is what has it; -1 for none. */
function titledAmong({ head, modifiers }: Phrase): number {
  const at = creatureAmong(modifiers);
  const word = modifiers[at];
  if (!word || !isOtherThanPerson(word)) return -1;
  return isTitle(head) || (spirits.has(head) && isPet(word)) ? at : -1;
}

/** The last one that a creature may be; -1 for none. */
function creatureAmong(modifiers: readonly Token[]): number {
  const at = modifiers.findLastIndex((word) => isSubjectLike(word) && !sorts.has(word.text));
  return at >= 0 ? at : modifiers.findLastIndex(({ text }) => natures.has(text));
}

/** "A pizza slice" is a pizza, "my dog Max" a dog: the last word only belongs to it. */
function isSaidOf({ head, token, isPossessed, modifiers }: Phrase): boolean {
  const kind = homeOf(head)?.home;
  const isUnknown = kind === undefined || nameless.has(kind);
  const isName = isUnknown && !isRole(head) && (isPossessed || token.role === "PROPN");
  if (isOfKind(modifiers.at(-1), head)) return true;
  return partitives.has(head) || isName || (isPossessed && isNameAfter(modifiers.at(-1), token));
}

/** "A kiwi bird", "a husky dog": the first word says which. */
function isOfKind(before: Token | undefined, kind: string): boolean {
  const noun = before ? nounLemma(before) : kind;
  const [own, whole] = [homeOf(noun), homeOf(kind)];
  if (noun === kind || own?.group !== "creature" || !kindsNamed.has(kind)) return false;
  return own.home === whole?.home || (kind === "bird" && birds.has(own.home));
}

const kindsNamed = set("bird dog cat snake monkey frog shark whale horse bear spider");
const birds = set("ostrich parrot peacock heron penguin owl eagle crow duck swan chicken");

/** "My hamster Biscuit", and no "my dog house". */
const isNameAfter = (before: Token | undefined, token: Token): boolean =>
  token.isCapital || (before !== undefined && isPet(before) && isPetName(nounLemma(token)));

const isPet = (before: Token) => homeOf(nounLemma(before))?.group === "creature";

const isPetName = (head: string) =>
  !isTitle(head) && !/^(egg|house|tank|cage|bed|bowl|toy|costume|food|plush|monster)$/.test(head);

/** What these words mean is so vague that they are sooner a name. */
const nameless = new Set(["blob", "block", "shape"]);

/** "Skeleton pirate": a skeleton, and a pirate besides; "tree giant": a large tree. */
function takeTitled(reading: Reading, phrase: Phrase, creature: number): void {
  const { head, modifiers } = phrase;
  if (isMadeOfIt(head, modifiers[creature]!)) {
    reading.subjects.push(head);
    readModifiers(reading, phrase, "body");
    return;
  }
  const subject = nounLemma(modifiers[creature]!);
  const size = sizes.get(head);
  if (size) addFact(reading, "size", "body", size);
  else if (!modifiers.slice(creature + 1).some(({ lemma }) => roles.has(lemma)))
    addFact(reading, "role", "", head);
  reading.subjects.push(subject);
  const others = modifiers.filter((_, at) => at !== creature);
  readModifiers(reading, { ...phrase, head: subject, modifiers: others }, "body");
}

/** "The jelly queen, a wobbly purple slime": a creature after the comma says what a title is. */
function readApposition(reading: Reading, first: Phrase): void {
  const start = reading.at;
  skip(reading);
  const phrase = readPhrase(reading);
  const home = phrase && homeOf(phrase.head);
  const isOpen = roles.has(first.head) || !homeOf(first.head);
  if (!phrase || !home || home.group === "thing" || roles.has(phrase.head) || !isOpen) {
    reading.at = start;
    return;
  }
  if (roles.has(first.head)) addFact(reading, "role", "", first.head);
  reading.subjects = [];
  takeSubject(reading, phrase);
}
