/** What has which colour, by the facts of a description: the coat, and parts of the body. */
import type { Genome } from "#forge/genome.ts";
import { namedColor, rainbowWord } from "#forge/paint/palette.ts";
import { weathers } from "#forge/understanding/lexicon/looks.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import { spokenNoun } from "./grammar.ts";
import { borrowedHead, borrowedPart } from "./lexicon/borrowed-parts.ts";
import { formsOf, type Word } from "./sentence.ts";
import { coloredPartWords } from "./lexicon/looks.ts";
import { gemColors, ownerColors, partNames } from "./lexicon/part-words.ts";

/** What covers a body has its colour: "pink fur", "emerald scales", "green skin". */
const coats = new Set("body fur scale skin feather plumage hide wool".split(" "));
export const isCoat = (noun: string): boolean => coats.has(noun);

const ofAllColors = new Set(["multicolored", "colorful"]);

/** The coat first, then what is on it: the words of its colours, a second one for the belly. */
export function findColors(facts: readonly Fact[]): Pick<Genome, "color" | "partColors"> {
  const colors = facts
    .filter(({ kind }) => kind === "color")
    .map(({ of, value }) => ({
      of,
      value: ofAllColors.has(value) ? rainbowWord : spokenNoun(value),
    }))
    .filter(({ value }) => isColor(value));
  const worn = new Set(facts.filter(({ kind }) => kind === "wears").map(({ value }) => value));
  const isColored = colors.some(({ of }) => isCoat(of));
  const [color = null, second] = colors
    // "A blue back" is most of a body.
    .filter(({ of, value }) => isCoat(of) || (of === "back" && !isColored && value !== rainbowWord))
    .map(({ value }) => value)
    .filter((value, at, all) => all.indexOf(value) === at);
  const partColors: Genome["partColors"] = second === undefined ? {} : { belly: second };
  const said: Genome["partColors"] = {};
  for (const { of, value } of colors) {
    const part = worn.has(of) ? undefined : coloredPartWords.get(of);
    if (part) said[part] ??= value;
  }
  return { color, partColors: { ...partColors, ...ofOwners(facts), ...eyesOf(facts), ...said } };
}

/** "An egg with chicken legs". */
function ofOwners(facts: readonly Fact[]): Genome["partColors"] {
  const colors: Genome["partColors"] = {};
  for (const { kind, of, value } of facts) {
    const part = kind === "material" ? partNames.get(of) : undefined;
    const color = colorsOfOthers.get(value);
    if (part && color && !isOtherHead(of, value) && borrowedPart(of, value) === null)
      colors[part] ??= color;
  }
  return colors;
}

/** A yellow head without a beak is no duck's. */
const isOtherHead = (of: string, owner: string): boolean =>
  partNames.get(of) === "head" &&
  homeOf(owner)?.group === "creature" &&
  borrowedHead(of, owner) === null;

const colorsOfOthers: ReadonlyMap<string, string> = new Map([...ownerColors, ...gemColors]);

const isOfEye = ({ kind, of }: Fact) => of === "eye" && /^(material|color)$/.test(kind);

function eyesOf(facts: readonly Fact[]): Genome["partColors"] {
  const eyes = facts.filter(isOfEye).flatMap(({ value }) => eyeColors.get(value) ?? [])[0];
  return eyes === undefined ? {} : { eyes };
}

/** Eyes like olives are green. */
const eyeColors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    green: "olive emerald pickle pea leaf slime lime jade grape",
    red: "pepperoni tomato cherry ruby laser strawberry blood heart berry",
    amber: "candle honey fire ember lava pumpkin lantern flame amber",
    brown: "button chocolate acorn coffee bean nut wood cookie",
    yellow: "glow star sun lemon light lamp cheese banana lightning neon",
    golden: "gold coin",
    cyan: "ice diamond glass crystal water bubble window",
    blue: "sapphire blueberry ocean sky sea",
    silver: "moon metal mirror robot",
    white: "pearl snow ghost egg milk",
    purple: "amethyst galaxy magic plum",
    pink: "candy bubblegum flower",
  }).flatMap(([color, words]) => words.split(" ").map((word) => [word, color] as const)),
);

const isColor = (words: string): boolean => words === rainbowWord || namedColor(words) !== null;

const apart: ReadonlySet<Fact["kind"]> = new Set([
  "wears",
  "holds",
  "eats",
  "rides",
  "with",
  "place",
]);

/** "In autumn", "at dawn": when it is so says nothing of a coat; but "a winter fox". */
const seasonsAndHours =
  "spring autumn winter night midnight dawn sunrise morning twilight dusk evening sunlight moonlight";

/** The words of what is with the creature or around it, and no part of it: a light bulb makes no bear of light. */
export function besideIt(
  { facts, subjects }: Understood,
  words: readonly Word[],
): ReadonlySet<string> {
  const at = words.findIndex((word) => formsOf(word).includes(subjects[0]?.noun ?? ""));
  const own = new Set(facts.filter(({ of }) => of === "body").map(({ value }) => value));
  if (at > 0) own.add(words[at - 1]!.text);
  const around = facts
    .filter(({ kind }) => apart.has(kind))
    .flatMap(({ value }) => value.split("_"));
  const sprayed = facts.flatMap(({ kind, detail }) => (kind === "deed" && detail ? [detail] : []));
  const skies = facts.filter(({ kind }) => kind === "weather").map(({ value }) => value);
  const weathered = [...weathers].filter(([, sky]) => skies.includes(sky)).map(([word]) => word);
  const unless = [...weathered, ...seasonsAndHours.split(" ")].filter((word) => !own.has(word));
  return new Set([...around, ...sprayed.filter((word) => !own.has(word)), ...unless]);
}
