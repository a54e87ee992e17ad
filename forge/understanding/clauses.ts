/** What follows the subject: one relation, clause or list after the other. */
import {
  adverbs,
  auxiliaries,
  determiners,
  fearful,
  placePrepositions,
  pronouns,
  relatives,
  subordinators,
  verbs,
} from "./lexicon/grammar.ts";
import { readFor, readLikeness } from "./comparisons.ts";
import { isHalf } from "./halves.ts";
import {
  attach,
  readAdjectives,
  readInstead,
  readItems,
  readMaterial,
  readMoodAlone,
  readRole,
} from "./items.ts";
import { colors } from "./lexicon/looks.ts";
import { parts, worn } from "./lexicon/parts.ts";
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import { readModifiers } from "./modifiers.ts";
import { readPhrase } from "./phrases.ts";
import { readPlace } from "./places.ts";
import {
  addFact,
  giveBack,
  roleAt,
  skip,
  textAt,
  tokenAt,
  type Phrase,
  type Reading,
} from "./reading.ts";
import { stemOf } from "./verb-forms.ts";
import { isVerb, readFear, readVerb } from "./verbs.ts";
import { isDeed, isDoing, isThirdPerson } from "./doings.ts";
import { bindObject, canBeMet } from "./done-to.ts";
import { nounLemma } from "./tokens.ts";
import { isAliveWord, isDescribing, isNounish, isVisible } from "./word-kinds.ts";

/** Reads on from the next token; the caller goes on by one when nothing was read. */
export function readNext(reading: Reading): void {
  const text = textAt(reading);
  if (/^[,.]$|^(and|but|or|then|plus|also)$/.test(text)) goOn(reading);
  else if (isDenial(reading)) none(reading);
  else if (relatives.has(text)) readClause(reading);
  else if (!readRelation(reading, text)) readOther(reading, text);
}

/** "With hands, not claws"; but "not scared". */
const isDenial = (reading: Reading): boolean => {
  const ahead = determiners.has(textAt(reading, reading.at + 1)) ? 2 : 1;
  const token = tokenAt(reading, reading.at + ahead);
  if (textAt(reading) !== "not" || !token) return false;
  const lemma = nounLemma(token);
  const isThing = parts.has(lemma) || worn.has(lemma) || (isVisible(lemma) && !isDeed(token.text));
  return isThing && !isDescribing(token);
};

type Read = (reading: Reading) => void;

const nextIs = (reading: Reading, text: string) => textAt(reading, reading.at + 1) === text;

const has: Read = (reading) => readItems(reading, "has", 1);
/** "Whose lantern is a candle": it is of its body. */
const readOwn: Read = (reading) => {
  has(reading);
  const fact = reading.last?.fact;
  if (fact?.kind === "holds") fact.kind = "has";
};
const none: Read = (reading) => readItems(reading, "none", nextIs(reading, "of") ? 2 : 1);

/** Words that always begin the same. */
const relations: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["whose", readOwn],
  ["with", has],
  ["has", has],
  ["having", has],
  ["without", none],
  ["no", none],
  ["instead", readInstead],
  ["of", (reading) => readMaterial(reading, 1)],
  ["for", readFor],
  ["like", (reading) => readLikeness(reading, 1)],
  ["shaped", (reading) => readLikeness(reading, nextIs(reading, "like") ? 2 : 1)],
  ["as", readAs],
  ["than", skipPhrase],
  ["versus", (reading) => readMet(reading)],
  ["called", skipName],
  ["named", skipName],
]);

function readRelation(reading: Reading, text: string): boolean {
  const read = relations.get(text);
  read?.(reading);
  return read !== undefined;
}

/** "As big as a plane", "as a detective". */
function readAs(reading: Reading): void {
  if (!isDescribing(tokenAt(reading, reading.at + 1))) {
    readRole(reading, 1);
    return;
  }
  skip(reading);
  readAdjectives(reading, reading.last?.item ?? "body");
  if (textAt(reading) === "as") skip(reading);
  readPhrase(reading, true);
}

function skipPhrase(reading: Reading): void {
  skip(reading);
  readPhrase(reading);
}

/** "A shell full of tulips": these are on the body; what is in a bag is not. */
function readFilling(reading: Reading): void {
  const { last } = reading;
  skip(reading);
  const phrase = readPhrase(reading);
  if (phrase && last?.item !== "body" && parts.has(last?.item ?? ""))
    addFact(reading, "has", "", phrase.head);
}

function skipName(reading: Reading): void {
  for (const at of [reading.at, reading.at + 1]) reading.ignored.add(at);
  skip(reading, 2);
}

function readOther(reading: Reading, text: string): void {
  if (isHalf(reading)) {
    readAdjectives(reading, "body");
  } else if (placePrepositions.has(text)) readPlace(reading);
  else if (text === "after" && isRunning(reading)) readMet(reading);
  else if (subordinators.has(text)) skipReason(reading);
  else if (text === "full" && nextIs(reading, "of")) {
    skip(reading);
    readFilling(reading);
  } else readOnwards(reading);
}

