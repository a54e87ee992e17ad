/** What the creature does and is: verbs and what they say of it. */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import {
  adverbs,
  auxiliaries,
  commonFears,
  fearful,
  goings,
  likings,
  verbs,
} from "./lexicon/grammar.ts";
import { colors, sizes, weather } from "./lexicon/looks.ts";
import { wraps } from "./lexicon/verb-objects.ts";
import { roles } from "./lexicon/people.ts";
import { times } from "./lexicon/verb-objects.ts";
import { set } from "./lexicon/word-sets.ts";
import { isDeed, isDoing, isThirdPerson } from "./doings.ts";
import { readDeed } from "./deeds.ts";
import { becomeSubject } from "./becoming.ts";
import { readAdjectives, readItems, readMaterial, readRole } from "./items.ts";
import { readModifiers } from "./modifiers.ts";
import { homeOf } from "./nouns/homes.ts";
import { readPhraseOf } from "./done-to.ts";
import { readPhrase } from "./phrases.ts";
import { addFact, skip, textAt, tokenAt, use, type Reading } from "./reading.ts";
import { nounLemma, type Token } from "./tokens.ts";
import { stemOf, verbOf } from "./verb-forms.ts";
import { isTitle, isVisible } from "./word-kinds.ts";

/** "Can fly", "loves to swim". */
export const isAuxiliary = (reading: Reading, at: number): boolean =>
  auxiliaries.has(textAt(reading, at)) ||
  (likings.test(textAt(reading, at)) && textAt(reading, at + 1) === "to") ||
  (goings.test(textAt(reading, at)) && isDeed(textAt(reading, at + 1))) ||
  (textAt(reading, at) === "to" && likings.test(textAt(reading, at - 1)));

export function isVerb(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at);
  if (!token || (roles.has(token.text) && token.text.endsWith("ing"))) return false;
  if (/^(?:some|any|every|no)?thing$/.test(token.text) || times.has(token.text)) return false;
  return (
    /VERB|AUX/.test(token.role) ||
    isAuxiliary(reading, at) ||
    isDoing(reading, token, tokenAt(reading, at + 1)) ||
    isThirdPerson(reading, token)
  );
}

/** "Can only", "slowly". */
function readHelpers(reading: Reading): void {
  while (isAuxiliary(reading, reading.at) && reading.at < reading.tokens.length - 1) use(reading);
  while (isPlainAdverb(tokenAt(reading)) && reading.at < reading.tokens.length - 1) skip(reading);
}

export function readVerb(reading: Reading): void {
  readHelpers(reading);
  const token = tokenAt(reading);
  if (!token || /^[,.]$/.test(token.text)) return;
  const saysOfItem = whatItSaysOfItem(reading, token);
  const of = spokenOf(reading);
  const verb = verbOf(token);
  use(reading);
  const stated = saysOfItem === "state" ? reading.last!.item : of;
  if (readState(reading, { text: token.text, verb, of: stated })) return;
  if (saysOfItem === "deed") skipRest(reading);
  else if (saysOfItem !== "state" && !held.has(token.text)) readDeed(reading, verb);
}

/** "Trapped in a bottle": done to it, and no deed of its own. */
const held = set(
  "trapped stuck locked tied buried squished squashed squeezed shaped born hidden frozen",
);

const stuck = /ed$|^(stuck|hidden|frozen|lost|broken|torn|tied|built|hung)$/;

/** "With smoke coming out of its nose". */
const comings =
  /^(com|pour|shoot|burst|leak|dripp|grow|stick|popp|spill|flow|ris)ing (out|from|off|up|of)$/;

/** "Birds living in his hair", "a sword stuck in its head": it is said of the thing before. */
function whatItSaysOfItem(reading: Reading, { text, role }: Token): "deed" | "state" | null {
  const { last, at, relation } = reading;
  if (!last || last.item === "body" || last.end !== at) return null;
  if (
    relation === "has" &&
    (comings.test(`${text} ${textAt(reading, at + 1)}`) ||
      (text.endsWith("ing") && last.isCreature))
  )
    return "deed";
  return role === "VERB" && stuck.test(text) ? "state" : null;
}

function skipRest(reading: Reading): void {
  while (
    tokenAt(reading) &&
    !/^(and|,|who|that|which)$/.test(textAt(reading)) &&
    !isWeatherAhead(reading)
  )
    use(reading);
}

/** "With an owl beside it in the fog": the fog is around both. */
const isWeatherAhead = (reading: Reading) =>
  /^(in|at|during)$/.test(textAt(reading)) &&
  [1, 2].some((ahead) => weather.has(textAt(reading, reading.at + ahead)));

/** "Whose ears are white", "his beard is long": not the creature, but what stands before the verb. */
function spokenOf({ last, at, clauseOf }: Reading): string {
  const isItem = last?.fact && last.end === at && /^(has|wears|holds)$/.test(last.fact.kind);
  return isItem ? last.item : (clauseOf ?? "body");
}

type Stated = { text: string; verb: string; of: string };

/** Verbs that say what it is, wears or is made of. */
function readState(reading: Reading, { text, verb, of }: Stated): boolean {
  if (verb === "look" && /^(for|at|through|into|out|up|down|around|over)$/.test(textAt(reading)))
    return false;
  if (verbs.be.has(text) || verbs.be.has(verb)) readBeing(reading, of);
  else if (verb === "glow" && isGlowOf(reading, of)) readGlow(reading, of);
  else if (verbs.wear.has(verb)) readDressed(reading);
  else if (verbs.have.has(verb)) readItems(reading, "has", 0);
  else return readMaking(reading, verb, of);
  return true;
}

