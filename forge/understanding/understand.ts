/**
 * Reads a description: what the creature is, what it has, wears, holds, rides and eats, what it
 * does and where. A grammar over the tagger's words: it knows no story, only what can be drawn.
 */
import { readNext } from "./clauses.ts";
import { inOwnWords } from "./in-own-words.ts";
import { homeOf } from "./nouns/homes.ts";
import { respelled } from "./nouns/spelling.ts";
import { isShown } from "./shown.ts";
import { verbOf } from "./verb-forms.ts";
import { beginReading, type Reading } from "./reading.ts";
import { readSubject } from "./subject.ts";
import { nounLemma, tokensOf } from "./tokens.ts";
import type { Fact, Subject, Understood } from "./understood.ts";

export function understand(description: string): Understood {
  const reading = beginReading(tokensOf(description));
  readSubject(reading);
  const subjectEnd = reading.at;
  while (reading.at < reading.tokens.length) {
    const before = reading.at;
    readNext(reading);
    if (reading.at === before) reading.at += 1;
  }
  const subjects = reading.subjects.map(subjectOf);
  for (const { said, home } of subjects) if (!home) forgetWord(reading, said);
  for (const fact of reading.facts) if (!isShown(fact)) forgetWord(reading, fact.value);
  return {
    subjects: subjects.map(({ noun, home }) => ({ noun, home })),
    facts: distinct(reading.facts),
    forms: Object.fromEntries(reading.forms),
    owner: reading.owner,
    inOwnWords: inOwnWords(reading, subjectEnd),
  };
}

/** "Dragin" is a dragon. */
function subjectOf(said: string): Subject & { said: string } {
  const noun = respelled(said) ?? said;
  return { said, noun, home: homeOf(noun) };
}

/** Nobody knows what it is, or no card shows it, so it counts as not understood. */
function forgetWord(reading: Reading, said: string): void {
  const token = reading.tokens.find((each) => nounLemma(each) === said || verbOf(each) === said);
  if (token) reading.used.delete(token.at);
}

const keyOf = ({ kind, of, value }: Fact) => `${kind}|${of}|${value}`;

function distinct(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [keyOf(fact), fact])).values()];
}
