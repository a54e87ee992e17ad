/** How the creature looks: its family's traits, changed by the words of the description. */
import type { Prop } from "#forge/gear.ts";
import type { Genome, Mood, Traits } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Dice } from "#game/lib/dice.ts";
import { findElements } from "./find-elements.ts";
import type { Species } from "./find-species.ts";
import type { Family } from "./lexicon/species/family.ts";
import { moodLooks, partShapes, partWords, sizeLooks } from "./lexicon/looks.ts";
import { findAll, formsOf, type Word } from "./sentence.ts";

type Findings = {
  family: Family;
  species: Species | null;
  mood: Mood | null;
  size: Genome["size"];
  element: Element;
  carries: Prop | null;
  dice: Dice;
};

export function chooseTraits(words: readonly Word[], findings: Findings): Traits {
  const { family, mood, size, dice } = findings;
  const traits: Traits = {
    cute: 0.5,
    fierce: 0.35,
    headTurn: dice.between(0.1, 0.35),
    tilt: dice.between(-0.08, 0.1),
    marks: dice.chance(0.55),
    ridge: false,
    cover: null,
    ...family.traits,
  };
  if (mood) addLook(traits, moodLooks[mood]);
  if (size) addLook(traits, sizeLooks[size]);
  addParts(traits, words, findings);
  if (family.plan === "golem") addGolemSurface(traits, findings.element);
  if (findings.carries) traits.carries = findings.carries;
  if (findings.species?.role) traits.role = findings.species.role;
  if (isElemental(words, findings)) traits.elemental = true;
  return traits;
}

/** "A fire knight", "a princess of ice". */
function isElemental(words: readonly Word[], { species, element }: Findings): boolean {
  const at = words.findIndex((word) => formsOf(word).includes(species?.word ?? ""));
  const before = words[at - 1];
  const after = words[at + 1]?.text === "of" ? words[at + 2] : undefined;
  const beside = [before, after].filter((word) => word !== undefined);
  return findElements(beside).some((found) => found.element === element && found.points >= 1);
}

const within = (value: number) => Math.max(0, Math.min(1, value));

function addLook(traits: Traits, look: { fierce?: number; cute?: number }) {
  traits.fierce = within(traits.fierce + (look.fierce ?? 0));
  traits.cute = within(traits.cute + (look.cute ?? 0));
}

const batWinged = /^(imp|demon|devil|bat|gargoyle|vampire|gremlin|goblin|oni)$/;

/** A fox keeps its own tail when the words speak of it; only a missing part is added. */
const keptParts: ReadonlySet<keyof Traits> = new Set<keyof Traits>([
  "tail",
  "horns",
  "ears",
  "cover",
]);

function addParts(traits: Traits, words: readonly Word[], { family, species }: Findings) {
  const said = findAll(words, partWords).filter(({ word }) => !isInPlaceOfPart(words, word));
  for (const { key, word } of said) {
    const [trait, there, gone] = key;
    const own = keptParts.has(trait) ? traits[trait] : undefined;
    Object.assign(traits, { [trait]: word.isDenied ? gone : (own ?? oneHorn(word, there)) });
  }
  for (const { text } of words) removePart(traits, text);
  const hasFeathers = words.some(({ text }) => text.startsWith("feather"));
  if (traits.wings === "feather" && !hasFeathers && isBatWinged(family, species)) {
    traits.wings = "bat";
  }
  if (hasManyTails(words)) traits.tail = "multi";
  words.forEach((word, at) => {
    if (isOneHanging(words, at)) Object.assign(traits, oneHanging(traits));
    else addShape(traits, word, words[at + 1]);
  });
  addCover(traits, words, family);
}

/** "Butterfly wings as ears": it has no wings. */
function isInPlaceOfPart(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word);
  const other = words[at + 2];
  if (!other || !/^(as|for)$/.test(words[at + 1]?.text ?? "")) return false;
  return formsOf(other).some((form) => partWords.has(form));
}

/** "A horn" is one, as a unicorn's. */
const oneHorn = <Said>({ text }: Word, said: Said): Said | "uni" =>
  text === "horn" ? "uni" : said;

const shapedNouns = { horns: "horn", wings: "wing", ears: "ear" };

/** The horns of a ram are its own; "ram horns" say the kind of another creature's horns. */
function addShape(traits: Traits, { text, isDenied }: Word, next: Word | undefined) {
  const shape = isDenied ? undefined : partShapes[text];
  if (!shape || !next) return;
  const [part = "horns"] = Object.keys(shape) as (keyof typeof shapedNouns)[];
  const noun = shapedNouns[part];
  if (next.lemma === noun || next.text === `${noun}s`) Object.assign(traits, shape);
}

/** "One floppy ear": the other one stands. */
const isOneHanging = (words: readonly Word[], at: number): boolean =>
  partShapes[words[at]!.text]?.ears === "floppy" &&
  words[at + 1]?.text === "ear" &&
  !words[at]!.isDenied;

const oneHanging = ({ ears }: Traits): Pick<Traits, "ears" | "otherEar"> => ({
  ears: ears === undefined || /^(floppy|none)$/.test(ears) ? "point" : ears,
  otherEar: "floppy",
});

/** Scales and fluff that the family does not have by nature show all over. */
function addCover(traits: Traits, words: readonly Word[], { traits: own }: Family) {
  const says = (said: RegExp) => words.some(({ text, isDenied }) => said.test(text) && !isDenied);
  if (own.cover !== "scales" && says(/^(scaly|scales|scaled)$/)) traits.pattern ??= "hide";
  if (says(/^(fluffy|shaggy)$/)) traits.fluffy = true;
}

const isBatWinged = (family: Family, species: Species | null) =>
  family.plan === "dragon" || batWinged.test(species?.word ?? "");

/** "Wingless", "tailless", "hornless". */
function removePart(traits: Traits, text: string) {
  const part = text.endsWith("less") ? partWords.get(text.slice(0, -"less".length)) : undefined;
  if (part) Object.assign(traits, { [part[0]]: part[2] });
}

const manyWords = /^(nine|seven|five|three|many|multi|multiple|several|two|twin)$/;

const hasManyTails = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      manyWords.test(text) &&
      words.slice(at + 1, at + 3).some((next) => next.text.startsWith("tail")),
  );

const glowingCracks: ReadonlySet<Element> = new Set<Element>([
  "fire",
  "crystal",
  "lightning",
  "electric",
  "spirit",
  "ice",
]);

function addGolemSurface(traits: Traits, element: Element) {
  traits.crack ??= glowingCracks.has(element);
  traits.moss ??= element === "nature" || element === "leaf";
}
