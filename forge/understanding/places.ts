/** Where it is, on what, from what: "in a library", "on its head", "on a skateboard". */
import { hands, mounts, parts, worn } from "./lexicon/parts.ts";
import { patterns, weather, weathers } from "./lexicon/looks.ts";
import { determiners, groups, placePrepositions } from "./lexicon/grammar.ts";
import { boarded, movings, regions, times, wraps } from "./lexicon/verb-objects.ts";
import { tellableVerbs } from "./lexicon/tellable-verbs.ts";
import { set } from "./lexicon/word-sets.ts";
import { readAddressed } from "./addressed.ts";
import { attach, readStuffInName } from "./items.ts";
import { readModifiers } from "./modifiers.ts";
import { homeOf, isAlive } from "./nouns/homes.ts";
import { readPhraseOf } from "./done-to.ts";
import { isBeside, lookOf, spotOn } from "./word-kinds.ts";
import {
  addDetailed,
  addFact,
  remember,
  roleAt,
  skip,
  textAt,
  type LastItem,
  type Phrase,
  type Reading,
} from "./reading.ts";
import type { Fact, FactKind } from "./understood.ts";

export function readPlace(reading: Reading): void {
  if (isTaught(reading)) {
    skip(reading, 2);
    return;
  }
  if (readNowhere(reading)) return;
  const start = reading.at;
  const preposition = readPrepositions(reading);
  const isOnEach = /^(every|each)$/.test(textAt(reading));
  const phrase = readPhraseOf(reading, true);
  if (!phrase) return;
  if (isOnEach) readOnEach(reading, phrase);
  if (isStoodOn(reading, phrase, start)) addFact(reading, "has", "", phrase.head);
  else if (isWalkedOn(phrase, preposition)) attach(reading, phrase, "has");
  else if (isPartOfIt(reading, phrase, start)) readOnPart(reading, phrase, { preposition, start });
  else readSomewhere(reading, phrase, { preposition, start });
}

const isPartOfIt = (reading: Reading, phrase: Phrase, start: number) =>
  parts.has(phrase.head) &&
  !isOfGroup(reading, start) &&
  !isOfHouse(phrase) &&
  !isOfPlant(reading, phrase);

/** "On a pile of leaves". */
const isOfGroup = (reading: Reading, start: number) =>
  [1, 2].some(
    (ahead) =>
      groups.has(textAt(reading, start + ahead)) && textAt(reading, start + ahead + 1) === "of",
  );

/** "A lamp at the end of every feather". */
function readOnEach({ facts, last }: Reading, { head }: Phrase): void {
  if (!many.has(head)) return;
  facts.push({ kind: "has", of: "", value: head });
  if (last?.fact?.kind === "holds" && !hands.has(head)) last.fact.kind = "has";
}

/** "On top", "with stars inside", "with eggs in it", "on fire": where the thing before is. */
function readNowhere(reading: Reading): boolean {
  const { last, at } = reading;
  if (isOnFire(reading)) {
    addFact(reading, "material", last?.end === at ? last.item : "body", "fire");
    skip(reading, 2);
  } else if (isOnTop(reading)) {
    skip(reading, textAt(reading, at + 1) === "top" ? 2 : 1);
    putOnTop(last?.fact ?? null);
  } else if (isContained(reading)) {
    skip(reading, 2);
    last!.fact!.kind = "with";
  } else if (isWithin(reading)) {
    skip(reading);
    last!.fact!.kind = "has";
  } else return false;
  return true;
}

/** "With a cactus on top"; where it is drawn it is worn. */
function putOnTop(fact: Fact | null): void {
  if (fact?.kind !== "holds") return;
  const kind = fact.value === "cherry" ? "wears" : "has";
  Object.assign(fact, { kind, detail: "top" } satisfies Partial<Fact>);
}

/** "He has mustard on". */
const isOnIt = (reading: Reading) =>
  textAt(reading) === "on" &&
  reading.last?.fact?.kind === "holds" &&
  /^[,.]?$|^(and|but|that|who)$/.test(textAt(reading, reading.at + 1));

const isOnTop = (reading: Reading) =>
  isOnIt(reading) ||
  (textAt(reading) === "on" &&
    textAt(reading, reading.at + 1) === "top" &&
    textAt(reading, reading.at + 2) !== "of");

/** "A pram with five eggs in it". */
const isContained = (reading: Reading) =>
  /^(in|inside|on)$/.test(textAt(reading)) &&
  /^(it|them)$/.test(textAt(reading, reading.at + 1)) &&
  reading.last?.fact?.kind === "holds";

