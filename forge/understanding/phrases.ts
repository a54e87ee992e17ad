/** Reads one noun phrase: "a tiny red race car". */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { adverbs, determiners, possessives } from "./lexicon/grammar.ts";
import { colors, materials } from "./lexicon/looks.ts";
import { parts, suffixed, worn } from "./lexicon/parts.ts";
import { kin } from "./lexicon/people.ts";
import { homeOf } from "./nouns/homes.ts";
import {
  isCompoundVerb,
  isDoing,
  isHiddenNoun,
  isLooseCompound,
  isNounHere,
  isThirdPerson,
} from "./doings.ts";
import { textAt, type Phrase, type Reading } from "./reading.ts";
import { nounLemma, type Token } from "./tokens.ts";
import type { NounForm } from "./understood.ts";
import { isAliveWord, isDescribing, isNounish } from "./word-kinds.ts";

type Start = {
  at: number;
  isDenied: boolean;
  isPossessed: boolean;
  hasArticle: boolean;
  /** The words before say that a noun comes: "with", "and her". */
  isExpected: boolean;
  form: NounForm;
};

/** A noun phrase that begins at the next token; null when none does, and nothing is read. */
export function readPhrase(reading: Reading, isExpected = false): Phrase | null {
  const start = startOf(reading, isExpected);
  const { row, end } = rowOf(reading, start);
  const token = headOf(row);
  if (!token || (token.text === "baby" && !start.hasArticle)) return null;
  const headAt = row.indexOf(token);
  reading.at = row[headAt + 1]?.at ?? end;
  for (const { at } of row.slice(0, headAt + 1)) reading.used.add(at);
  const head = nounLemma(token);
  reading.forms.set(head, token.text === head ? start.form : "plural");
  return {
    head,
    token,
    modifiers: row.slice(0, headAt),
    isDenied: start.isDenied,
    isPossessed: start.isPossessed,
  };
}

function startOf(reading: Reading, isExpected: boolean): Start {
  let { at } = reading;
  while (determiners.has(textAt(reading, at)) || adverbs.has(textAt(reading, at))) at += 1;
  const before = reading.tokens.slice(reading.at, at).map(({ text }) => text);
  return {
    at,
    isDenied: before.includes("no"),
    isPossessed: before.some((text) => possessives.has(text)),
    hasArticle: before.length > 0 || (at === 0 && reading.subjects.length === 0),
    isExpected,
    form: formOf(before),
  };
}

function formOf(before: readonly string[]): NounForm {
  if (before.includes("the")) return "the";
  return before.some((text) => /^(an?|another|each|every)$/.test(text)) ? "a" : "plain";
}

function rowOf(reading: Reading, start: Start): { row: Token[]; end: number } {
  let row: Token[] = [];
  let { at } = start;
  for (; at < reading.tokens.length; at++) {
    const token = reading.tokens[at]!;
    if (token.text === "'s" || token.text === "'") {
      // "My grandma's teapot": the owner says nothing of the thing.
      for (const { at: owner } of row) reading.used.add(owner);
      takeOwner(reading, row.at(-1));
      row = [];
      continue;
    }
    const step = stepOf(reading, { row, token, start });
    if (step === "stop") break;
    if (step === "take") row.push(token);
    if (step === "take as noun") row.push({ ...token, role: "NOUN" });
  }
  return { row, end: at };
}

function takeOwner(reading: Reading, owner: Token | undefined): void {
  if (reading.subjects.length === 0 && owner && kin.has(owner.text)) reading.owner = owner.text;
}

type Step = "take" | "take as noun" | "pass" | "stop";
type Here = { row: readonly Token[]; token: Token; start: Start };

function stepOf(reading: Reading, here: Here): Step {
  const { token } = here;
  const next = reading.tokens[token.at + 1];
  if (/^(half|part)$/.test(token.text)) return "stop";
  if (isNounish(token) || isDescribing(token)) {
    return endsPhrase(reading, here, next) ? "stop" : "take";
  }
  if (isNounTakenForVerb(here)) return "take as noun";
  if (isBeforeItsNoun(reading, here, next)) return "take";
  if (isBetweenAdjectives(here, next) || isAdverbBefore(here, next)) return "pass";
  return isVerbForNoun(here, next) ? "take as noun" : "stop";
}

const isBeforeItsNoun = (reading: Reading, here: Here, next: Token | undefined) =>
  (here.row.length > 0 && isLooseCompound(reading, here.row, here.token, next)) ||
  isParticipleOfNoun(here, next);

function endsPhrase(reading: Reading, { row, token }: Here, next: Token | undefined): boolean {
  if (!row.some((word) => isNounish(word) || isHiddenNoun(word))) return false;
  if (isDoing(reading, token, next) && !isLooseCompound(reading, row, token, next)) return true;
  if (isThirdPerson(reading, token)) return true;
  // "His silver watch".
  if (worn.has(nounLemma(token)) && colors.has(row.at(-1)?.text ?? "")) return false;
  // "A dog drives": a verb that looks like a noun, after a noun.
  return token.role === "VERB" && !suffixed.test(token.text);
}

const isNounTakenForVerb = ({ row, token, start }: Here) =>
  token.role === "VERB" && !isParticiple(token.text) && isNounHere(row, token, start.isExpected);

/** "A backwards cap". */
const isAdverbBefore = ({ row, token, start }: Here, next: Token | undefined) =>
  row.length === 0 &&
  token.role === "ADV" &&
  isNounish(next) &&
  (start.hasArticle || worn.has(nounLemma(next)));

const isParticiple = (text: string) => /(ing|ed|[lkd]en)$/.test(text);

function isParticipleOfNoun(here: Here, next: Token | undefined): boolean {
  const { row, token } = here;
  if (!isParticiple(token.text) || !/VERB|ADJ/.test(token.role)) return false;
  if (!next || !(isParticiple(next.text) || isNounish(next) || isDescribing(next))) return false;
  return beginsPhrase(here) || isCompoundVerb(row, token, next);
}

const beginsPhrase = ({ row, start }: Here) =>
  row.length === 0 ? start.hasArticle || start.isExpected : !isNounish(row.at(-1));

/** "A red and blue dragon": the row goes on after "and" or a comma between adjectives. */
const isBetweenAdjectives = ({ row, token }: Here, next: Token | undefined) =>
  /^(and|,)$/.test(token.text) &&
  row.length > 0 &&
  row.every((word) => !isNounish(word) || colors.has(word.text)) &&
  isDescribing(next);

function isVerbForNoun({ row, token, start }: Here, next: Token | undefined): boolean {
  if (token.role !== "VERB" || !(homeOf(token.text) || isKnownThing(token.text))) return false;
  if (row.length === 0 && next && parts.has(nounLemma(next))) return true;
  return start.hasArticle && !row.some((word) => isNounish(word) && !colors.has(word.text));
}

/** "Made of gold", "with a baby in her pouch"; mostly they say how another is. */
const standsAlone = ({ text, role }: Token) =>
  colors.has(text) || materials.has(text) || (text === "baby" && role === "NOUN");

/** The last noun; else an adjective that hides one, or a colour that stands for one: "guards gold". */
function headOf(row: readonly Token[]): Token | undefined {
  const last = row.findLast(({ text }) => !adverbs.has(text));
  const noun = row.findLast(isNounish);
  // "A silver key": the tagger takes "silver" for the noun.
  if (noun && last && (colors.has(noun.text) || isAliveWord(last)) && isHiddenNoun(last))
    return last;
  return noun ?? row.findLast(isHiddenNoun) ?? (last && standsAlone(last) ? last : undefined);
}
