/** What of a description says how many parts the body has, and what they and it are made of. */
import type { Anatomy, ColoredPart, CountedPart, Halves, MotifShape } from "#forge/genome.ts";
import { bodyParts, motifShapes } from "#forge/genome.ts";
import { namedColor, rainbowWord } from "#forge/paint/palette.ts";
import { isStuff } from "#forge/paint/stuffs.ts";
import { sizeIn, sizesIn, type Fact, type Understood } from "#forge/understanding/understood.ts";
import { isCoat } from "./find-colors.ts";
import { spokenNoun } from "./grammar.ts";
import { findFamily } from "./find-species.ts";
import {
  countedParts,
  countsMax,
  gemColors,
  nounCounts,
  nounStuffs,
  ownerStuffs,
  partNames,
  stuffWords,
} from "./lexicon/part-words.ts";
import { ownerOfBones, signOfHalf } from "./subject-species.ts";

/** "With a wooden leg": the others are as they were. */
export const isOneLeg = ({ forms }: Understood, { kind, of, value }: Fact): boolean =>
  kind === "material" && of === "leg" && forms[of] === "a" && stuffOf(value) !== null;

/** "With a broken arm": it is in a cast, and the others are as they were. */
export const isOneBroken = ({ forms }: Understood, { kind, of, value }: Fact): boolean =>
  kind === "material" &&
  /^(broken|bandage)$/.test(value) &&
  /^(leg|arm|wing|paw)$/.test(of) &&
  forms[of] === "a";

export function findAnatomy(understood: Understood, description: string): Anatomy {
  const { subjects, facts } = understood;
  const nouns = new Set(subjects.flatMap(({ noun }) => [noun, ...firstOfName(noun, facts)]));
  const halves = halvesOf(facts);
  const ofWhole = facts.filter((fact) => halves === null || lookOfSide(fact) === null);
  const ownStuff = bodyStuffOf(ofWhole, nouns, madeOf.test(description));
  const noun = subjects[0]?.noun ?? "";
  const hasBones = hasOnlyBones(understood);
  return {
    counts: { ...nounCounts[noun], ...countsOf(facts.filter(isNoSingle(description))) },
    stuff: boneStuffOf(facts, hasBones) ?? ownStuff ?? nounStuffs[noun] ?? plumageOf(facts),
    ...(hasBones && { hasBones }),
    ...neckOf(facts),
    stuffColor: ownStuff === null && !nounStuffs[noun] ? null : colorOf(facts),
    partStuffs: partStuffsOf(
      facts.filter((fact) => !isOneLeg(understood, fact) && !isOneBroken(understood, fact)),
    ),
    ...inTurnOf(facts),
    ...flameOf(facts),
    ...wheelsOf(facts),
    ...motifsOf(facts),
    halves,
    hasLines: facts.some(({ kind, value }) => kind === "has" && value === "line"),
  };
}

/** "One floppy ear": the other one is there, too. */
const isNoSingle =
  (description: string) =>
  ({ kind, of }: Fact): boolean =>
    kind !== "count" || of !== "ear" || !/\b(floppy|droopy) ear\b/i.test(description);

function neckOf(facts: readonly Fact[]): Pick<Anatomy, "neck"> {
  const size = sizeIn(facts.filter(({ of }) => of === "neck"));
  return size === null ? {} : { neck: size };
}

/** "A dinosaur skeleton", "a skeleton dog". */
function hasOnlyBones(understood: Understood): true | undefined {
  const { subjects, facts } = understood;
  const plan = findFamily(subjects[0]?.noun ?? "")?.plan ?? "figure";
  const isBony = facts.some(
    ({ kind, of, value }) => kind === "material" && of === "body" && value === "skeleton",
  );
  const hasTrunk = !/^(figure|thing|plant|golem|spirit|slime)$/.test(plan);
  return (isBony && hasTrunk) || ownerOfBones(understood) !== null || undefined;
}

/** Bones may glow, or be of something else. */
function boneStuffOf(facts: readonly Fact[], hasBones: true | undefined): string | null {
  const said = facts.find(({ kind, of }) => kind === "material" && of === "bone");
  const stuff = said && stuffOf(said.value);
  if (stuff) return stuff === "glow" ? "glowbone" : stuff;
  return hasBones ? "bone" : null;
}

function countsOf(facts: readonly Fact[]): Anatomy["counts"] {
  const counts: Anatomy["counts"] = {};
  for (const { kind, of, value } of facts) {
    const part = kind === "count" ? countedPart(of, Number(value)) : undefined;
    const isOne = value === "1" && isOneOfMore(of, facts);
    // "Two heads, one happy and one sad" are two.
    if (part && !isOne) {
      const most = Math.min(countsMax[part], Math.max(1, Number(value)));
      counts[part] = Math.max(counts[part] ?? 0, most);
    }
    if (kind === "material" && value === "cyclops") counts.eyes = 1;
  }
  return counts;
}

