/** Nouns of a description as a text may name them: "tiny red boots", "a giant snail". */
import type { Said } from "#forge/genome.ts";
import type { Fact, FactKind } from "#forge/understanding/understood.ts";
import { numbers } from "#forge/understanding/lexicon/looks.ts";
import { isTellable } from "#forge/understanding/shown.ts";
import { pluralOf } from "#forge/understanding/nouns/singulars.ts";
import { materialAdjectives, materialNouns } from "./lexicon/material-words.ts";
import { uncountable } from "./lexicon/topic-lines.ts";
import { spokenNoun, withArticle } from "./grammar.ts";

export type Thing = {
  /** "tiny red boots" */
  words: string;
  /** With its article, where it has one: "a giant snail", "the dark", "ships". */
  spoken: string;
  isPlural: boolean;
};

/** Texts name parts that come in pairs without a number: "its eyes". */
const inPairs = new Set(
  (
    "eye ear arm hand finger claw paw tentacle fin flipper pincer leg foot hoof toe knee wing tooth " +
    "fang horn antler antenna tusk spike spine whisker feather scale stripe spot dot line gill freckle " +
    "cheek lip eyelash eyebrow boot shoe sneaker slipper sandal glove mitten sock skate ski earring"
  ).split(" "),
);

const massNouns = new Set(uncountable.split(" "));
const alwaysPlural =
  /(glasses|goggles|spectacles|headphones|earphones|pants|trousers|jeans|shorts|pajamas|pyjamas|scissors|crocs|fries|noodles|chips|clothes|legs|roots)$/;

/** Null for a word that no text may repeat. */
export function thingOf(said: Said, noun: string): Thing | null {
  if (!isTellable(noun)) return null;
  const count = countOf(said, noun);
  const isPlural = isSeveral(said, noun, count);
  const plain = spokenNoun(noun);
  const named = isPlural && !alwaysPlural.test(noun) ? pluralOf(plain) : plain;
  const words = [numberWord(count), ...adjectivesOf(said, noun), named].filter(Boolean).join(" ");
  return { words, isPlural, spoken: spokenOf(said, noun, { words, isPlural }) };
}

function spokenOf({ forms }: Said, noun: string, { words, isPlural }: Omit<Thing, "spoken">) {
  if (forms[noun] === "the") return `the ${words}`;
  if (isPlural || words.startsWith("one ")) return words;
  const isMass = massNouns.has(noun) || massNouns.has(noun.split("_").at(-1) ?? "");
  return isMass && forms[noun] !== "a" ? words : withArticle(words);
}

function countOf({ facts }: Said, noun: string): number | null {
  const found = facts.find(({ kind, of }) => kind === "count" && of === noun);
  return found ? Number(found.value) : null;
}

function isSeveral({ forms }: Said, noun: string, count: number | null): boolean {
  if (alwaysPlural.test(noun)) return true;
  if (massNouns.has(noun)) return false;
  if (count !== null) return count !== 1;
  if (forms[noun] === "a") return false;
  return forms[noun] === "plural" || inPairs.has(noun);
}

const numberWords = [...numbers.keys()].slice(0, 12);

/** "Three"; nine stands for "many" as well. */
export function numberWord(count: number | null): string {
  if (count === null || count < 1) return "";
  if (count === 100 || count === 1000) return count === 100 ? "a hundred" : "a thousand";
  return count === 9 ? "many" : (numberWords[count - 1] ?? "many");
}

const sizeAdjectives: Readonly<Record<string, string>> = { small: "tiny", large: "big" };

/** How it looks, in the order of English: "tiny", "fluffy", "orange", "gem". */
export function adjectivesOf({ facts }: Said, of: string): string[] {
  const wordFor = (kind: FactKind) => {
    const fact = facts.find((each) => each.kind === kind && each.of === of);
    return fact && isTellable(fact.value) ? adjectiveOf(fact) : "";
  };
  const [size, color, material] = [wordFor("size"), wordFor("color"), wordFor("material")];
  const row = isQuality.test(material) ? [size, material, color] : [size, color, material];
  // A rubber boot is of rubber, which is in its name already.
  const named = spokenNoun(of).split(" ");
  return [...new Set(row)].filter((word) => word !== "" && !named.includes(word));
}

/** "Fluffy", "glowing" and "rusty" stand before a colour, "gem" and "wooden" behind it. */
const isQuality = /(y|ing|ed|ous)$/;

/** The word that was used, where it can stand before a noun. */
function adjectiveOf({ kind, value, detail }: Fact): string {
  const isComparing = /^(small|bigg|long|tall|larg|short)er$/.test(detail ?? "");
  if (detail !== undefined && !isComparing && detail !== "polka") return spokenNoun(detail);
  if (kind === "size") return sizeAdjectives[value] ?? value;
  return (kind === "material" ? materialAdjectives[value] : undefined) ?? spokenNoun(value);
}

/** What a creature can be made of; null for what is only a look, such as stripes. */
export const stuffOf = (material: string): string | null => {
  if (!isTellable(material)) return null;
  const known = materialNouns[material];
  if (known !== undefined) return known || null;
  return materialAdjectives[material] === undefined ? spokenNoun(material) : null;
};
