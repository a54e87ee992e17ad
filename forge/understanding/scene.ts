/**
 * Whether a sentence sets several side by side: "a cow and a clock", "three pigs", "a dog left of a
 * bear". Only then, and only with nothing else said, is each of them a picture's equal.
 */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { fillers } from "./lexicon/grammar.ts";
import { colors, numbers } from "./lexicon/looks.ts";
import { parts } from "./lexicon/parts.ts";
import { plainOf } from "./tokens.ts";
import type { Understood } from "./understood.ts";

/** Where the first is, seen from the second, by who looks at the picture. */
export type SceneRelation = "beside" | "left" | "right" | "above" | "below";

export type SceneMember = {
  /** The sentence of one alone: "a red backpack". */
  said: string;
  count: number;
};

export type Scene = { members: readonly SceneMember[]; relation: SceneRelation };

/** So many have room in a picture. */
const nodesMax = 6;

const medium = /^(a |an |the )?(photo|photograph|picture|image|drawing|painting|sketch) of /;

const relationWords: readonly (readonly [RegExp, SceneRelation])[] = [
  [/ (?:(?:to|on|at) the )?left of /, "left"],
  [/ (?:(?:to|on|at) the )?right of /, "right"],
  [/ above /, "above"],
  [/ (?:below|beneath|underneath) /, "below"],
];

const between = /,? and |, | next to | beside | (?:side by side|together) with /;

type Read = (sentence: string) => Understood;

/** `read` understands the sentence of one alone. */
export function sceneOf(description: string, read: Read): Scene | null {
  const text = withoutOpening(plainOf(description).replaceAll(/\s+/g, " ").trim());
  const relation = relationWords.find(([words]) => words.test(text));
  const spoken = text.replace(/[ .]+$/, "").split(relation?.[0] ?? between);
  const members = spoken.map((each) => memberOf(each.trim(), read));
  if (!members.every((member) => member !== null)) return null;
  const nodes = members.reduce((sum, { count }) => sum + count, 0);
  const isScene = relation ? members.length === 2 && isFree(members[1]!, read) : nodes > 1;
  if (!isScene || nodes > nodesMax) return null;
  return { members, relation: relation?.[1] ?? "beside" };
}

/** "Please draw me a photo of". */
function withoutOpening(text: string): string {
  const words = text.split(" ");
  const start = words.findIndex((word) => !fillers.has(word) || /^(an?|the)$/.test(word));
  return words.slice(start).join(" ").replace(medium, "");
}

const article = /^(?:an?|another|the) /;

function memberOf(phrase: string, read: Read): SceneMember | null {
  const [first = "", ...rest] = phrase.split(" ");
  const count = article.test(phrase) ? 1 : countOf(first);
  if (count < 1 || rest.length === 0 || rest.includes("of")) return null;
  const said = article.test(phrase) ? phrase : `a ${rest.join(" ")}`;
  return isOneAlone(read(said)) ? { said, count } : null;
}

const countOf = (word: string): number =>
  numbers.get(word) ?? (/^\d$/.test(word) ? Number(word) : 0);

const ownKinds = /^(color|size|material|mood|role)$/;

/** A noun with what it looks like, and nothing that it has or does. */
function isOneAlone({ subjects, facts, inOwnWords }: Understood): boolean {
  const [subject] = subjects;
  if (!subject || subjects.length > 1 || inOwnWords.notUnderstood.length > 0) return false;
  const { noun, home } = subject;
  const isThing = isKnownThing(noun.replaceAll("_", ""));
  const isSeen = isThing || (home !== null && !home.isWeak && !colors.has(noun));
  const isPlain = facts.every(({ kind, of }) => ownKinds.test(kind) && /^(body)?$/.test(of));
  return isSeen && !parts.has(noun) && isPlain;
}

/** "A dragon above a city" is one creature in a place. */
const isFree = ({ said }: SceneMember, read: Read) =>
  !/^(hill|mountain)$/.test(read(said).subjects[0]?.home?.shape ?? "");
