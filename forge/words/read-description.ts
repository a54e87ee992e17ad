/**
 * Reads a description and decides what the creature is. Everything that the words leave open is
 * rolled, so the same description and seed always mean the same creature.
 */
import type { Prop } from "#forge/gear.ts";
import {
  moods,
  type ArtStyle,
  type Genome,
  type Mood,
  type Said,
  type Theme,
  type Traits,
} from "#forge/genome.ts";
import { toolOf } from "#forge/bodies/figures/wardrobe.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { plainOf } from "#forge/understanding/plain-text.ts";
import { singulars } from "#forge/understanding/nouns/singulars.ts";
import { understand } from "#forge/understanding/understand.ts";
import { diceFrom, seedFrom, type Dice } from "#game/lib/dice.ts";
import { chooseTraits } from "./choose-traits.ts";
import { besideIt, findColors, isCoat } from "./find-colors.ts";
import { findElements, nativePoints } from "./find-elements.ts";
import { findGear } from "./find-gear.ts";
import { poseOfDressed } from "./gear-of-parts.ts";
import { findGroup } from "./find-group.ts";
import { findStaging } from "./find-staging.ts";
import { findAnatomy, isMotif } from "./find-parts.ts";
import { findFamily, findSpecies, type Species } from "./find-species.ts";
import { speciesOfSubject, traitsOfHalf, withSecondHalf } from "./subject-species.ts";
import { borrowedHead, borrowedPart, insteadOf } from "./lexicon/borrowed-parts.ts";
import { deedLines } from "./lexicon/deed-lines.ts";
import { sceneryWords } from "./lexicon/scenery.ts";
import { roleCoats } from "./lexicon/wardrobe.ts";
import { likelyElements } from "./lexicon/element-words.ts";
import type { Family } from "./lexicon/species/family.ts";
import { naturalColors, naturalParts } from "./lexicon/species/natural-colors.ts";
import { moodWords, propWords, sizeWords, themeWords } from "./lexicon/looks.ts";
import { findAll, formsOf, wordsOf, type Word } from "./sentence.ts";

type Options = {
  seed: number;
  rarity: Rarity;
  element?: Element;
  style?: ArtStyle;
  /** Another sentence, with whose dice each decision is rolled apart: so that two can be compared. */
  diceOf?: string;
};

const themesMax = 2;
const onBody: ReadonlySet<Prop> = new Set<Prop>(["garment", "growth", "borrowed"]);

/** "Spooky", "mean", "cute": moods that only understanding knows. */
const moodOf = ({ facts }: Understood, words: readonly Word[]): Mood | null =>
  findFirst(words, moodWords) ??
  moods.find((mood) => facts.some(({ kind, value }) => kind === "mood" && value === mood)) ??
  null;

/** What an unknown animal turns into. */
const guesses = "fox dragon owl koi bunny golem spirit moth turtle slime raptor serpent".split(" ");

export function readDescription(description: string, options: Options): Genome {
  const { rarity, style = "soft" } = options;
  const words = wordsOf(description);
  const { seed, diceFor } = rollsOf(options.diceOf ?? description, options);
  const understood = withSecondHalf(understand(description));
  const { species, family, noun } = whatItIs(understood, words, diceFor("being"));
  const mood = moodOf(understood, words);
  const size = sizeOf(understood, words);
  const { color: asked, partColors } = findColors(understood.facts);
  const { scenery, isPlace } = sceneryOf(understood);
  // Red eyes make no fire: colours of details say nothing of the element, and a place only of itself.
  const details = detailsOf(understood);
  const telling = words.filter((word) => !details.has(word.text) && !isPlace(word));
  const [element, secondElement] = chooseElements(telling, family, {
    dice: diceFor("element"),
    asked: options.element,
  });
  const plain = plainOf(description);
  const staging = findStaging(plain, understood, mood);
  const being = { family, species, noun, telling, beside: besideIt(understood, words) };
  const look = lookOf(asked ?? coatOf(understood, family), being, diceFor("coat"));
  const gear = findGear(understood, species?.word);
  const carries = gear.findLast(({ prop }) => !onBody.has(prop))?.prop ?? null;
  const findings = { family, species, mood, size, element, carries, dice: diceFor("traits") };
  const traits = {
    ...chooseTraits(words.filter(isOfBody(understood)), findings),
    ...wingSizeOf(understood),
    ...withoutOwnParts(understood),
    ...traitsOfHalf(understood),
    ...toolIn(understood, species),
    isNatural: isNatural(being),
    ...poseOfDressed(family, gear),
  };

  return {
    plan: family.plan,
    species: species?.word ?? null,
    noun,
    element,
    secondElement,
    scenery: scenery ?? element,
    color: look.color,
    partColors: { ...look.partColors, ...wingsOf(look, understood, family), ...partColors },
    anatomy: findAnatomy(understood, plain),
    rarity,
    style,
    traits,
    deeds: deedsOf(understood),
    mood,
    size,
    themes: findThemes(words),
    ...findGroup(understood, { gear, staging }, (sentence, node) =>
      readDescription(sentence, { ...options, seed: seed + node }),
    ),
    said: saidOf(understood),
    seed,
  };
}