/** As far as a stop; "if you are late and it is covered in stickers" speaks of it again. */
function skipReason(reading: Reading): void {
  const isOfOther = /^(your?|i|we|people|everyone|anyone|someone|nobody)$/.test(
    textAt(reading, reading.at + 1),
  );
  do skip(reading);
  while (tokenAt(reading) && !isEndOfReason(reading, isOfOther));
}

const isEndOfReason = (reading: Reading, isOfOther: boolean) =>
  /^[,.]$/.test(textAt(reading)) || (isOfOther && isItAgain(reading));

const isItAgain = (reading: Reading) =>
  /^(and|but)$/.test(textAt(reading)) &&
  /^(it|he|she)$/.test(textAt(reading, reading.at + 1)) &&
  /^(is|has|wears|rides|holds|carries)$/.test(textAt(reading, reading.at + 2));

function readOnwards(reading: Reading): void {
  if (/^(he|she|they)$/.test(textAt(reading)) && isSaidOfIt(reading)) readClause(reading);
  else if (isVerb(reading, reading.at)) readVerb(reading);
  else readLoosePhrase(reading);
}

const isRunning = ({ deed }: Reading) =>
  /^(run|chase|go|race|come|look|fly|swim|hop)$/.test(deed ?? "");

/** "Running after a bus", "versus a marshmallow". */
function readMet(reading: Reading): void {
  skip(reading);
  const phrase = readPhrase(reading, true);
  if (phrase && canBeMet(phrase.head)) bindObject(reading, phrase, "with");
}

function readLoosePhrase(reading: Reading): void {
  if (fearful.has(textAt(reading)) && nextIs(reading, "of")) {
    readFear(reading);
    return;
  }
  const token = tokenAt(reading);
  if (!isDescribing(token) && !isNounish(token)) return;
  const phrase = readPhrase(reading);
  // "An elephant so small", "ears bigger than its body".
  if (!phrase) readAdjectives(reading, reading.last?.item ?? "body");
  else if (isColorOfIt(reading, phrase)) colorIt(reading, phrase);
  else if (reading.relation) attach(reading, phrase, reading.relation);
  else giveBack(reading, phrase);
}

/** "And she rides a scooter". */
const isSaidOfIt = (reading: Reading) =>
  /^(he|she|it|they)$/.test(textAt(reading)) &&
  !determiners.has(textAt(reading, reading.at + 1)) &&
  tokenAt(reading, reading.at + 1) !== undefined;

const opening = /^(with|has|having|without|whose|of)$/;

/** "Horse white". */
const isColorOfIt = (reading: Reading, { head }: Phrase) =>
  colors.has(head) && reading.relation === null && isOfCreature(reading);

function colorIt(reading: Reading, phrase: Phrase): void {
  readModifiers(reading, phrase, "body");
  addFact(reading, "color", "body", phrase.head);
}

/** After "and" or a comma: another verb of the creature, or another thing of the list. */
function goOn(reading: Reading): void {
  skip(reading);
  if (/^(and|but)$/.test(textAt(reading))) skip(reading);
  if (isDenial(reading) || textAt(reading) === "no") {
    denyInList(reading);
    return;
  }
  if (isSaidOfIt(reading)) {
    readClause(reading);
    return;
  }
  const text = textAt(reading);
  if (relatives.has(text) || placePrepositions.has(text) || opening.test(text)) return;
  if (isVerbOfList(reading)) {
    readVerb(reading);
    return;
  }
  if (!readMoodAlone(reading)) goOnWithNoun(reading);
}

/** "With a hat, no teeth and a bow": the bow is there; "no arms or legs" are not. */
function denyInList(reading: Reading): void {
  const { relation } = reading;
  none(reading);
  if (!/^n?or$/.test(textAt(reading))) reading.relation = relation;
}

function goOnWithNoun(reading: Reading): void {
  const phrase = readPhrase(reading, isLastOfList(reading) || isNounAhead(reading));
  if (phrase) addToList(reading, phrase);
  else if (isOfCreature(reading)) readAdjectives(reading, "body");
}

const isVerbOfList = (reading: Reading) =>
  !isLastOfList(reading) && (isClauseGoingOn(reading) || isNextVerb(reading));

const isOfCreature = ({ last }: Reading) => last?.item === "body";

function addToList(reading: Reading, phrase: Phrase): void {
  const { relation } = reading;
  if (phrase.isDenied) attach(reading, phrase, "none");
  else if (relation === null) addAfterwards(reading, phrase);
  else if (isPartThatIs(reading, phrase) || isWornFragment(reading, phrase))
    attach(reading, phrase, "has");
  else if (relation === "place" || relation === "object") giveBack(reading, phrase);
  else if (relation !== "none" && parts.has(phrase.head)) attach(reading, phrase, "has");
  else attach(reading, phrase, relation);
}

/** "Who lives in a cup, his beard is long". */
const isPartThatIs = (reading: Reading, { head, isPossessed }: Phrase) =>
  isPossessed && (parts.has(head) || worn.has(head)) && verbs.be.has(textAt(reading));