/** "Teaches a shark to read": the shark does. */
const isTaught = (reading: Reading) =>
  textAt(reading) === "to" &&
  /^(teach|help|ask|train|force|invite|tell)$/.test(reading.deed ?? "") &&
  tellableVerbs.has(textAt(reading, reading.at + 1));

const isOnFire = (reading: Reading) =>
  textAt(reading) === "on" && textAt(reading, reading.at + 1) === "fire";

/** "Stars inside". */
const isWithin = (reading: Reading) =>
  textAt(reading) === "inside" &&
  /^[,.]?$|^and$/.test(textAt(reading, reading.at + 1)) &&
  reading.last?.fact?.kind === "holds" &&
  patterns.has(reading.last.item);

/** "The very bottom of", "top of": how many words before the place itself; 0 for none. */
function wordsOfRegion(reading: Reading): number {
  let { at } = reading;
  while (determiners.has(textAt(reading, at)) || /^(very|far)$/.test(textAt(reading, at))) at += 1;
  const isRegion = regions.has(textAt(reading, at)) && textAt(reading, at + 1) === "of";
  return isRegion ? at + 1 - reading.at : 0;
}

/** The last one of "out of", "up on"; "at the bottom of the sea" is in the sea. */
function readPrepositions(reading: Reading): string {
  let preposition = textAt(reading);
  skip(reading);
  skip(reading, wordsOfRegion(reading));
  while (placePrepositions.has(textAt(reading)) || textAt(reading) === "of") {
    if (textAt(reading) !== "of") preposition = textAt(reading);
    skip(reading);
    skip(reading, wordsOfRegion(reading));
  }
  return preposition;
}

/** Of these a body has several. */
const many = set(
  `tentacle feather scale spike spine tooth claw finger toe leg arm head paw foot petal tail horn antler wing eye
   quill fin whisker hump segment`,
);

export type Where = { preposition: string; start: number };

/** "At the window", "on the roof": of some house, and not of the creature. */
const isOfHouse = ({ head, isPossessed }: Phrase) =>
  !isPossessed && /^(roof|window|door)$/.test(head);

/** "On a branch"; but "on every branch", "on the wheels". */
const isOfPlant = (reading: Reading, { head, token, isPossessed }: Phrase) =>
  !isPossessed &&
  token.text === head &&
  /^(wheel|branch|leaf|stem|petal)$/.test(head) &&
  /^(a|the)$/.test(textAt(reading, token.at - 1));

/** "A toilet on legs"; but a flamingo that stands on one leg has two. */
const isStoodOn = ({ last }: Reading, { head, token }: Phrase, start: number) =>
  token.text !== head && last?.item === "body" && last.end === start && /^(leg|wheel)$/.test(head);

/** "Walks on four crab legs", "on tiny brass feet". */
const isWalkedOn = ({ head, token, isPossessed, modifiers }: Phrase, preposition: string) =>
  preposition === "on" &&
  !isPossessed &&
  token.text !== head &&
  modifiers.length > 0 &&
  /^(leg|foot|paw|hoof|wheel|claw|tentacle|toe|trotter|talon)$/.test(head);

/** "A flower on its head" is worn, "a worm in its beak" held, "a city on its back" comes along. */
function readOnPart(reading: Reading, { head, isPossessed }: Phrase, where: Where): void {
  const { last, relation } = reading;
  if (!last?.fact || !(isPossessed || last.end === where.start)) return;
  const { fact, item, isCreature } = last;
  const look = isInHand(head, where) ? null : lookOf(item, head);
  if (look) {
    Object.assign(fact, { kind: look, of: head, value: item } satisfies Fact);
    reading.used.add(where.start - 1);
    return;
  }
  setByPart(fact, item, { part: head, isHeld: isInHand(head, where) });
  last.end = reading.at;
  if (/holds|with/.test(fact.kind)) bindOnPart(fact, head, { isCreature, relation, ...where });
}

type OfPart = { part: string; isHeld: boolean };

function setByPart(fact: Fact, item: string, { part, isHeld }: OfPart): void {
  if (isHeld && loose.test(item)) fact.kind = "holds";
  // "A patch on its tummy" is no eyepatch.
  if (item === "patch" && !/eye|face|head/.test(part)) fact.kind = "has";
  Object.assign(fact, spotOn(part, isHeld, fact.kind === "has" && !parts.has(item)));
  const isOutOfPlace = part === "head" && ofLimbs.test(item);
  if (dressings.test(item) || item === "mouth" || isOutOfPlace) fact.detail = part;
}