/** One row of dice for a card: decisions take from it in turn, unless two sentences are compared. */
function rollsOf(sentence: string, options: Options) {
  const seed = seedFrom(`${options.seed}|${sentence.trim().toLowerCase()}`);
  const dice = diceFrom(seed);
  const isApart = options.diceOf !== undefined;
  return { seed, diceFor: (decision: string) => (isApart ? dice.fork(decision) : dice) };
}

const saidOf = ({ subjects, facts, forms, owner }: Understood): Said => ({
  subjects,
  facts,
  forms,
  owner,
});

type Being = { species: Species | null; family: Family; noun: string | null };

function whatItIs(understood: Understood, words: readonly Word[], dice: Dice): Being {
  const known = speciesOfSubject(understood);
  const noun = understood.subjects[0]?.noun.replaceAll("_", " ") ?? null;
  if (known) return { species: known, family: known.family, noun };
  const species = findSpecies(words);
  return { species, family: species?.family ?? guessFamily(dice), noun: null };
}

/** Materials that are a colour as well; the others are elements, and have theirs. */
const materialColors: Readonly<Record<string, string>> = {
  rust: "copper",
  copper: "copper",
  bronze: "bronze",
  chocolate: "brown",
  mud: "brown",
  wood: "brown",
  honey: "amber",
  gold: "golden",
  bone: "white",
  snow: "white",
  pearl: "white",
  paper: "white",
  jade: "emerald",
  bubblegum: "pink",
  marshmallow: "white",
  smoke: "grey",
  steam: "white",
  stone: "grey",
  strawberry: "pink",
  sun: "golden",
};

/** "A rusty robot", "a bear made of chocolate". */
function materialColor({ facts }: Understood): string | null {
  const found = facts.find(({ kind, of, value }) => {
    return kind === "material" && of === "body" && value in materialColors;
  });
  return found ? (materialColors[found.value] ?? null) : null;
}

/** Stars on a skin are no light, nor are lights on a tree, and who fears the dark is not of it. */
const isNoElement = ({ kind, value }: Fact): boolean =>
  kind === "fears" ||
  (/^(has|color)$/.test(kind) && isMotif(value)) ||
  (kind === "wears" && value === "light");

/** Of a wooden sword nothing is of wood but the sword; a shade is no light and no darkness. */
function detailsOf({ facts }: Understood): ReadonlySet<string> {
  const ofBody = facts.filter(({ kind, of }) => kind === "material" && of === "body");
  const own = new Set(ofBody.map(({ value }) => value));
  return new Set(
    facts.flatMap((fact) => {
      const { kind, of, value, detail = "" } = fact;
      if (isNoElement(fact)) return [value, `${value}s`];
      if (kind === "color") return value.split("_").slice(0, isCoat(of) ? -1 : undefined);
      // A fire fox with a flaming tail is of fire.
      return kind === "material" && !own.has(value) ? [value, detail] : [];
    }),
  );
}

/** What it is made of has a colour, and so have some roles. */
const coatOf = (understood: Understood, family: Family): string | null =>
  materialColor(understood) ?? roleCoat(understood) ?? flameColor(understood, family);

/** The flames of a phoenix are its feathers. */
const flameColor = ({ facts }: Understood, { element }: Family): string | null =>
  facts.find(({ kind, of }) => element === "fire" && kind === "color" && of === "flame")?.value ??
  null;

function flameParts(understood: Understood, family: Family): Genome["partColors"] {
  const color = flameColor(understood, family);
  return color === null ? {} : { wings: color, tail: color };
}

/** Of a rainbow butterfly one sees most of all the wings. */
const wingsOf = ({ color }: Look, understood: Understood, family: Family): Genome["partColors"] =>
  family.plan === "moth" && color === "rainbow" ? { wings: color } : flameParts(understood, family);

const roleCoat = ({ facts }: Understood): string | null =>
  facts.flatMap(({ kind, value }) => (kind === "role" ? (roleCoats[value] ?? []) : []))[0] ?? null;

/** A bear in a striped shirt has no stripes. */
function isOfBody({ facts }: Understood): (word: Word) => boolean {
  const ofOthers = facts
    .filter(({ kind, of }) => kind === "material" && !isCoat(of))
    .map(({ detail }) => detail);
  return ({ text }) => !ofOthers.includes(text);
}

type Scenery = { scenery: Element | null; isPlace: (word: Word) => boolean };

/** "In a jungle", "in the snow". */
function sceneryOf({ facts }: Understood): Scenery {
  const named = facts.filter(({ kind }) => kind === "place" || kind === "weather");
  const known = named
    .flatMap(({ value }) => [value, value.split("_").at(-1) ?? ""])
    .filter((name) => sceneryWords.has(name));
  return {
    scenery: sceneryWords.get(known[0] ?? "") ?? null,
    isPlace: (word) => formsOf(word).some((form) => known.includes(form)),
  };
}

type Look = Pick<Genome, "color" | "partColors">;

type Natural = {
  family: Family;
  species: Species | null;
  noun: string | null;
  telling: readonly Word[];
  beside: ReadonlySet<string>;
};

