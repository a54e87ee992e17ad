/** Where it is, on what, from what: "in a library", "on its head", "on a skateboard". */
import { hands, mounts, parts, worn } from "./lexicon/parts.ts";
import { patterns, weather } from "./lexicon/looks.ts";
import { placePrepositions } from "./lexicon/grammar.ts";
import { set } from "./lexicon/word-sets.ts";
import { attach, readStuffInName } from "./items.ts";
import { readModifiers } from "./modifiers.ts";
import { homeOf, isAlive } from "./nouns/homes.ts";
import { readPhrase } from "./phrases.ts";
import {
  addDetailed,
  addFact,
  remember,
  skip,
  textAt,
  type Phrase,
  type Reading,
} from "./reading.ts";
import type { Fact, FactKind } from "./understood.ts";

export function readPlace(reading: Reading): void {
  if (isOnTop(reading)) {
    skip(reading, 2);
    if (reading.last?.fact?.kind === "holds") reading.last.fact.kind = "wears";
    return;
  }
  if (isWithin(reading)) {
    skip(reading);
    reading.last!.fact!.kind = "has";
    return;
  }
  const start = reading.at;
  const preposition = readPrepositions(reading);
  const phrase = readPhrase(reading, true);
  if (!phrase) return;
  if (isStoodOn(reading, phrase, start)) addFact(reading, "has", "", phrase.head);
  else if (parts.has(phrase.head) && !isOfHouse(phrase))
    readOnPart(reading, phrase, { preposition, start });
  else readSomewhere(reading, phrase, { preposition, start });
}

const isOnTop = (reading: Reading) =>
  textAt(reading) === "on" &&
  textAt(reading, reading.at + 1) === "top" &&
  textAt(reading, reading.at + 2) !== "of";

/** "Stars inside". */
const isWithin = (reading: Reading) =>
  textAt(reading) === "inside" &&
  /^[,.]?$|^and$/.test(textAt(reading, reading.at + 1)) &&
  reading.last?.fact?.kind === "holds" &&
  patterns.has(reading.last.item);

const isTopOf = (reading: Reading, at: number) =>
  textAt(reading, at) === "top" && textAt(reading, at + 1) === "of";

/** The last one of "out of", "up on". */
function readPrepositions(reading: Reading): string {
  let preposition = textAt(reading);
  skip(reading);
  if (textAt(reading) === "the" && isTopOf(reading, reading.at + 1)) skip(reading);
  if (isTopOf(reading, reading.at)) skip(reading);
  while (placePrepositions.has(textAt(reading)) || textAt(reading) === "of") {
    if (textAt(reading) !== "of") preposition = textAt(reading);
    skip(reading);
  }
  return preposition;
}

type Where = { preposition: string; start: number };

/** "At the window", "on the roof": of some house, and not of the creature. */
const isOfHouse = ({ head, isPossessed }: Phrase) =>
  !isPossessed && /^(roof|window|door)$/.test(head);

/** "A toilet on legs"; but a flamingo that stands on one leg has two. */
const isStoodOn = ({ last }: Reading, { head }: Phrase, start: number) =>
  last?.item === "body" && last.end === start && /^(leg|wheel)$/.test(head);

/** "A flower on its head" is worn, "a worm in its beak" held, "a city on its back" comes along. */
function readOnPart(reading: Reading, { head, isPossessed }: Phrase, where: Where): void {
  const { last } = reading;
  if (!last?.fact || !(isPossessed || last.end === where.start)) return;
  const { fact, item, isCreature } = last;
  const look = lookOf(item, head);
  if (look) {
    Object.assign(fact, { kind: look, of: head, value: item } satisfies Fact);
    reading.used.add(where.start - 1);
    return;
  }
  // "With a ring in its nose".
  if (head === "nose") fact.detail = head;
  if (!/holds|with/.test(fact.kind)) return;
  fact.kind = kindOnPart(head, fact.kind, { isCreature, preposition: where.preposition });
  if (fact.kind === "with") fact.detail = head;
}

