/**
 * Whether a sentence sets several side by side: "a cow and a clock", "three pigs", "a dog left of a
 * bear". Then each is a picture's equal, and what is said at the end is said of each: "two
 * frogs and a snail eating cake on a boat".
 */
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { fillers, placePrepositions } from "./lexicon/grammar.ts";
import { colors, numbers } from "./lexicon/looks.ts";
import { parts } from "./lexicon/parts.ts";
import { set } from "./lexicon/word-sets.ts";
import { homeOf, isAlive } from "./nouns/homes.ts";
import { singulars } from "./nouns/singulars.ts";
import { plainOf } from "./plain-text.ts";
import type { Scene, SceneMember, SceneRelation, Subject, Understood } from "./understood.ts";

/** The sentence of one alone. */
export const sentenceOf = ({ said }: SceneMember, { ending }: Scene): string =>
  ending === "" ? said : `${said} ${ending}`;

/** So many have room in a picture. */
const nodesMax = 6;

const medium = /^(a |an |the )?(photo|photograph|picture|image|drawing|painting|sketch) of /;

const relationWords: readonly (readonly [RegExp, SceneRelation])[] = [
  [/ (?:(?:to|on|at) the )?left of /, "left"],
  [/ (?:(?:to|on|at) the )?right of /, "right"],
  [/ above /, "above"],
  [/ (?:below|beneath|underneath) /, "below"],
];

const joined = /,? and | next to | beside | (?:side by side|together) with /;
const between = new RegExp(`${joined.source}| ?, `);

type Read = (sentence: string) => Understood;

/** `read` understands the sentence of one alone. */
export function sceneOf(description: string, read: Read): Scene | null {
  const text = withoutOpening(plainOf(description)).replace(/[ .]+$/, "");
  return (
    sceneWith(text, "", read) ??
    firstOf(endingsOf(text), ([beginning, ending]) => sceneWith(beginning, ending, read))
  );
}

function sceneWith(text: string, ending: string, read: Read): Scene | null {
  const [words, relation] = relationWords.find(([each]) => each.test(text)) ?? [between, "beside"];
  const members = text.split(words).map((each) => memberOf(each.trim(), read));
  if (!members.every((member) => member !== null)) return null;
  if (relation === "beside" ? !areSeveral(members, text) : !areTwo(members)) return null;
  const nodes = members.reduce((sum, { count }) => sum + count, 0);
  if (nodes <= nodesMax) return { members, relation, ending };
  // Of eleven penguins so many are seen.
  const [crowd] = members;
  return members.length === 1 && isLiving(crowd!.noun)
    ? { members: [{ ...crowd!, count: nodesMax, saidCount: crowd!.count }], relation, ending }
    : null;
}

/** "The jelly queen, a purple slime" is the same one twice. */
function areSeveral([first, ...others]: readonly SceneMember[], text: string): boolean {
  if (others.length === 0) return first !== undefined && first.count > 1;
  return others.length > 1 || joined.test(text);
}

/** "A dragon above a city" is one creature in a place. */
const areTwo = ([, second, ...others]: readonly SceneMember[]): boolean =>
  second !== undefined &&
  others.length === 0 &&
  !/^(hill|mountain)$/.test(homeOf(second.noun)?.shape ?? "");

/** Each way to part what is there from what is said of all, the longest ending first. */
function endingsOf(text: string): [beginning: string, ending: string][] {
  const words = text.split(" ");
  return words.flatMap((word, at) => {
    if (at < 2 || !beginsEnding(word)) return [];
    const isOpened = opening.test(words[at - 1]!);
    const beginning = words.slice(0, isOpened ? at - 1 : at).join(" ");
    return [[beginning.replace(/ ,$/, ""), words.slice(at).join(" ")] as const];
  });
}

const opening = /^(all|both|together|are|is)$/;

const beginsEnding = (word: string) =>
  placePrepositions.has(word) ||
  /^(with|without|who|that|as|scared|afraid|dressed|made|covered)$/.test(word) ||
  (/..ing$/.test(word) && !/^(thing|sling|swing)$/.test(word));

function firstOf<One, Found>(ones: readonly One[], find: (one: One) => Found | null): Found | null {
  for (const one of ones) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

/** "Please draw me a photo of". */
function withoutOpening(text: string): string {
  const words = text.split(" ");
  const start = words.findIndex((word) => !fillers.has(word) || /^(an?|the)$/.test(word));
  return words.slice(start).join(" ").replace(medium, "");
}

/** "My two guinea pigs", "the three little pigs". */
const countedArticle = new RegExp(
  `^(?:the|my|our|his|her|their|these|those) (?=(?:${[...numbers.keys()].join("|")}|\\d+) )`,
);

const article = /^(?:an?|another|the|my|our|his|her|their) /;

function memberOf(phrase: string, read: Read): SceneMember | null {
  const spoken = spokenOf(phrase);
  if (!spoken) return null;
  // "Three blind mice" are three all the same.
  const noun = nounAlone(read(spoken.said), spoken.count > 1 && countedLiving(phrase));
  // "Owl and hippo", "and her cat"; but "bread and butter" and "and his mop" are no two creatures.
  const needsLife = !phrase.includes(" ") || /^(his|her|its|their) /.test(phrase);
  return noun === null || (needsLife && !isLiving(noun)) ? null : { ...spoken, noun };
}

/** The words for one alone, and how many there are. */
function spokenOf(spoken: string): Pick<SceneMember, "said" | "count"> | null {
  const phrase = spoken.replace(countedArticle, "");
  const [first = "", ...rest] = phrase.split(" ");
  if (rest.includes("of") || rest.includes("as")) return null;
  if (article.test(phrase)) return { said: phrase, count: 1 };
  if (rest.length === 0) return { said: `a ${phrase}`, count: 1 };
  const count = countOf(first);
  return count < 1 ? null : { said: `a ${rest.join(" ")}`, count };
}

/** A number, one word that says how they are, and what they are. */
function countedLiving(phrase: string): boolean {
  const words = phrase.split(" ");
  const forms = singulars(words.at(-1) ?? "");
  return words.length === 3 && forms.some(isLiving);
}

/** "Owl and hippo"; but "bread and butter" names no two. */
function isLiving(noun: string): boolean {
  const home = homeOf(noun);
  return home !== null && !home.isWeak && isAlive(home);
}

const countOf = (word: string): number =>
  numbers.get(word) ?? (/^\d+$/.test(word) ? Number(word) : 0);

const ownKinds = /^(color|size|material|mood|role)$/;

/** Of a noun with what it looks like, and nothing that it has or does; null for all else. */
function nounAlone(
  { subjects, facts, inOwnWords }: Understood,
  hasUnknown: boolean,
): string | null {
  const [subject, other] = subjects;
  const isKnown = hasUnknown || inOwnWords.notUnderstood.length === 0;
  if (!subject || other || !isKnown) return null;
  const { noun } = subject;
  const isSeen = canBeSeen(subject);
  const isPlain = facts.every(({ kind, of }) => ownKinds.test(kind) && /^(body)?$/.test(of));
  return isSeen && !noMembers.has(noun) && isPlain ? noun : null;
}

const canBeSeen = ({ noun, home }: Subject): boolean =>
  isKnownThing(noun.replaceAll("_", "")) || (home !== null && !home.isWeak && !colors.has(noun));

/** A dragon above a city is there, and no equal of it. */
const noMembers = new Set([...parts, ...set("city village town forest waterfall garden")]);