/** A tiger is orange and its stripes are black, unless it is of ice. */
function lookOf(said: string | null, natural: Natural, dice: Dice): Look {
  const word = natural.species?.word ?? "";
  const coats = isNatural(natural) ? coatsOf(natural) : [];
  const color = said ?? (coats.length > 0 ? dice.pick(coats) : null);
  // White tigers have stripes as well.
  if ((said !== null && said !== "white") || color === null) return { color, partColors: {} };
  return { color, partColors: naturalParts.get(word) ?? {} };
}

/** A blue jay has a row of its own, and is no jay of another colour. */
const rowOf = (noun: string | null): string => noun?.replaceAll(" ", "_") ?? "";

const coatsOf = ({ family, species, noun }: Natural): readonly string[] =>
  naturalColors.get(rowOf(noun)) ??
  naturalColors.get(species?.word ?? "") ??
  (family.color === undefined ? [] : [family.color]);

/** Glasses are of glass, but who wears them is not. */
const isGear = ({ text, lemma }: Word) => propWords.has(text) || propWords.has(lemma);

/** Its own coat, and nothing that grows on it by its element: only words of another change that. */
function isNatural(natural: Natural): boolean {
  const { family, noun, telling, beside } = natural;
  const row = rowOf(noun);
  const isName = ({ text }: Word) => naturalColors.has(row) && row.split("_").includes(text);
  const ownWords = telling.filter(
    (word) =>
      !isGear(word) &&
      !isName(word) &&
      ![...formsOf(word), ...singulars(word.text)].some((form) => beside.has(form)),
  );
  const others = findElements(ownWords).filter(
    ({ element, points }) => element !== family.element && points > nativePoints,
  );
  return coatsOf(natural).length > 0 && others.length === 0;
}

function guessFamily(dice: Dice): Family {
  const family = findFamily(dice.pick(guesses));
  if (!family) throw new Error("a guess names no species");
  return family;
}

/** "A cat with tiny wings" is no tiny cat. */
function sizeOf({ facts }: Understood, words: readonly Word[]): Genome["size"] {
  const sizes = facts.filter(({ kind }) => kind === "size");
  const own = sizes.find(({ of }) => of === "body")?.value;
  if (own === "small" || own === "large") return own;
  return sizes.length > 0 ? null : findFirst(words, sizeWords);
}

const deedsOf = ({ facts }: Understood): string[] =>
  facts
    .map(({ kind, value }) => (kind === "eats" ? "eat" : kind === "deed" ? value : ""))
    .filter((verb) => verb in deedLines);

const headgear = /(hat|cap|helmet|crown|hood)$/;

/** Where it has the part of another kind, and where a hat is denied. */
const withoutOwnParts = ({ facts }: Understood): Partial<Traits> =>
  Object.assign(
    { isBareheaded: facts.some(({ kind, value }) => kind === "no" && headgear.test(value)) },
    facts.some(({ kind, value }) => kind === "no" && value === "tongue") && { isTongueless: true },
    ...facts
      .filter(({ kind, of, value }) => kind === "material" && borrowedPart(of, value) !== null)
      .map(({ of }) => insteadOf[of] ?? {}),
    ...facts.map(({ kind, of, value }) =>
      kind === "material" ? borrowedHead(of, value)?.traits : undefined,
    ),
  ) as Partial<Traits>;

/** What a figure has in its hand anyway. */
function toolIn({ facts }: Understood, species: Species | null): Partial<Traits> {
  const tool = species && (toolOf(species.role ?? "") ?? toolOf(species.word));
  const isSaid = facts.some(({ kind, value }) => kind === "holds" && tool?.toLowerCase() === value);
  return isSaid ? { isToolSaid: true } : {};
}

const wingSizes: Readonly<Record<string, number>> = { small: 0.6, large: 1.35 };

function wingSizeOf({ facts }: Understood): { wing?: number } {
  const said = facts.find(({ kind, of }) => kind === "size" && of === "wing")?.value;
  const wing = wingSizes[said ?? ""];
  return wing === undefined ? {} : { wing };
}

function findFirst<Key>(words: readonly Word[], lexicon: ReadonlyMap<string, Key>): Key | null {
  return findAll(words, lexicon).find(({ word }) => !word.isDenied)?.key ?? null;
}

function findThemes(words: readonly Word[]): Theme[] {
  const found = findAll(words, themeWords).filter(({ word }) => !word.isDenied);
  return [...new Set(found.map(({ key }) => key))].slice(0, themesMax);
}

function chooseElements(
  words: readonly Word[],
  family: Family,
  { dice, asked }: { dice: Dice; asked: Element | undefined },
): [Element, Element | null] {
  const found = findElements(words);
  const said = found.filter(({ points }) => !family.element || points > nativePoints);
  const ranking = said.map(({ element }) => element);
  if (family.element) ranking.push(family.element);
  ranking.push(...found.map(({ element }) => element));

  const [first = dice.pick(likelyElements[family.plan])] = asked ? [asked] : ranking;
  return [first, ranking.find((element) => element !== first) ?? null];
}
