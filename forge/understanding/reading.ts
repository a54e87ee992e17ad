/** How far the reader has come, and what it knows so far. One for each description. */
import type { Fact, FactKind, NounForm } from "./understood.ts";
import type { Token } from "./tokens.ts";

/** What a noun that comes next would mean: "with" makes it something that the creature has. */
export type Relation =
  | "has"
  | "wears"
  | "holds"
  | "rides"
  | "eats"
  | "none"
  | "object"
  | "place"
  | null;

/** A noun phrase: "a tiny red race car". */
export type Phrase = {
  head: string;
  token: Token;
  modifiers: Token[];
  isDenied: boolean;
  isPossessed: boolean;
};

/** What the last noun phrase became, so that "made of", "for" and "on its head" can change it. */
export type LastItem = { item: string; fact: Fact | null; isCreature: boolean; end: number };

export type Reading = {
  readonly tokens: readonly Token[];
  /** The next token. */
  at: number;
  /** Tokens that mean something here. */
  readonly used: Set<number>;
  /** Tokens that say nothing of the creature: "please draw me". */
  readonly ignored: Set<number>;
  subjects: string[];
  facts: Fact[];
  /** Where the subject stands when something is said of it before. */
  lateSubject: number | null;
  readonly forms: Map<string, NounForm>;
  /** The grandma in "my grandma's teapot". */
  owner: string | null;
  relation: Relation;
  last: LastItem | null;
  isInClause: boolean;
  /** "A scarf that is ten metres long": the clause speaks of the scarf. */
  clauseOf: string | null;
  /** The verb that was read last: what "at", "to" and "on" mean depends on it. */
  deed: string | null;
};

export const beginReading = (tokens: readonly Token[]): Reading => ({
  tokens,
  at: 0,
  used: new Set(),
  ignored: new Set(),
  subjects: [],
  facts: [],
  lateSubject: null,
  forms: new Map(),
  owner: null,
  relation: null,
  last: null,
  isInClause: false,
  clauseOf: null,
  deed: null,
});

export const tokenAt = (reading: Reading, at = reading.at): Token | undefined => reading.tokens[at];

export const textAt = (reading: Reading, at = reading.at): string => reading.tokens[at]?.text ?? "";

export const roleAt = (reading: Reading, at = reading.at): string => reading.tokens[at]?.role ?? "";

/** Goes on by one word or more. */
export function skip(reading: Reading, count = 1): void {
  reading.at += count;
}

/** Goes on, and says that the word meant something. */
export function use(reading: Reading): void {
  reading.used.add(reading.at);
  reading.at += 1;
}

export function giveBack(reading: Reading, { token, modifiers }: Phrase): void {
  for (const { at } of [token, ...modifiers]) reading.used.delete(at);
}

export const addFact = (reading: Reading, kind: FactKind, of: string, value: string): Fact =>
  addDetailed(reading, { kind, of, value });

export function addDetailed(reading: Reading, fact: Fact): Fact {
  reading.facts.push(fact);
  return fact;
}

export const remember = (
  reading: Reading,
  item: string,
  { fact = null, isCreature = false }: Partial<Pick<LastItem, "fact" | "isCreature">> = {},
): void => {
  reading.last = { item, fact, isCreature, end: reading.at };
};
