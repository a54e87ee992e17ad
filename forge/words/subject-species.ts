/** How the subject of a description is drawn: by its own word, by its kind, or as a thing. */
import type { Fact, Subject, Understood } from "#forge/understanding/understood.ts";
import { thingShapes, type ThingShape, type Traits } from "#forge/genome.ts";
import { isDrawn } from "#forge/bodies/things/drawings.ts";
import { isKnownThing } from "#forge/bodies/things/find-thing.ts";
import { findFamily, type Species } from "./find-species.ts";
import type { Family } from "./lexicon/species/family.ts";
import { borrowedHead, borrowedPart, halfTraits } from "./lexicon/borrowed-parts.ts";
import { shapeFamilyOf } from "./lexicon/species/thing-shapes.ts";

/** Kinds of the table of nouns that a body knows under another word. */
const drawnAs: Readonly<Record<string, string>> = {
  athlete: "footballer",
  berry: "strawberry",
  blocks: "brick",
  bowlfood: "soup",
  brush: "toothbrush",
  drink: "bubbletea",
  fire: "flame",
  foodblock: "tofu",
  god: "king",
  human: "boy",
  leaf: "fern",
  lightning: "lightningbolt",
  pie: "cake",
  ray: "stingray",
  scarf: "sock",
  seaweed: "fern",
  skull: "skeleton",
  vegetable: "broccoli",
};

/** Catch-alls of the table: what is only some block is drawn by its shape. */
const vague = new Set(["block", "blob", "machine", "beast", "shape"]);

/** Null where the tables lack the word, or where it mostly means something that cannot be seen. */
export function speciesOfSubject({ subjects, facts }: Understood): Species | null {
  const [subject] = subjects;
  if (!subject) return null;
  const owner = ownerOfBones({ subjects, facts });
  if (owner) return { ...owner, role: roleOf(facts) };
  const isKnown = subject.home !== null && !subject.home.isWeak;
  if (!isKnown) return isNameOfDrawing(subject) ? { ...asDrawn(subject), role: null } : null;
  const words = [...compoundsOf(subject, facts), ...wordsFor(subject)];
  const known = words.find((word) => findFamily(word));
  const family = known === undefined ? null : findFamily(known);
  const role = roleOf(facts);
  const drawn = drawnWord(subject, { words, known, family });
  if (drawn !== null) return { word: drawn, family: asThing(subject), role };
  if (known !== undefined && family) return { word: known, family, role };
  return { word: plainNoun(subject), family: asThing(subject), role };
}

const boneless = /^(figure|thing|plant|golem|spirit|slime)$/;

/** "A dinosaur skeleton": whose bones they are. */
export function ownerOfBones({ subjects, facts }: Pick<Understood, "subjects" | "facts">) {
  if (subjects[0]?.noun !== "skeleton") return null;
  for (const { kind, of, value } of facts) {
    const word = value.replaceAll("_", "");
    const family = kind === "material" && of === "body" ? findFamily(word) : null;
    if (family && !boneless.test(family.plan)) return { word, family };
  }
  return null;
}

/** "Pizza slice", "katana": words that say little, or are not in the table, and yet have a drawing. */
const isNameOfDrawing = ({ noun, home }: Subject) =>
  (home === null || noun.includes("_")) && isKnownThing(plainNoun({ noun }));

function asDrawn(subject: Subject) {
  const word = plainNoun(subject);
  return { word, family: findFamily(word) ?? asThing(subject) };
}

type Known = { words: readonly string[]; known: string | undefined; family: Family | null };

/**
 * A ferris wheel is drawn as one and no longer as a wheel: the words before the one that has a body,
 * or all words where what is known of it is its shape.
 */
function drawnWord({ home }: Subject, { words, known, family }: Known): string | null {
  if (home?.group !== "thing" && home?.group !== "plant") return null;
  const isModelled = family !== null && family.traits.shape === undefined;
  const before = isModelled ? words.slice(0, words.indexOf(known!)) : words;
  return before.find((word) => isDrawn(word)) ?? null;
}

/** Its own word first: a poodle is drawn as a dog unless poodles have a model. */
function wordsFor({ noun, home }: Subject): string[] {
  const kind = home?.home ?? "";
  const words = noun.split("_");
  const isThing = home?.group === "thing" || home?.group === "plant";
  const ofKind = isThing && vague.has(kind) ? [] : [kind, drawnAs[kind] ?? ""];
  return [plainNoun({ noun }), ...(isThing ? namedIn(words) : []), ...ofKind, words.at(-1)!];
}