/** "Underpants on its head". */
const ofLimbs = /(sock|shoe|boot|sneaker|slipper|glove|mitten|pants|trousers|jeans|shorts)$/;

/** What is hurt is seen by these. */
const dressings = /^((plaster_)?cast|plaster|bandage|splint|sling|band_aid|bandaid)$/;

/** "A bone in its mouth", "a flower in its hand". */
const isInHand = (part: string, { preposition }: Where): boolean =>
  preposition === "in" && hands.has(part);

/** Parts of a creature that another one may have found. */
const loose = /^(bone|feather|leaf|branch|petal|root)$/;

type OnPart = Where & Pick<LastItem, "isCreature"> & Pick<Reading, "relation">;

function bindOnPart(fact: Fact, part: string, { isCreature, relation, preposition }: OnPart): void {
  // "Carries a village on its back".
  const isCarried = fact.kind === "holds" && relation === "holds";
  if (!isCarried) fact.kind = kindOnPart(part, fact.kind, { isCreature, preposition });
  if (fact.kind === "with" || (isCarried && !hands.has(part))) fact.detail = part;
}

type Carried = { isCreature: boolean; preposition: string };

/** "A lightning bolt on its chest" is of its own; a clock is in it. */
const isFront = (part: string) => /^(chest|tummy|belly|stomach)$/.test(part);

function kindOnPart(part: string, kind: FactKind, carried: Carried): FactKind {
  if (hands.has(part)) return "holds";
  if (kind !== "holds") return kind;
  if (carried.preposition === "on" && isFront(part) && !carried.isCreature) return "has";
  const onIt = kindOnTop(part, carried);
  if (onIt) return onIt;
  return /back|chest|belly|pouch|shell|shoulder|hair|beard|mane|tail|trunk|hump|wing|spike|spine/.test(
    part,
  )
    ? "with"
    : kind;
}

/** A hat is worn there; "a bat on its head" is no baseball bat. */
function kindOnTop(part: string, { isCreature, preposition }: Carried): FactKind | null {
  if (!/^(on|around)$/.test(preposition)) return null;
  if (isCreature) return part === "head" ? "with" : null;
  return /head|ear|neck|face|antler|horn|waist|wrist|ankle/.test(part) ? "wears" : null;
}

/** "Laughs at its own jokes". */
const noPlaces = set(
  "joke story music song time fun question idea thought dream mistake trouble love luck life way secret lie surprise",
);

function readSomewhere(reading: Reading, phrase: Phrase, where: Where): void {
  const { head } = phrase;
  const relation = isInsideOf(reading, phrase) ? null : relationInside(head, where.preposition);
  const home = homeOf(head);
  if (readWhen(reading, head)) return;
  if (readAddressed(reading, phrase, where.preposition)) return;
  if (isLyingThere(reading, phrase, where)) reading.last!.fact!.kind = "with";
  else if (isSupport(reading, head)) attach(reading, phrase, "holds");
  else if (relation) goInto(reading, phrase, relation);
  else if (isAwayOrTowards(reading, phrase, where)) return;
  else if (home && isAlive(home)) readOnSomebody(reading, phrase, where);
  else {
    const value = head.toLowerCase();
    addDetailed(reading, { kind: "place", of: "", value, detail: where.preposition });
    readModifiers(reading, withoutSky(reading, phrase), head);
    readStuffInName(reading, head);
    reading.relation = "place";
    remember(reading, head);
  }
}

/** "Walks on a crutch", "leans on a spade". */
const isSupport = ({ deed }: Reading, head: string): boolean =>
  /^(crutch|stilt|cane|leash|lead|stick|walking_stick|walker|crook)$/.test(head) ||
  (deed === "lean" &&
    /^((wizard_|magic_)?staff|broom|broomstick|spear|sword|axe|rake|hoe|shovel|spade|umbrella|scythe|pitchfork|trident|hammer|mop)$/.test(
      head,
    ));

/** "Singing in a band" says with whom. */
const isPartOfGroup = (head: string) =>
  /^(band|team|choir|orchestra|group|crowd|line|queue)$/.test(head);

/** "With a hat on the ground". */
const isLyingThere = ({ last, relation }: Reading, { head }: Phrase, { start }: Where) =>
  relation === "has" &&
  last?.end === start &&
  /^(wears|holds)$/.test(last.fact?.kind ?? "") &&
  /^(ground|floor|table|grass|carpet|rug|shelf|wall|desk)$/.test(head);