/** "Stars on its belly", "moss on his shoulders". */
function lookOf(item: string, part: string): "color" | "material" | null {
  if (coverings.has(item)) return "material";
  return patterns.has(item) && !/head|ear|hair|nose|antler|horn|hat/.test(part) ? "color" : null;
}

/** It grows or lies there. */
const coverings = set("moss snow ice rust mud lichen ivy");

type Carried = { isCreature: boolean; preposition: string };

function kindOnPart(part: string, kind: FactKind, carried: Carried): FactKind {
  if (hands.has(part)) return "holds";
  if (kind !== "holds") return kind;
  const isOn = carried.preposition === "on" && !carried.isCreature;
  if (isOn && /head|ear|neck|face|antler|horn/.test(part)) return "wears";
  return /back|chest|belly|pouch|shell|shoulder|hair|beard|mane|tail|trunk|hump|wing|spike|spine/.test(
    part,
  )
    ? "with"
    : kind;
}

function readSomewhere(reading: Reading, phrase: Phrase, where: Where): void {
  const { head } = phrase;
  const sky = weather.get(head);
  const relation = relationInside(head, where.preposition);
  const home = homeOf(head);
  if (sky) addFact(reading, "weather", "", sky);
  else if (relation) goInto(reading, phrase, relation);
  else if (isAwayOrTowards(reading, head, where)) return;
  else if (home && isAlive(home)) readOnSomebody(reading, phrase, where);
  else {
    const value = head.toLowerCase();
    addDetailed(reading, { kind: "place", of: "", value, detail: where.preposition });
    readModifiers(reading, phrase, head);
    readStuffInName(reading, head);
    reading.relation = "place";
    remember(reading, head);
  }
}

/** "In a space helmet", "on a pizza cart". */
function relationInside(head: string, preposition: string): "wears" | "rides" | null {
  const isWorn = worn.has(head) || homeOf(head)?.shape === "worn";
  if (/^(in|inside)$/.test(preposition) && isWorn) return "wears";
  return /^(in|on|upon|inside)$/.test(preposition) && isMount(head) ? "rides" : null;
}

function isAwayOrTowards(reading: Reading, head: string, where: Where): boolean {
  const { preposition } = where;
  if (preposition === "from" && isFleeing(reading)) {
    addFact(reading, isChaser(head) ? "with" : "fears", "", head);
  } else if (/^(to|with|against|beside)$/.test(preposition)) readTowards(reading, head, where);
  else return false;
  return true;
}

function goInto(reading: Reading, phrase: Phrase, relation: "wears" | "rides"): void {
  reading.relation = relation;
  attach(reading, phrase, relation);
}

const isMount = (head: string) => mounts.has(head) || homeOf(head)?.shape === "vehicle";

/** "Running away from a rabbit": it is behind it. */
const isChaser = (head: string) => homeOf(head)?.group === "creature";

const isFleeing = ({ facts }: Reading) =>
  facts.some(({ kind, value }) => kind === "deed" && /run|hide|flee/.test(value));

function readTowards(reading: Reading, head: string, { preposition, start }: Where): void {
  const home = homeOf(head);
  if (preposition === "to" && head === "school") addFact(reading, "place", "", head);
  if (!home || home.isWeak) return;
  // "Floating next to saturn".
  const isBeside = textAt(reading, start - 1) === "next";
  if (isAlive(home) || isBeside) addFact(reading, "with", "", head);
  else if (preposition === "to") addFact(reading, "place", "", head);
}

/** "Rains on mean people": people are no place; but "a knight on a giant snail" rides. */
function readOnSomebody(reading: Reading, phrase: Phrase, { preposition, start }: Where): void {
  const { last } = reading;
  if (/^(on|upon)$/.test(preposition) && last?.item === "body" && last.end === start) {
    attach(reading, phrase, "rides");
  }
}
