/** How the subject of a description is drawn: by its own word, by its kind, or as a thing. */
import type { Fact, Subject, Understood } from "#forge/understanding/understood.ts";
import { thingShapes, type ThingShape } from "#forge/genome.ts";
import { findFamily, type Species } from "./find-species.ts";
import type { Family } from "./lexicon/species/family.ts";
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

/** Null where nobody knows the word, or where it mostly means something that cannot be seen. */
export function speciesOfSubject({ subjects, facts }: Understood): Species | null {
  const [subject] = subjects;
  if (!subject?.home || subject.home.isWeak) return null;
  const words = [...compoundsOf(subject, facts), ...wordsFor(subject)];
  const known = words.find((word) => findFamily(word));
  const family = known === undefined ? null : findFamily(known);
  const role = roleOf(facts);
  if (known !== undefined && family) return { word: known, family, role };
  return { word: plainNoun(subject), family: asThing(subject), role };
}

/** Its own word first: a poodle is drawn as a dog unless somebody has drawn poodles. */
function wordsFor({ noun, home }: Subject): string[] {
  const kind = home?.home ?? "";
  const last = noun.split("_").at(-1) ?? noun;
  const isThing = home?.group === "thing" || home?.group === "plant";
  const ofKind = isThing && vague.has(kind) ? [] : [kind, drawnAs[kind] ?? ""];
  return [plainNoun({ noun }), ...ofKind, last];
}

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

/** The pirate in "skeleton pirate", when somebody has drawn one. */
function roleOf(facts: readonly Fact[]): string | null {
  const roles = facts.filter(({ kind }) => kind === "role").map(({ value }) => value);
  return roles.find((role) => findFamily(role)?.plan === "figure") ?? null;
}
