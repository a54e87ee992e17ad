/**
 * What a description speaks of, each with what can be told of it: its eyes of pickle, its rocket
 * boots, whom it brings along, where it lives, what it does and what it is afraid of.
 */
import type { Genome } from "#forge/genome.ts";
import { pluralOf } from "#forge/understanding/nouns/singulars.ts";
import type { Fact, FactKind } from "#forge/understanding/understood.ts";
import { isTellable } from "#forge/understanding/shown.ts";
import { tellableVerbs } from "#forge/understanding/lexicon/tellable-verbs.ts";
import { nounOf, plainNounOf } from "./creature-noun.ts";
import { capitalised, gerund, spokenNoun, thirdPerson, titled, withArticle } from "./grammar.ts";
import { deedLines } from "./lexicon/deed-lines.ts";
import { propDeeds, propLines } from "./lexicon/gear-lines.ts";
import { propWords } from "./lexicon/looks.ts";
import { partKindWords, partLines, type PartKind } from "./lexicon/part-lines.ts";
import { thingKindWords, thingLines, type HeldKind, type WornKind } from "./lexicon/thing-lines.ts";
import { topicLines, type TopicKind, type TopicLines } from "./lexicon/topic-lines.ts";
import { adjectivesOf, numberWord, stuffOf, thingOf, type Thing } from "./said-things.ts";
import { homeOf, isAlive } from "#forge/understanding/nouns/homes.ts";

export type Topic = TopicLines & {
  /** The funnier and more special a topic, the higher: the story begins with the highest. */
  weight: number;
  /** What abilities are named after: "Pickle", "Rocket Boot". */
  label: string;
  gaps: Readonly<Record<string, string>>;
  isPlural: boolean;
  /** "pickle eyes", "a red scarf", where the creature can be introduced "with" it. */
  mention: string | null;
};

/** The best first; of equals the one that was said first. */
export function topicsOf(genome: Genome): Topic[] {
  const { facts } = genome.said;
  const found = [
    ...partTopics(genome),
    ...facts.flatMap((fact) => tellers[fact.kind]?.(genome, fact) ?? []),
    ...wholeTopics(genome),
  ];
  return found.toSorted((a, b) => b.weight - a.weight);
}

type Teller = (genome: Genome, fact: Fact) => Topic | readonly Topic[];

const tellers: Partial<Record<FactKind, Teller>> = {
  wears: (genome, { value }) => gearTopic(genome, value, "worn"),
  holds: (genome, { value }) => gearTopic(genome, value, "held"),
  rides: (genome, { value }) => onThing(genome, value, { kind: "ride", weight: 8 }),
  with: withTopic,
  eats: (genome, { value }) => onThing(genome, value, { kind: "meal", weight: 8.5, isBare: true }),
  fears: (genome, { value }) => onThing(genome, value, { kind: "fear", weight: 8.5, isBare: true }),
  no: (genome, { value }) => missingTopic(genome, value),
  place: placeTopic,
  deed: deedTopic,
  role: roleTopic,
};

/** The creature's own words: what it is, and whether it is one or several. */
function gapsOf(genome: Genome): Record<string, string> {
  const noun = nounOf(genome);
  return { noun, nouns: pluralOf(noun), aNoun: withArticle(noun) };
}

function topic(
  kind: TopicKind,
  label: string,
  own: Partial<Topic> & Pick<Topic, "weight" | "gaps">,
): Topic {
  return { ...topicLines[kind], label, isPlural: false, mention: null, ...own };
}

const kindIn = <Kind extends string>(words: Partial<Record<Kind, string>>) =>
  new Map(
    (Object.entries(words) as [Kind, string][]).flatMap(([kind, list]) =>
      list.split(" ").map((word) => [word, kind] as const),
    ),
  );

const partKinds = kindIn<PartKind>(partKindWords);
const thingKinds = kindIn<WornKind | HeldKind>(thingKindWords);

const partFacts = /^(count|color|size|material)$/;
/** What of a part is worth most: "pickle eyes" before "three eyes" before "blue eyes". */
const partWeights: Partial<Record<FactKind, number>> = {
  material: 10,
  count: 9,
  size: 7,
  color: 6,
  has: 3,
};

function partTopics(genome: Genome): Topic[] {
  const { facts } = genome.said;
  const own = new Set(
    facts.flatMap(({ kind, of, value }) => {
      if (kind === "has") return [value];
      return partFacts.test(kind) && isPart(of, facts) ? [of] : [];
    }),
  );
  return [...own].flatMap((part) => partTopic(genome, part) ?? []);
}