/** "On a rainy corner": it rains there. */
function withoutSky(reading: Reading, phrase: Phrase): Phrase {
  const skies = phrase.modifiers.flatMap(({ text }) => weathers.get(text) ?? []);
  for (const sky of skies) addFact(reading, "weather", "", sky);
  return { ...phrase, modifiers: phrase.modifiers.filter(({ text }) => !weathers.has(text)) };
}

/** "In the rain", "in the morning"; "in a band" says with whom. */
function readWhen(reading: Reading, head: string): boolean {
  const sky = weather.get(head);
  if (sky) addFact(reading, "weather", "", sky);
  return sky !== undefined || times.has(head) || isPartOfGroup(head) || noPlaces.has(head);
}

/** "Sleeps in a slipper": it has none on. */
const isInsideOf = ({ deed, tokens }: Reading, { head, token }: Phrase) =>
  roomy.has(head) &&
  token.text === head &&
  restings.has(deed ?? "") &&
  !/^(his|her|its|their)$/.test(tokens[token.at - 1]?.text ?? "");

/** One may be small enough for these. */
const roomy = set(
  `slipper shoe boot sock stocking glove mitten hat cap top_hat helmet hood wellington welly sneaker trainer clog
   flip_flop sandal backpack rucksack handbag purse pocket crown beanie hoodie towel blanket sleeve scarf`,
);

const restings = set(
  `curl doze hatch hibernate hide huddle lie live nap nest peek rest sleep snooze snore snuggle stick trap wake`,
);

/** "In a space helmet", "on a pizza cart". */
function relationInside(head: string, preposition: string): "wears" | "rides" | null {
  const isWorn = worn.has(head) || wraps.has(head) || homeOf(head)?.shape === "worn";
  if (/^(in|inside)$/.test(preposition) && isWorn) return "wears";
  return /^(in|on|upon|inside)$/.test(preposition) && isMount(head) ? "rides" : null;
}

function isAwayOrTowards(reading: Reading, phrase: Phrase, where: Where): boolean {
  const { head } = phrase;
  const { preposition } = where;
  if (preposition === "from" && isFleeing(reading)) {
    addFact(reading, isChaser(reading, head, where.start) ? "with" : "fears", "", head);
  } else if (/^(to|with|against|beside)$/.test(preposition)) readTowards(reading, phrase, where);
  else return false;
  return true;
}

function goInto(reading: Reading, phrase: Phrase, relation: "wears" | "rides"): void {
  reading.relation = relation;
  attach(reading, phrase, relation);
}

const isMount = (head: string) =>
  mounts.has(head) || boarded.has(head) || homeOf(head)?.shape === "vehicle";

/** "Running away from a rabbit": it is behind it. */
const isChaser = (reading: Reading, head: string, start: number) => {
  const group = homeOf(head)?.group;
  const isSomebody = group === "being" && head !== "person";
  return group === "creature" || (isSomebody && textAt(reading, start) === "away");
};

const isFleeing = ({ facts }: Reading) =>
  facts.some(({ kind, value }) => kind === "deed" && /run|hide|flee/.test(value));

function readTowards(reading: Reading, phrase: Phrase, { preposition, start }: Where): void {
  const { head } = phrase;
  const home = homeOf(head);
  if (preposition === "to" && head === "school") addFact(reading, "place", "", head);
  if (!home || home.isWeak) return;
  const isNear = textAt(reading, start - 1) === "next" || isBeside(head, preposition);
  if (isAlive(home) || isNear) {
    addFact(reading, "with", "", head);
    readModifiers(reading, phrase, head);
  } else if (preposition === "to" && isGoing(reading, start)) addFact(reading, "place", "", head);
}

/** "Flying to the moon", "on the way to the moon"; but "allergic to flowers". */
const isGoing = (reading: Reading, start: number) =>
  onWay.test(textAt(reading, start - 1)) ||
  (movings.has(reading.deed ?? "") && roleAt(reading, start - 1) !== "ADJ");

const onWay = /^(way|trip|journey|voyage|flight|back|home|up|down|over|out|off|away|return)$/;

/** "Rains on mean people": people are no place; but "a knight on a giant snail" rides. */
function readOnSomebody(reading: Reading, phrase: Phrase, { preposition, start }: Where): void {
  const { last } = reading;
  if (/^(on|upon)$/.test(preposition) && last?.item === "body" && last.end === start) {
    attach(reading, phrase, "rides");
  }
}