/** A sushi roll is drawn as sushi: sooner a thing that its name says than one of its kind. */
const namedIn = (words: readonly string[]): string[] =>
  words.length < 2
    ? []
    : [words.at(-1)!, words[0]!].filter((word) => findFamily(word)?.plan === "thing");

/** "A fire truck" is a thing of two words, of which the first is no stuff. */
function compoundsOf(subject: Subject, facts: readonly Fact[]): string[] {
  return facts
    .filter(({ kind, of }) => kind === "material" && of === "body")
    .map(({ value }) => value + plainNoun(subject))
    .filter((word) => findFamily(word)?.plan === "thing");
}

/** Species words are written without gaps. */
const plainNoun = ({ noun }: Pick<Subject, "noun">) => noun.replaceAll("_", "");

const isShape = (shape: string): shape is ThingShape =>
  thingShapes.some((known) => known === shape);

function asThing({ home }: Subject): Family {
  const shape = home?.shape ?? "";
  return shapeFamilyOf(isShape(shape) ? shape : "soft");
}

/** The pirate in "skeleton pirate", when pirates have a model. */
function roleOf(facts: readonly Fact[]): string | null {
  const roles = facts.filter(({ kind }) => kind === "role").map(({ value }) => value);
  return roles.find((role) => findFamily(role)?.plan === "figure") ?? null;
}

/** Wings of a bee are of no stuff. */
export const signOfHalf = "half";

const parts = ["tail", "ear", "mouth", "leg", "arm", "wing"] as const;

/** The parts that the other kind is known by, as if they had been said one by one. */
export function withSecondHalf(understood: Understood): Understood {
  const owner = ownerOfHalf(understood);
  if (owner === null) return understood;
  const { facts } = understood;
  const denied = facts.filter(({ kind }) => kind === "no").map(({ value }) => value);
  const borrowed = parts.filter((part) => borrowedPart(part, owner) && !denied.includes(part));
  const hasEars = borrowed.includes("ear") && borrowedHead("head", owner)?.traits.ears;
  const all = borrowedHead("head", owner) && !hasEars ? [...borrowed, "head"] : borrowed;
  const isSaid = (of: string) => facts.some((fact) => fact.kind === "material" && fact.of === of);
  const said = all
    .filter((of) => !isSaid(of))
    .map((of): Fact => ({ kind: "material", of, value: owner, detail: signOfHalf }));
  return { ...understood, facts: [...facts, ...said] };
}

/** Wings, horns and halos, unless these are denied. */
export function traitsOfHalf(understood: Understood): Partial<Traits> {
  const { wings, ...others } = halfTraits(ownerOfHalf(understood) ?? "");
  const isDenied = understood.facts.some(({ kind, value }) => kind === "no" && value === "wing");
  return { ...others, ...(wings && !isDenied && { wings }) };
}

/** A noun of the tables of parts: its own, or its kind. */
function ownerOfHalf(understood: Understood): string | null {
  const { subjects, scene } = understood;
  const [first, second] = subjects;
  if (!first || scene) return null;
  const words = second
    ? [second.noun, second.home?.home ?? "", findFamily(second.noun)?.plan ?? ""]
    : namesOf(understood, first.noun);
  return words.find((word) => word !== first.noun && isOwner(word)) ?? null;
}

/** Things have a way of their own to be like an animal, and a cat lady has cats. */
function namesOf({ facts }: Understood, noun: string): string[] {
  const plan = findFamily(noun)?.plan ?? "thing";
  if (plan === "thing" || plan === "plant" || (plan === "figure" && !persons.test(noun))) return [];
  return facts
    .filter(
      ({ kind, of }) =>
        kind === "role" || (kind === "material" && /^(body|costume|onesie|pajamas?)$/.test(of)),
    )
    .map(({ value }) => value);
}

const persons = /^(girl|boy|kid|child|baby|princess|prince|fairy|alien|man|woman|knight|ninja)$/;

const isOwner = (word: string): boolean =>
  parts.some((part) => borrowedPart(part, word) !== null) ||
  borrowedHead("head", word) !== null ||
  Object.keys(halfTraits(word)).length > 0;