/** "A fluffy monster, blue and pink", "a beard of snow and stone arms". */
function addAfterwards(reading: Reading, phrase: Phrase): void {
  if (parts.has(phrase.head)) attach(reading, phrase, "has");
  else if (worn.has(phrase.head)) attach(reading, phrase, "wears");
  else if (phrase.isPossessed && verbs.be.has(textAt(reading))) attach(reading, phrase, "has");
  else if (isFragment(reading, phrase)) attach(reading, phrase, "has");
  else if (!isOfCreature(reading)) giveBack(reading, phrase);
  else if (colors.has(phrase.head)) colorIt(reading, phrase);
  else if (isAliveWord(phrase.token)) addFact(reading, "with", "", phrase.head);
  else giveBack(reading, phrase);
}

/** "Big dinosaur. Tiny umbrella." */
const isFragment = (reading: Reading, { head, token, modifiers, isPossessed }: Phrase) =>
  !isPossessed &&
  modifiers.length > 0 &&
  /^[,.]$/.test(textAt(reading, modifiers[0]!.at - 1)) &&
  /^[,.]?$/.test(textAt(reading)) &&
  isVisible(head) &&
  !isAliveWord(token) &&
  !colors.has(head);

/** "Kicking a bag, red gloves, blue shorts". */
const isWornFragment = (reading: Reading, phrase: Phrase) =>
  /^(place|object|holds|with)$/.test(reading.relation ?? "") &&
  (worn.has(phrase.head) || parts.has(phrase.head)) &&
  isFragment(reading, phrase);

/** "With a cherry on top and sprinkles". */
const isLastOfList = (reading: Reading) =>
  reading.at === reading.tokens.length - 1 &&
  /^(has|wears|holds)$/.test(reading.relation ?? "") &&
  isVisible(textAt(reading));

/** "That breathes fire and guards gold": the tagger takes the second verb for a noun. */
const isClauseGoingOn = (reading: Reading) =>
  !determiners.has(textAt(reading)) && (isLastDeed(reading) || isVerbInClause(reading));

const isVerbInClause = (reading: Reading) =>
  reading.isInClause &&
  /[^s]s$/.test(textAt(reading)) &&
  /^(object|place|eats)$/.test(reading.relation ?? "") &&
  /DET|NOUN|ADJ|ADP|PRON|ADV/.test(roleAt(reading, reading.at + 1));

/** "That walks and snores". */
const isLastDeed = (reading: Reading) =>
  reading.isInClause &&
  /[^s]s$/.test(textAt(reading)) &&
  tellableVerbs.has(stemOf(textAt(reading))) &&
  isEndOfDeed(textAt(reading, reading.at + 1)) &&
  reading.relation !== "has";

const isEndOfDeed = (next: string) =>
  /^$|^(and|,|with|when|while)$/.test(next) || placePrepositions.has(next);

function isNextVerb(reading: Reading): boolean {
  const text = textAt(reading);
  if (!isVerb(reading, reading.at) || isNounAhead(reading)) return false;
  const next = tokenAt(reading, reading.at + 1);
  const isBare = /ing$|s$/.test(text) && /VERB|AUX/.test(roleAt(reading));
  if (auxiliaries.has(text)) return !isDescribing(next);
  const token = tokenAt(reading)!;
  return (
    isBare || isDoing(reading, token, next) || isThirdPerson(reading, token) || !isNounish(token)
  );
}

/** "Flying goggles" is a thing, "flying over" a deed. */
const isNounAhead = (reading: Reading) =>
  /(ing|ed)$/.test(textAt(reading)) &&
  !(isDeed(textAt(reading)) && textAt(reading, reading.at - 1) === ",") &&
  isNounish(tokenAt(reading, reading.at + 1)) &&
  !verbs.wear.has(stemOf(textAt(reading))) &&
  reading.relation === "has";

/** "A magpie on her shoulder that steals earrings": that is not said of her. */
const isDeedOfOther = (reading: Reading) =>
  reading.last?.isCreature === true &&
  reading.last.fact?.kind === "with" &&
  !/^(is|are|was|has|have|looks)$/.test(textAt(reading));

function skipDeedOfOther(reading: Reading): void {
  while (tokenAt(reading) && !/^[,.]$|^(and|with|who)$/.test(textAt(reading))) skip(reading);
}

/** "That breathes fire", "who naps on clouds"; "that only I can see" says nothing of it. */
function readClause(reading: Reading): void {
  const { last } = reading;
  reading.isInClause = true;
  const isOfItem = last?.end === reading.at && textAt(reading) !== "who";
  reading.clauseOf = isOfItem ? last.item : null;
  skip(reading);
  while (adverbs.has(textAt(reading))) skip(reading);
  if (isOfItem && isDeedOfOther(reading)) skipDeedOfOther(reading);
  else if (!determiners.has(textAt(reading)) && !pronouns.has(textAt(reading))) readVerb(reading);
}
