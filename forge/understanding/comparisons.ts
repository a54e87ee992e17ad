/** "Pearls for eyes", "a tail like a broom": what takes the place of a part, or what it is like. */
import { features, parts, worn } from "./lexicon/parts.ts";
import { readPhrase } from "./phrases.ts";
import {
  addFact,
  remember,
  skip,
  tokenAt,
  type LastItem,
  type Phrase,
  type Reading,
} from "./reading.ts";
import type { Token } from "./tokens.ts";
import type { Fact } from "./understood.ts";
import { stemOf } from "./verb-forms.ts";
import { isAliveWord, isDescribing, isNounish } from "./word-kinds.ts";

/** "Pearls for eyes", "a volcano for a shell". */
export function readFor(reading: Reading): void {
  const { last } = reading;
  const isNear = last !== null && last.end >= reading.at - 1;
  skip(reading);
  const phrase = readPhrase(reading);
  if (!phrase || !isNear) return;
  readForSomebody(reading, phrase, last);
  if (last.fact) readInPlaceOf(reading, phrase, { ...last, fact: last.fact });
}

/** "Looks for a friend": there is none. */
const sought = /^(look|search|wait|wish|ask|beg|hope|hunt|fish|dig|work|long|yearn|pray|shop|go)$/;

/** "Pours tea for a mouse". */
function readForSomebody(reading: Reading, { head, token }: Phrase, { fact }: LastItem): void {
  if (sought.test(reading.deed ?? "")) return;
  if (isAliveWord(token) && (fact !== null || token.text === head))
    addFact(reading, "with", "", head);
}

export function readInPlaceOf(
  reading: Reading,
  { head }: Phrase,
  { item, fact, isCreature }: LastItem & { fact: Fact },
): void {
  if (worn.has(head)) {
    fact.kind = "wears";
    if (isCreature) return;
    fact.value = head;
    addFact(reading, "material", head, item);
    remember(reading, head, { fact });
  }
  if (!parts.has(head) && !features.has(head)) return;
  reading.facts = reading.facts.filter((each) => each !== fact);
  // "Two lanterns for eyes" are two eyes.
  for (const each of reading.facts) if (each.kind === "count" && each.of === item) each.of = head;
  takeOver(reading, { item, head });
  remember(reading, head);
}

/** "Butterfly wings for ears" are ears like a butterfly's wings. */
function takeOver(reading: Reading, { item, head }: Pick<LastItem, "item"> & { head: string }) {
  const looks = reading.facts.filter(
    ({ kind, of }) => of === item && /^(color|material)$/.test(kind) && parts.has(item),
  );
  for (const look of looks) look.of = head;
  if (!looks.some(({ kind }) => kind === "material")) addFact(reading, "material", head, item);
}

/** "Like a sword", "shaped like a donut"; but "small like a mouse" is only as small. */
export function readLikeness(reading: Reading, words: number): void {
  const before = tokenAt(reading, reading.at - 1);
  const isOnlyAs = words === 1 && /ADJ|ADV/.test(before?.role ?? "") && isDescribing(before);
  skip(reading, words);
  const phrase = readPhrase(reading);
  if (phrase && !isOnlyAs && !isMannerOfDeed(reading, before))
    addFact(reading, "material", reading.last?.item ?? "body", phrase.head);
}

/** "Runs like a ninja", "swings a fork like a sword". */
const isMannerOfDeed = ({ deed, last }: Reading, before: Token | undefined): boolean =>
  deed !== null &&
  before !== undefined &&
  (stemOf(before.text) === deed ||
    /^(holds|eats)$/.test(last?.fact?.kind ?? "") ||
    isNounish(before) === false);