/** One big eye and one small eye are two, and beside one blue ear is another one. */
function isOneOfMore(of: string, facts: readonly Fact[]): boolean {
  const about = facts.filter((fact) => fact.of === of);
  const isDressed = about.some(({ kind }) => /^(color|material|size)$/.test(kind));
  const colors = about.filter(({ kind }) => kind === "color");
  return (
    sizesIn(about).length > 1 || colors.length > 1 || (partNames.get(of) === "ears" && isDressed)
  );
}

/** So many hands are on so many arms, and more than four feet on more legs. */
function countedPart(of: string, count: number): CountedPart | undefined {
  const part = partNames.get(of);
  if (of === "tusk") return "tusks";
  if (/^(hand|fist)$/.test(of)) return count > 2 ? "arms" : undefined;
  if (part === "feet") return count > 4 && of !== "toe" ? "legs" : undefined;
  return part && isCounted(part) ? part : undefined;
}

const isCounted = (part: ColoredPart): part is CountedPart & ColoredPart =>
  countedParts.some((counted) => counted === part);

export const stuffOf = (value: string): string | null => {
  const words = [value, value.split("_").at(-1) ?? "", value.replace(/s$/, "")];
  return words.map((word) => stuffWords.get(word) ?? word).find(isStuff) ?? null;
};

const madeOf =
  /\b((made|built|formed|sculpted|carved|knitted) (up |out |entirely )?(of|from)|covered (in|with))\b/i;

/** A fire fox is of the element; only one that is made of fire burns all over. */
const elemental = new Set("fire water leaf lightning shadow sand glow flower wind".split(" "));

/** Nothing of these is of a box, or of glass. */
const kindNames = new Set([
  "tree frog",
  "box turtle",
  "box jellyfish",
  "glass frog",
  "button quail",
]);

/** What the creature's traits already say. */
const covers = new Set("fur feather scales skin striped dotted checkered".split(" "));

/** A popcorn bucket is a thing of two words, and of no popcorn. */
const firstOfName = (noun: string, facts: readonly Fact[]): string[] =>
  facts.map(({ value }) => value).filter((value) => findFamily(value + noun)?.plan === "thing");

/** What it is itself it is not made of: a gem is no gem of gem. */
function bodyStuffOf(
  facts: readonly Fact[],
  nouns: ReadonlySet<string>,
  isMade: boolean,
): string | null {
  const isOfBody = ({ kind, of }: Fact) =>
    kind === "material" && (isCoat(of) || (of === "bone" && nouns.has("skeleton")));
  const words = facts.filter(isOfBody);
  const isCottonCandy = ["cotton", "candy"].every((word) =>
    words.some((fact) => fact.value === word),
  );
  if (isCottonCandy) return "cottoncandy";
  const found = words.find(({ of, value }) => {
    const isName = [...nouns].some((noun) => kindNames.has(`${value} ${noun}`));
    const stuff = isName || nouns.has(value) ? null : stuffOfBody(value, isMade);
    const isSaid = isMade || of !== "body" || value === "glow";
    return stuff !== null && !covers.has(stuff) && (isSaid || !elemental.has(stuff));
  });
  return found ? stuffOfBody(found.value, isMade) : null;
}

/** A fork dragon is not made of metal unless it is made of forks. */
const stuffOfBody = (value: string, isMade: boolean): string | null =>
  stuffOf(value) ?? (isMade ? (ownerStuffs.get(value) ?? null) : null);

/** "With feathers instead of scales". */
const plumageOf = (facts: readonly Fact[]): string | null =>
  facts.some(({ kind, detail }) => kind === "no" && detail === "feather") && !isRainbow(facts)
    ? "feather"
    : null;

/** All colours show on what is smooth. */
const isRainbow = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind, of, value }) => kind === "color" && isCoat(of) && value === rainbowWord);

/** A ruby fox is red unless another colour is said. */
function colorOf(facts: readonly Fact[]): string | null {
  const own = facts.filter(({ of }) => isCoat(of) || of === "bone");
  const gem = own.find(({ kind, value }) => kind === "material" && gemColors.has(value));
  const said = own.find(({ kind }) => kind === "color")?.value;
  return said ?? gemColors.get(gem?.value ?? "") ?? null;
}

function partStuffsOf(facts: readonly Fact[]): Anatomy["partStuffs"] {
  const stuffs: Anatomy["partStuffs"] = {};
  for (const fact of facts) {
    const { of, value } = replacing(fact);
    const part = fact.detail === signOfHalf ? undefined : partNames.get(of);
    const stuff = part && (stuffOf(value) ?? ownerStuffs.get(value));
    if (part && stuff) stuffs[part] ??= stuff;
  }
  return stuffs;
}