/** Colours and counts stand also of things that are worn and held. */
const isPart = (of: string, facts: readonly Fact[]) =>
  of !== "body" &&
  of !== "" &&
  isBodyPart(of) &&
  !facts.some(({ kind, value }) => /wears|holds|rides|with|eats|place/.test(kind) && value === of);

const isBodyPart = (word: string) => partKinds.has(word) || homeOf(word)?.home === "bodypart";

function partTopic(genome: Genome, part: string): Topic | null {
  const thing = thingOf(genome.said, part);
  if (!thing) return null;
  const isMany = thing.isPlural && countOf(genome, part) > 1;
  const kind = part === "head" && isMany ? "heads" : (partKinds.get(part) ?? "other");
  const weights = genome.said.facts.flatMap((fact) => {
    const isOfPart = fact.of === part || (fact.kind === "has" && fact.value === part);
    return isOfPart ? [partWeights[fact.kind] ?? 0] : [];
  });
  return {
    ...partLines[kind],
    weight: Math.max(0, ...weights),
    label: partLabel(genome, part),
    gaps: { ...gapsOf(genome), it: thing.words },
    isPlural: thing.isPlural,
    mention: massParts.test(part) ? thing.words : thing.spoken,
  };
}

const massParts = /^(hair|fur|skin|wool)$/;

const countOf = ({ said }: Genome, part: string) =>
  Number(said.facts.find(({ kind, of }) => kind === "count" && of === part)?.value ?? 0);

/** "Pickle", "Purple", "Six-Arm", "Tiny-Arm", "Horn". */
function partLabel(genome: Genome, part: string): string {
  const { facts } = genome.said;
  const word = spokenNoun(part);
  const [look] = adjectivesOf(genome.said, part).slice(-1);
  const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind && fact.of === part);
  if (look !== undefined && (has("material") || has("color"))) return titled(look);
  const how = look ?? numberWord(countOf(genome, part) || null).replace(/^a /, "");
  return how === "" ? titled(word) : `${capitalised(how)}-${titled(word)}`;
}

function gearTopic(genome: Genome, noun: string, as: "worn" | "held"): Topic[] {
  const thing = thingOf(genome.said, noun);
  if (!thing) return [];
  const last = noun.split("_").at(-1) ?? noun;
  const kind = thingKinds.get(noun) ?? thingKinds.get(last) ?? heldKind(noun) ?? as;
  const prop = propWords.get(noun.replaceAll("_", "")) ?? propWords.get(last);
  const own = prop && last === prop.toLowerCase() ? [...propDeeds[prop], ...propLines[prop]] : [];
  const extra = adjectivesOf(genome.said, noun).length;
  return [
    {
      ...thingLines[kind],
      lines: [...thingLines[kind].lines, ...own],
      weight: 6.5 + extra,
      label: labelOf(genome, noun, thing),
      gaps: { ...gapsOf(genome), it: thing.words },
      isPlural: thing.isPlural,
      mention: thing.spoken,
    },
  ];
}

const foodKinds =
  /^(apple|avocado|banana|berry|bowlfood|bread|cake|candy|carrot|cheese|cookie|corn|donut|drink|egg|foodblock|fries|hamburger|hotdog|icecream|lemon|meat|melon|noodles|nut|pancake|pepper|pie|pineapple|pizza|potato|sushi|taco|vegetable)$/;

function heldKind(noun: string): HeldKind | null {
  const kind = homeOf(noun)?.home ?? "";
  if (/^(guitar|drum|trumpet|piano)$/.test(kind)) return "instrument";
  return foodKinds.test(kind) ? "snack" : null;
}

/** "Rocket Boot": at most two words. */
function labelOf(genome: Genome, noun: string, { words }: Thing): string {
  const own = spokenNoun(noun);
  const [adjective] = adjectivesOf(genome.said, noun).slice(-1);
  const label = adjective && own.split(" ").length < 2 ? `${adjective} ${own}` : own;
  return titled(words === own ? own : label);
}

type OnThing = { kind: TopicKind; weight: number; isBare?: boolean };

function onThing(genome: Genome, noun: string, { kind, weight, isBare }: OnThing): Topic[] {
  const thing = thingOf(genome.said, noun);
  if (!thing) return [];
  const gaps = { ...gapsOf(genome), it: thing.words, one: thing.spoken };
  const label = isBare ? titled(spokenNoun(noun)) : labelOf(genome, noun, thing);
  return [topic(kind, label, { weight, gaps, isPlural: thing.isPlural })];
}

