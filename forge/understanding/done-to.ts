/** What the object of a deed is to the creature: who it meets, what it has in its hand. */
import { anybody } from "./lexicon/people.ts";
import { groups, meetings } from "./lexicon/grammar.ts";
import { colors, numbers, sizes } from "./lexicon/looks.ts";
import { instruments, parts } from "./lexicon/parts.ts";
import { attach } from "./items.ts";
import { readModifiers } from "./modifiers.ts";
import { homeOf } from "./nouns/homes.ts";
import { readPhrase } from "./phrases.ts";
import { addFact, skip, textAt, tokenAt, type Phrase, type Reading } from "./reading.ts";
import { nounLemma } from "./tokens.ts";
import type { Fact } from "./understood.ts";
import { isAliveWord, isVisible } from "./word-kinds.ts";

/** "Banging on drums". */
export const isBeating = (reading: Reading, verb: string): boolean =>
  /^(play|bang|drum)$/.test(verb) &&
  textAt(reading) === "on" &&
  [1, 2].some((ahead) => {
    const token = tokenAt(reading, reading.at + ahead);
    return token !== undefined && instruments.has(nounLemma(token));
  });

export function readDoneTo(reading: Reading, deed: Fact, phrase: Phrase): void {
  const verb = deed.value;
  if (verb === "haunt") addFact(reading, "place", "", phrase.head);
  if (verb === "grow" && parts.has(phrase.head)) {
    reading.facts = reading.facts.filter((fact) => fact !== deed);
    attach(reading, phrase, "has");
    return;
  }
  if (isMeeting(verb, phrase)) {
    addFact(reading, "with", "", phrase.head);
    const looks = phrase.modifiers.filter(({ text }) =>
      [colors, sizes, numbers].some((w) => w.has(text)),
    );
    readModifiers(reading, { ...phrase, modifiers: looks }, phrase.head);
    return;
  }
  if (isInHand(verb, phrase)) {
    addFact(reading, "holds", "", phrase.head);
    readModifiers(reading, phrase, phrase.head);
  } else {
    const shades = phrase.modifiers.filter(({ text }) => colors.has(text));
    for (const { text } of shades) addFact(reading, "color", phrase.head, text);
  }
}

/** "A roll of toilet paper" is toilet paper. */
export function readPhraseOf(reading: Reading): Phrase | null {
  const phrase = readPhrase(reading);
  if (!phrase || !groups.has(phrase.head) || textAt(reading) !== "of") return phrase;
  skip(reading);
  return readPhrase(reading) ?? phrase;
}

/** "Fights a dragon", "feeds pigeons": both are there. */
const isMeeting = (verb: string, { head, token }: Phrase): boolean =>
  (verb === "chase" && isVisible(head)) ||
  (meetings.has(verb) && isVisible(head) && isAliveWord(token) && !anybody.has(head));

const isInHand = (verb: string, { head }: Phrase): boolean =>
  (/^(kick|bounce|throw|catch)$/.test(verb) && isPlayedWith(head)) ||
  (/^(plant|wave)$/.test(verb) && head === "flag") ||
  (verb === "play" && isPlayedWith(head)) ||
  (verb === "bang" && instruments.has(head)) ||
  (verb === "read" && /^(book|newspaper|magazine|comic|letter|map)$/.test(head));

const isPlayedWith = (head: string) =>
  instruments.has(head.slice(head.lastIndexOf("_") + 1)) ||
  /^(ball|toy)$/.test(homeOf(head)?.home ?? "") ||
  /^(chess|card)$/.test(head);