function wheelsOf(facts: readonly Fact[]): Pick<Anatomy, "wheels"> {
  const said = facts.find(({ kind, of }) => kind === "material" && of === "wheel")?.value ?? "";
  const wheels = stuffOf(said) ?? ownerStuffs.get(said);
  return wheels ? { wheels } : {};
}

function flameOf(facts: readonly Fact[]): Pick<Anatomy, "flame"> {
  const color = facts.find(({ kind, of }) => kind === "color" && of === "flame")?.value;
  return color === undefined ? {} : { flame: spokenNoun(color) };
}

/** Parts of several colours: eyes and heads in turn, a tail in bands. */
function inTurnOf(facts: readonly Fact[]): Pick<Anatomy, "inTurn"> {
  const colorsOf = (part: ColoredPart) =>
    facts
      .filter(({ kind, of, detail }) => kind === "color" && partNames.get(of) === part && !detail)
      .map(({ value }) => spokenNoun(value))
      .filter((word) => namedColor(word) !== null);
  const found = bodyParts
    .map((part) => [part, colorsOf(part)] as const)
    .filter(([, colors]) => colors.length > 1);
  return found.length > 0 ? { inTurn: Object.fromEntries(found) } : {};
}

/** "With crayons instead of spines", "with spaghetti instead of snakes": spines of crayons. */
function replacing({ kind, of, value, detail }: Fact): Pick<Fact, "of" | "value"> {
  if (kind === "material") return { of, value };
  const isReplaced = kind === "no" && detail !== undefined;
  return isReplaced ? { of: value === "snake" ? "hair" : value, value: detail } : noPart;
}

const noPart = { of: "", value: "" };

export const isMotif = (word: string): word is MotifShape =>
  motifShapes.some((known) => known === word);

/** "Stars on its belly", "covered in hearts", "checkered"; where a part is named, there alone. */
function motifsOf(facts: readonly Fact[]): Pick<Anatomy, "motif" | "partMotifs"> {
  const partMotifs: Anatomy["partMotifs"] = {};
  let motif: MotifShape | null = null;
  for (const fact of facts) {
    const shape = motifWords[fact.value] ?? fact.value;
    if (!isMotif(shape)) continue;
    const part = motifPart(fact);
    if (part) partMotifs[part] ??= shape;
    else if (isOfSkin(fact)) motif ??= shape;
  }
  return { motif, partMotifs };
}

/** What is on these is all over it: they have no edge. */
const wholeSkin: ReadonlySet<ColoredPart> = new Set<ColoredPart>(["marks", "belly"]);

const motifPart = ({ kind, of }: Fact): ColoredPart | undefined => {
  const part = /^(color|material)$/.test(kind) ? partNames.get(of) : undefined;
  return part && wholeSkin.has(part) ? undefined : part;
};

const isOfSkin = ({ kind, of }: Fact): boolean =>
  kind === "has" ||
  (kind === "color" && (partNames.has(of) || isCoat(of) || /^(back|side|shoulder)$/.test(of))) ||
  (kind === "material" && of === "body");

/** "Half red, half blue", "half ice half fire", "green at the front and pink at the back". */
function halvesOf(facts: readonly Fact[]): Halves | null {
  const [one, other] = facts.filter((fact) => lookOfSide(fact) !== null);
  if (!one || !other || one.value === other.value) return null;
  const isSecondFirst = /^(back|bottom)$/.test(one.detail!);
  const [first, second] = isSecondFirst ? [other, one] : [one, other];
  const across = sides.get(one.detail!)!;
  return { first: lookOfSide(first)!, second: lookOfSide(second)!, across };
}

/** The colour or stuff of one half; null for what is said of anything else. */
function lookOfSide({ kind, of, value, detail = "" }: Fact): string | null {
  if (!sides.has(detail)) return null;
  if (kind === "color") return spokenNoun(value);
  return kind === "material" && of === "body" ? stuffOf(value) : null;
}

const sides: ReadonlyMap<string, Halves["across"]> = new Map<string, Halves["across"]>([
  ["half", "any"],
  ["left", "any"],
  ["right", "any"],
  ["front", "length"],
  ["back", "length"],
  ["top", "height"],
  ["bottom", "height"],
]);

const motifWords: Readonly<Record<string, string>> = {
  circle: "dot",
  dot: "dot",
  "polka-dot": "dot",
  polka: "dot",
  checkered: "check",
  checkerboard: "check",
  plaid: "check",
  chequered: "check",
  floral: "flower",
  crescent: "moon",
};
