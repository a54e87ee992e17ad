/** What it does, and to what: "balances a melon", "stomps on umbrellas", "loves cheese". */
import { placePrepositions, verbs } from "./lexicon/grammar.ts";
import { noDeeds, objectsOf } from "./lexicon/verb-objects.ts";
import { isBeating, isBesideVerb, isFood, readDoneTo, readPhraseOf } from "./done-to.ts";
import { readLikeness } from "./comparisons.ts";
import { readItems } from "./items.ts";
import { addFact, remember, roleAt, skip, textAt, tokenAt, use, type Reading } from "./reading.ts";
import { set } from "./lexicon/word-sets.ts";
import { nounLemma } from "./tokens.ts";
import type { Fact } from "./understood.ts";
import { isNounish, isVisible } from "./word-kinds.ts";

export function readDeed(reading: Reading, said: string): void {
  const verb = isLying(reading, said) ? "lie" : said;
  reading.deed = verb;
  if (cryings.has(verb)) addFact(reading, "mood", "", "lonely");
  readVerbAndObject(reading, verb);
}

function readVerbAndObject(reading: Reading, verb: string): void {
  const isLooking = verb === "look" && textAt(reading) !== "for";
  if (isLooking) readLooking(reading);
  else if (verbs.eat.has(verb)) readMeal(reading, verb);
  else if (verbs.ride.has(verb)) readRide(reading, verb);
  else if (verbs.hold.has(verb)) readHeld(reading, verb);
  else if (/^(love|like|enjoy|adore)$/.test(verb)) readLiked(reading);
  else if (verb === "keep") readItems(reading, "has", 0);
  else if (noDeeds.has(verb)) readObject(reading, { kind: "deed", of: "", value: verb });
  else readObject(reading, addFact(reading, "deed", "", verb));
}

/** "Laying on the couch"; but "laying an egg". */
const isLying = (reading: Reading, verb: string) =>
  verb === "lay" &&
  (placePrepositions.has(textAt(reading)) || /^$|^(and|,|with|there|here)$/.test(textAt(reading)));

/** Who does so is sad. */
const cryings = set("cry sob weep bawl blub blubber");

/** "Looks like a fork"; "looks at a fork" is no deed that can be seen. */
function readLooking(reading: Reading): void {
  if (textAt(reading) === "like") readLikeness(reading, 1);
  else reading.relation = "place";
}

function readRide(reading: Reading, verb: string): void {
  if (/^(surf|steer|paddle|row|pedal)$/.test(verb)) addFact(reading, "deed", "", verb);
  readItems(reading, "rides", /^(on|in)$/.test(textAt(reading)) ? 1 : 0);
}

const plainMeals = /^(eat|drink|devour)$/;

/** "Chews on a sweater". */
function readMeal(reading: Reading, verb: string): void {
  if (!plainMeals.test(verb)) addFact(reading, "deed", "", verb);
  readItems(reading, "eats", /^(on|at|up|down|into)$/.test(textAt(reading)) ? 1 : 0);
}

function readHeld(reading: Reading, verb: string): void {
  if (!noDeeds.has(verb)) addFact(reading, "deed", "", verb);
  // "Holding up a leaf".
  if (/^(up|out|on|onto|to)$/.test(textAt(reading)) && isPhraseAhead(reading)) skip(reading);
  if (placePrepositions.has(textAt(reading))) {
    reading.relation = "place";
    return;
  }
  // "Holding hands with a frog".
  if (textAt(reading) === "hands") skip(reading);
  else readItems(reading, "holds", 0);
}

const isPhraseAhead = (reading: Reading) =>
  /^(an?|the|his|her|its|their|one|two|three|four|some)$/.test(textAt(reading, reading.at + 1));

/** "Loves cheese" eats it; "loves dancing" is said elsewhere. */
function readLiked(reading: Reading): void {
  reading.relation = "object";
  const phrase = readPhraseOf(reading);
  if (!phrase) return;
  if (isFood(phrase.head)) {
    addFact(reading, "eats", "", phrase.head);
    reading.relation = "eats";
  }
  remember(reading, phrase.head);
}

/** "Splashes you", "hides itself": whom it names is nothing that is drawn. */
const named =
  /^(you|me|us|him|them|it|myself|yourself|itself|himself|herself|themselves|everyone|everybody|anyone|anybody|someone|somebody|everything|anything|people)$/;

function readObject(reading: Reading, deed: Fact): void {
  if (isBeating(reading, deed.value)) skip(reading);
  if (isBesideVerb(reading, deed.value)) skip(reading);
  if (named.test(textAt(reading)) || isHer(reading)) skipNamed(reading);
  if (placePrepositions.has(textAt(reading)) || !tokenAt(reading)) {
    reading.relation = "place";
    return;
  }
  reading.relation = "object";
  // "Sneezes sparks": two verbs in a row are a verb and its object.
  if (isVerbForObject(reading)) {
    use(reading);
    return;
  }
  const phrase = readPhraseOf(reading, isThingForVerb(reading));
  if (!phrase) return;
  deed.detail = phrase.head;
  readDoneTo(reading, deed, phrase);
}

/** "Helps everyone sleep": it is others who do that. */
function skipNamed(reading: Reading): void {
  skip(reading);
  if (textAt(reading) === "else") skip(reading);
  const isTheirs = roleAt(reading) === "VERB" && !/(s|ing)$/.test(textAt(reading));
  if (isTheirs && objectsOf.get(textAt(reading)) !== "place") skip(reading);
}

const isHer = (reading: Reading) =>
  textAt(reading) === "her" && !isNounish(tokenAt(reading, reading.at + 1));

const isVerbForObject = (reading: Reading) =>
  roleAt(reading) === "VERB" && /[^s]s$/.test(textAt(reading)) && !isThingForVerb(reading);

/** "Catches flies", "shares fries". */
const isThingForVerb = (reading: Reading) => {
  const token = tokenAt(reading);
  return token !== undefined && isVisible(nounLemma(token));
};
