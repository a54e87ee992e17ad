/** Words in -ing, -ed and others that the tagger takes for a noun, and the other way round. */
import { determiners, placePrepositions, verbs } from "./lexicon/grammar.ts";
import { materials, moods, sizes, colors } from "./lexicon/looks.ts";
import { instruments, parts, suffixed, worn } from "./lexicon/parts.ts";
import { roles } from "./lexicon/people.ts";
import { aimings, nounsInS, objectsOf, tellings } from "./lexicon/verb-objects.ts";
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import { set } from "./lexicon/word-sets.ts";
import { homeOf, isAlive } from "./nouns/homes.ts";
import { tokenAt, type Reading } from "./reading.ts";
import { nounLemma, type Token } from "./tokens.ts";
import { stemOf } from "./verb-forms.ts";
import {
  isAliveWord,
  isDescribing,
  isNounish,
  isNounRole,
  isSubjectLike,
  isVisible,
} from "./word-kinds.ts";

type Row = readonly Token[];
type Next = Token | undefined;

const commonVerbs = [verbs.wear, verbs.hold, verbs.ride, verbs.eat, new Set(["lift"])];

const knownVerbs = [...commonVerbs, tellableVerbs, new Set(objectsOf.keys()), tellings, aimings];

const isKnownVerb = (stem: string) => knownVerbs.some((known) => known.has(stem));

/** "A bear surfing on", "a sloth drinking tea": the tagger often takes the verb for a noun. */
export function isDoing(reading: Reading, token: Token, next: Next): boolean {
  if (isNoVerb(token, next)) return false;
  if (commonVerbs.some((known) => known.has(stemOf(token.text)))) return true;
  const isNamed = isDoneToNext(reading, token, next) || isBeforePlace(token, next);
  return (
    isNamed ||
    isLastOfAll(reading, token, next) ||
    isAfterClothes(reading, token) ||
    isAfterPause(reading, token, next)
  );
}

const isNoVerb = ({ text, isJoined }: Token, next: Next) =>
  isJoined || !/..ing$/.test(text) || roles.has(text) || suffixed.test(next?.text ?? "");

/** "A knight rides a snail": the tagger takes "rides" for a noun. */
export function isThirdPerson(reading: Reading, { text, at }: Token): boolean {
  const [before, next] = [tokenAt(reading, at - 1), tokenAt(reading, at + 1)];
  if (!before || !/[^s]s$/.test(text) || !isKnownVerb(stemOf(text))) return false;
  if (/^(who|he|she|it)$/.test(before.text)) return true;
  const isBeforeThing = next !== undefined && isOpening(next.text);
  return isPause(reading, before)
    ? isBeforeThing || !nounsInS.has(stemOf(text))
    : (roles.has(before.text) || isAliveWord(before)) && isBeforeThing;
}

const isPause = ({ subjects }: Reading, token: Token | undefined) =>
  subjects.length > 0 && /^(and|,|but|then)$/.test(token?.text ?? "");

const isOpening = (text: string) =>
  /^(an?|the|his|her|its|their|two|three|four|five|everyone|everybody|you|people)$/.test(text);

/** "Made of newspaper, reading itself". */
const isAfterPause = (reading: Reading, { text, at }: Token, next: Next): boolean =>
  isPause(reading, tokenAt(reading, at - 1)) &&
  isKnownVerb(stemOf(text)) &&
  !isNounish(next) &&
  !isDescribing(next);

/** "A mouse chef cooking soup". */
function isDoneToNext(reading: Reading, { text, at }: Token, next: Next): boolean {
  const before = tokenAt(reading, at - 1);
  const isDone = reading.subjects.length > 0 && !isDeed(text);
  if (!before || !next || isDone) return false;
  const isVerb = isDeed(text) || !isVisible(text);
  return isDoer(before, text) && isVerb && isThingNext(reading, next);
}

/** "Ironing shirts", "watering one small flower"; but "a mouse hunting cat". */
function isThingNext(reading: Reading, next: Token): boolean {
  if (isNounish(next)) return !isAliveWord(next);
  let after: Token | undefined = next;
  while (isDescribing(after)) after = tokenAt(reading, after.at + 1);
  return isDescribing(next) && isNounish(after);
}