/** "Made out of lightning", "covered in moss", "turned into a monster". */
function readMaking(reading: Reading, verb: string, of: string): boolean {
  const next = textAt(reading);
  if (/^(make|build|sew|knit|craft|carve|weave)$/.test(verb) && /^(of|from|out)$/.test(next)) {
    readMaterial(reading, next === "out" ? 2 : 1);
  } else if (/^(cover|wrap|fill)$/.test(verb) && /^(in|with|of|by)$/.test(next)) {
    readWrapping(reading, verb, of);
  } else if (verbs.become.has(verb) && /^(into|to)$/.test(next)) {
    readRole(reading, 1, "became");
  } else if (verb === "become") readRole(reading, 0, "became");
  else return false;
  return true;
}

/** "Wrapped in a towel", "a skateboard covered in stickers". */
function readWrapping(reading: Reading, verb: string, of: string): void {
  const isWorn = [1, 2, 3].slice(0, wordsOfThing(reading)).some((ahead) => {
    const token = tokenAt(reading, reading.at + ahead);
    return token !== undefined && wraps.has(nounLemma(token));
  });
  if (verb === "wrap" && isWorn) readItems(reading, "wears", 1);
  else readMaterial(reading, 1, of);
}

/** As far as "and" or a stop: "in paper and not bandages". */
function wordsOfThing(reading: Reading): number {
  const end = [1, 2, 3].findIndex((ahead) =>
    /^(and|but|not|without|instead|with|,|\.|)$/.test(textAt(reading, reading.at + ahead)),
  );
  return end < 0 ? 3 : end;
}

function readDressed(reading: Reading): void {
  if (textAt(reading) === "as") {
    readRole(reading, 1);
    return;
  }
  if (/^(in|like)$/.test(textAt(reading))) skip(reading);
  readItems(reading, "wears", 0);
}

const isGlowOf = (reading: Reading, of: string) => of !== "body" || colors.has(textAt(reading));

/** "He glows green", "whose eyes glow". */
function readGlow(reading: Reading, of: string): void {
  addFact(reading, "material", of, "glow");
  if (colors.has(textAt(reading))) readAdjectives(reading, of);
}

/** "Is all rusty". */
const isDegree = (text: string) => adverbs.has(text) || text === "all";

/** "Longer than he is" says how large it is. */
const isPlainAdverb = (token: Token | undefined) =>
  token?.role === "ADV" && !sizes.has(token.text) && !isDeed(token.text);

function readBeing(reading: Reading, of: string): void {
  while (isDegree(textAt(reading)) || isPlainAdverb(tokenAt(reading))) skip(reading);
  const [text, next, last] = [0, 1, 2].map((ahead) => textAt(reading, reading.at + ahead));
  if (fearful.has(text!)) readFear(reading);
  else if (readStuff(reading, of)) return;
  else if (/friend/.test(text!) && next === "with") readFriendship(reading);
  else if (/^(long|tall|high|wide)$/.test(last!)) {
    addFact(reading, "size", of, "large");
    for (let word = 0; word < 3; word++) use(reading);
  } else readQualities(reading, of);
}

/** "Is on fire", "is made of". */
function readStuff(reading: Reading, of: string): boolean {
  const both = `${textAt(reading)} ${textAt(reading, reading.at + 1)}`;
  if (both === "on fire") {
    addFact(reading, "material", of, "fire");
    skip(reading, 2);
  } else if (both === "made of") {
    skip(reading);
    readMaterial(reading, 1);
  } else return false;
  return true;
}

function readQualities(reading: Reading, of: string): void {
  const start = reading.at;
  const text = textAt(reading);
  if (of === "body" && isDeed(text)) {
    use(reading);
    readDeed(reading, stemOf(text));
    return;
  }
  readAdjectives(reading, of);
  if (of !== "body" && reading.at === start) readPartAs(reading, of);
  else if (/^(a|an|the)$/.test(textAt(reading))) readKind(reading, of);
  else if (of === "body" && roles.has(textAt(reading))) readRole(reading, 0);
}

/** "The spikes are pencils". */
function readPartAs(reading: Reading, part: string): void {
  const phrase = readPhraseOf(reading, true);
  if (phrase && isVisible(phrase.head)) addFact(reading, "material", part, phrase.head);
}

function readKind(reading: Reading, of: string): void {
  const phrase = readPhrase(reading);
  if (!phrase) return;
  const { head } = phrase;
  if (isTitle(head)) addFact(reading, "role", "", head);
  else if (of === "body" && !becomeSubject(reading, phrase) && isOfThings(head))
    addFact(reading, "material", of, head);
}

/** "A crocodile that is a stapler". */
const isOfThings = (noun: string): boolean => isVisible(noun) && homeOf(noun)?.group === "thing";

/** "Is afraid of the dark". */
export function readFear(reading: Reading): void {
  use(reading);
  addFact(reading, "mood", "", "shy");
  while (textAt(reading) === "of") {
    skip(reading);
    const phrase = readPhrase(reading, true);
    if (!phrase) return;
    if (isFear(phrase.head)) addFact(reading, "fears", "", phrase.head);
    else reading.used.add(phrase.token.at);
    // "Of garlic and also of the dark".
    const also = ["and", "also", "or"].findIndex(
      (_, words) => textAt(reading, reading.at + words) === "of",
    );
    if (also > 0) skip(reading, also);
  }
}

const isFear = (noun: string): boolean =>
  homeOf(noun) !== null || commonFears.has(noun) || isKnownThing(noun);

/** "Is friends with crows". */
function readFriendship(reading: Reading): void {
  use(reading);
  skip(reading);
  const phrase = readPhrase(reading, true);
  if (!phrase) return;
  addFact(reading, "with", "", phrase.head);
  readModifiers(reading, phrase, phrase.head);
}
