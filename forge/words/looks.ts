/** What the creature looks like, in a few words, for those who cannot see its picture. */
import type { Prop } from "#forge/gear.ts";
import type { BodyPlan, ColoredPart, Genome, Horns, Tail, Wings } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";
import { nounOf } from "./creature-noun.ts";
import { inAList, withArticle } from "./grammar.ts";

const hornWords: Record<Horns, string> = {
  uni: "one horn",
  ram: "curled horns",
  up: "upright horns",
  small: "small horns",
  back: "swept-back horns",
  antler: "antlers",
  goat: "long swept-back horns",
  bull: "wide horns",
  palm: "broad antlers",
};

const wingWords: Partial<Record<Wings, string>> = {
  bat: "bat wings",
  feather: "feathered wings",
  small: "small wings",
};

const tailWords: Partial<Record<Tail, string>> = {
  multi: "many tails",
  flame: "a tail of flame",
};

/** Everybody knows that these have wings. */
const winged = new Set(["bird", "dragon", "moth", "beetle"]);

export function looksOf(genome: Genome): string {
  const { size, color, element, traits } = genome;
  const kind = [sizeWord(size), color, nounOf(genome)].filter(Boolean).join(" ");
  const parts = inAList(partsOf(genome));
  const thing = traits.carries ? thingOf(traits.carries) : "";
  return `${withArticle(kind)} of ${spokenElements[element] ?? element}${parts && ` with ${parts}`}${thing}`;
}

const spokenElements: Partial<Record<Element, string>> = {
  electric: "electricity",
  dark: "darkness",
  leaf: "leaves",
};

const carried: ReadonlySet<Prop> = new Set<Prop>([
  "lantern",
  "flower",
  "gem",
  "book",
  "shield",
  "sword",
  "wand",
  "hammer",
  "spear",
  "balloon",
  "cup",
  "hook",
  "thing",
]);

/** Those whose name is not one word, or more than one thing. */
const spokenProps: Partial<Record<Prop, string>> = {
  topHat: "a top hat",
  wizardHat: "a wizard hat",
  partyHat: "a party hat",
  bowTie: "a bow tie",
  headphones: "headphones",
  sunglasses: "sunglasses",
  glasses: "glasses",
  boots: "boots",
  skates: "skates",
  armor: "armour",
  thing: "a treasure",
};

const thingOf = (prop: Prop) =>
  `, ${carried.has(prop) ? "carrying" : "wearing"} ${spokenProps[prop] ?? withArticle(prop)}`;

const sizeWord = (size: Genome["size"]) => size && (size === "small" ? "tiny" : "huge");

/** Only what a family does not always have is worth saying, and of that at most three things. */
function partsOf({ plan, traits, partColors }: Genome): string[] {
  const { horns, wings, tail, mane, halo } = traits;
  const colored = (part: ColoredPart, words: string | undefined) =>
    words && (partColors[part] ? `${partColors[part]} ${words}` : words);
  return [
    partColors.eyes && `${partColors.eyes} eyes`,
    colored("horns", horns && hornWords[horns]),
    winged.has(plan) ? colored("wings", partColors.wings && "wings") : wings && wingWords[wings],
    tail && tailWords[tail],
    partColors.hair && `${partColors.hair} hair`,
    maneWords(plan, mane, partColors.mane),
    halo && "a halo",
  ]
    .filter((words) => typeof words === "string")
    .slice(0, 3);
}

/** Everybody knows that horses have manes, but not that this one's is of all colours. */
function maneWords(plan: BodyPlan, mane: boolean | undefined, color: string | undefined) {
  if (color && (mane || plan === "horse")) return withArticle(`${color} mane`);
  return mane && "a mane";
}