const isDoer = (before: Token, text: string) =>
  roles.has(before.text) || isAliveWord(before) || isThingThatDoes(before, text);

/** "A cloud raining candy". */
const isThingThatDoes = (before: Token, text: string) =>
  before.at === 1 && isDeed(text) && isVisible(nounLemma(before));

/** "Twelve cupcakes dancing". */
function isLastOfAll(reading: Reading, { text, at }: Token, next: Next): boolean {
  const before = tokenAt(reading, at - 1);
  const isEnd = next === undefined || /^[,.]$/.test(next.text);
  return isEnd && isDeed(text) && before !== undefined && isVisible(nounLemma(before));
}

/** "Wearing a hairnet serving soup"; but "a hat wearing walrus". */
const isAfterClothes = ({ subjects, tokens }: Reading, { text, at }: Token): boolean =>
  subjects.length > 0 && at > 0 && worn.has(nounLemma(tokens[at - 1]!)) && isDeed(text);

const endsDeed =
  /^(and|but|with|without|like|itself|himself|herself|themselves|everything|everyone|everybody|you|[,.])$/;

/** "Painting underwater". */
const manners = set(
  `underwater outside inside alone outdoors indoors backwards sideways everywhere happily sadly angrily quietly loudly
   badly slowly quickly really very so all while when because`,
);

function isBeforePlace({ text }: Token, next: Next): boolean {
  if (!next || parts.has(text) || (isVisible(text) && !isDeed(text))) return false;
  return (
    placePrepositions.has(next.text) ||
    determiners.has(next.text) ||
    /^(together|for)$/.test(next.text) ||
    (isDeed(text) && (endsDeed.test(next.text) || manners.has(next.text)))
  );
}

/** "Melting": something that a story can tell. */
export const isDeed = (text: string): boolean =>
  /...ing$/.test(text) && tellableVerbs.has(stemOf(text));

/** "Soccer playing giraffe", "rainbow colored parrot", "lightning fast cheetah": the last one. */
export function isLooseCompound(reading: Reading, row: Row, token: Token, next: Next): boolean {
  const { text, role } = token;
  if (reading.subjects.length > 0 || !next) return false;
  const canStandBetween = /ADV|ADJ/.test(role) || (role === "VERB" && /(ing|ed)$/.test(text));
  const home = homeOf(nounLemma(next));
  if (!canStandBetween || home === null || home.isWeak || row.some(isSomebody)) return false;
  return isAlive(home) || isDoneBefore(row.at(-1), text);
}

/** "A fire breathing pepper", "a guitar playing potato". */
const isDoneBefore = (object: Token | undefined, text: string): boolean =>
  (/^(breathing|spitting|shooting)$/.test(text) &&
    /^(fire|ice|smoke|lava|flame|lightning)$/.test(object?.text ?? "")) ||
  (text === "playing" && instruments.has(object?.text ?? ""));

const isSomebody = (word: Token) =>
  isSubjectLike(word) && !materials.has(word.text) && isAliveWord(word);

/** "Castle-carrying", "people-eating": noun, participle, noun. */
export const isCompoundVerb = (row: Row, token: Token, next: Next): boolean =>
  row.length > 0 &&
  token.text.endsWith("ing") &&
  token.isJoined &&
  (isNounish(next) || isDescribing(next));

/** "A samurai crab", "sneezes sparks": the tagger takes the noun for a verb. */
export function isNounHere(row: Row, token: Token, isExpected: boolean): boolean {
  const home = homeOf(nounLemma(token));
  if (row.length === 0) return isExpected && home !== null;
  if (!home || home.isWeak || !isAlive(home)) return false;
  return row.every(({ text, role }) => roles.has(text) || materials.has(text) || !isNounRole(role));
}

/** "A mean green alien": the tagger takes "alien" for an adjective. */
export const isHiddenNoun = ({ text, role }: Token): boolean =>
  role === "ADJ" &&
  ![colors, materials, moods, sizes].some((words) => words.has(text)) &&
  isVisible(text);