function withTopic(genome: Genome, { value }: Fact): Topic[] {
  const home = homeOf(value);
  const kind = home && isAlive(home) ? "company" : "cargo";
  const topics = onThing(genome, value, { kind, weight: 7 });
  // Whales that it sings to do not come along on every picture.
  return topics.map((each) => ({
    ...each,
    mention: each.isPlural ? null : (each.gaps["one"] ?? null),
  }));
}

function missingTopic(genome: Genome, noun: string): Topic[] {
  if (!isTellable(noun)) return [];
  const it = pluralIfCounted(genome, noun);
  const gaps = { ...gapsOf(genome), it, some: `any ${it}` };
  return [
    topic("missing", `No-${titled(spokenNoun(noun))}`, { weight: 5, gaps, mention: `no ${it}` }),
  ];
}

const pluralIfCounted = (genome: Genome, noun: string) => {
  const thing = thingOf(genome.said, noun);
  return thing?.isPlural ? pluralOf(spokenNoun(noun)) : spokenNoun(noun);
};

const tellablePlaces = /^(in|inside|on|at|under|near|above|behind|over|beside|between)$/;

function placeTopic(genome: Genome, { value, detail = "in" }: Fact): Topic[] {
  const thing = thingOf(genome.said, value);
  if (!thing) return [];
  const gaps = { ...gapsOf(genome), where: `${detail} ${thing.spoken}` };
  const kind = tellablePlaces.test(detail) ? "place" : "journey";
  return [topic(kind, labelOf(genome, value, thing), { weight: 6, gaps })];
}

function deedTopic(genome: Genome, { value: verb, detail }: Fact): Topic[] {
  if (!tellableVerbs.has(verb)) return [];
  const object = detail === undefined ? null : thingOf(genome.said, detail);
  const gaps = { ...gapsOf(genome), verb, verbs: thirdPerson(verb), one: object?.spoken ?? "" };
  const label = titled(gerund(verb));
  if (object) return [topic("deedOn", label, { weight: 8, gaps })];
  const lines = [...topicLines.deed.lines, ...(deedLines[verb] ?? []), ...(deedLines[verb] ?? [])];
  return [topic("deed", label, { weight: 7.5, gaps, lines })];
}

function roleTopic(genome: Genome, { value, detail }: Fact): Topic[] {
  if (!isTellable(value)) return [];
  const role = spokenNoun(value);
  const plain = plainNounOf(genome);
  const own = { noun: plain, aNoun: withArticle(plain), nouns: pluralOf(plain) };
  const gaps = { ...own, role, aRole: withArticle(role), roles: pluralOf(role) };
  const became = detail === "became" || role === "monster";
  return [topic(became ? "became" : "role", titled(role), { weight: became ? 9 : 5, gaps })];
}

/** Topics about the creature as a whole. */
function wholeTopics(genome: Genome): Topic[] {
  const { said } = genome;
  const gaps = gapsOf(genome);
  const [, half] = said.subjects;
  const topics: Topic[] = [];
  if (half && isTellable(half.noun)) {
    const it = spokenNoun(half.noun);
    const own = { ...gaps, it, its: pluralOf(it) };
    topics.push(topic("halves", titled(it), { weight: 10, gaps: own }));
  }
  if (said.owner) {
    const owner = capitalised(said.owner);
    topics.push(
      topic("owner", `${owner}'s`, { weight: 8.2, gaps: { ...gaps, owner, Owner: owner } }),
    );
  }
  topics.push(...stuffTopics(genome, gaps));
  const isPlain = topics.length === 0 && said.facts.length === 0;
  if (said.subjects.length > 0 && isTellable(said.subjects[0]!.noun)) {
    topics.push(topic("kind", titled(gaps["noun"] ?? ""), { weight: isPlain ? 4 : 1, gaps }));
  }
  return topics;
}

function stuffTopics({ said }: Genome, gaps: Record<string, string>): Topic[] {
  const material = said.facts.find(({ kind, of }) => kind === "material" && of === "body");
  const it = material ? stuffOf(material.value) : null;
  const adjectives = adjectivesOf(said, "body");
  const rare = adjectives.join(" ");
  // Many are big; that makes no name.
  const isOnlySize = said.facts.every(({ kind, of }) => of !== "body" || kind === "size");
  const label = isOnlySize ? "" : titled(adjectives.at(-1) ?? "");
  return [
    ...(it ? [topic("stuff", label, { weight: 5.5, gaps: { ...gaps, it } })] : []),
    ...(rare
      ? [topic("rare", label, { weight: 2, gaps: { ...gaps, rare, aRare: withArticle(rare) } })]
      : []),
  ];
}
