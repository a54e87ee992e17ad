/** What has which colour, by the facts of a description: the coat, and parts of the body. */
import type { Genome } from "#forge/genome.ts";
import { namedColor, rainbowWord } from "#forge/paint/palette.ts";
import type { Fact } from "#forge/understanding/understood.ts";
import { spokenNoun } from "./grammar.ts";
import { coloredPartWords } from "./lexicon/looks.ts";

/** What covers a body has its colour: "pink fur", "emerald scales", "green skin". */
const coats = new Set("body fur scale skin feather plumage hide".split(" "));
export const isCoat = (noun: string): boolean => coats.has(noun);

/** The coat first, then what is on it: the words of its colours, a second one for the belly. */
export function findColors(facts: readonly Fact[]): Pick<Genome, "color" | "partColors"> {
  const colors = facts
    .filter(({ kind }) => kind === "color")
    .map(({ of, value }) => ({ of, value: spokenNoun(value) }))
    .filter(({ value }) => isColor(value));
  const worn = new Set(facts.filter(({ kind }) => kind === "wears").map(({ value }) => value));
  const [color = null, second] = colors
    .filter(({ of }) => isCoat(of))
    .map(({ value }) => value)
    .filter((value, at, all) => all.indexOf(value) === at);
  const partColors: Genome["partColors"] = second === undefined ? {} : { belly: second };
  const said: Genome["partColors"] = {};
  for (const { of, value } of colors) {
    const part = worn.has(of) ? undefined : coloredPartWords.get(of);
    if (part) said[part] ??= value;
  }
  return { color, partColors: { ...partColors, ...said } };
}

const isColor = (words: string): boolean => words === rainbowWord || namedColor(words) !== null;
