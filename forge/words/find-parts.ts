/** What of a description says how many parts the body has, and what they and it are made of. */
import type { Anatomy, ColoredPart, CountedPart, MotifShape } from "#forge/genome.ts";
import { motifShapes } from "#forge/genome.ts";
import { isStuff } from "#forge/paint/stuffs.ts";
import type { Fact, Understood } from "#forge/understanding/understood.ts";
import { findFamily } from "./find-species.ts";
import {
  countedParts,
  countsMax,
  nounCounts,
  nounStuffs,
  partNames,
  stuffWords,
} from "./lexicon/part-words.ts";
import { ownerOfBones } from "./subject-species.ts";

/** "With a wooden leg": the others are as they were. */
export const isOneLeg = ({ forms }: Understood, { kind, of, value }: Fact): boolean =>
  kind === "material" && of === "leg" && forms[of] === "a" && stuffOf(value) !== null;

export function findAnatomy(understood: Understood, description: string): Anatomy {
  const { subjects, facts } = understood;
  const nouns = new Set(subjects.flatMap(({ noun }) => [noun, ...firstOfName(noun, facts)]));
  const ownStuff = bodyStuffOf(facts, nouns, madeOf.test(description));
  const noun = subjects[0]?.noun ?? "";
  const hasBones = hasOnlyBones(understood);
  return {
    counts: { ...nounCounts[noun], ...countsOf(facts) },
    stuff: boneStuffOf(facts, hasBones) ?? ownStuff ?? nounStuffs[noun] ?? null,
    ...(hasBones && { hasBones }),
    stuffColor: ownStuff === null && !nounStuffs[noun] ? null : colorOf(facts),
    partStuffs: partStuffsOf(facts.filter((fact) => !isOneLeg(understood, fact))),
    motif: motifOf(facts),
    hasLines: facts.some(({ kind, value }) => kind === "has" && value === "line"),
  };
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
    const part = kind === "count" ? partNames.get(of) : undefined;
    if (part && isCounted(part)) {
      counts[part] = Math.min(countsMax[part], Math.max(1, Number(value)));
    }
    if (kind === "material" && value === "cyclops") counts.eyes = 1;
  }
  return counts;
}

const isCounted = (part: ColoredPart): part is CountedPart =>
  countedParts.some((counted) => counted === part);

const stuffOf = (value: string): string | null => {
  const words = [value, value.split("_").at(-1) ?? "", value.replace(/s$/, "")];
  return words.map((word) => stuffWords.get(word) ?? word).find(isStuff) ?? null;
};

const madeOf = /\b(made|built|formed|sculpted|carved|knitted) (up |out |entirely )?(of|from)\b/i;

/** A fire fox is of the element; only one that is made of fire burns all over. */
const elemental = new Set("fire water leaf lightning shadow sand glow flower".split(" "));

/** What the creature's traits already say. */
const covers = new Set("fur feather scales".split(" "));

/** A popcorn bucket is a thing of two words, and of no popcorn. */
const firstOfName = (noun: string, facts: readonly Fact[]): string[] =>
  facts.map(({ value }) => value).filter((value) => findFamily(value + noun)?.plan === "thing");

/** What it is itself it is not made of: a gem is no gem of gem. */
function bodyStuffOf(
  facts: readonly Fact[],
  nouns: ReadonlySet<string>,
  isMade: boolean,
): string | null {
  const words = facts.filter(({ kind, of }) => kind === "material" && of === "body");
  const isCottonCandy = ["cotton", "candy"].every((word) =>
    words.some((fact) => fact.value === word),
  );
  if (isCottonCandy) return "cottoncandy";
  const stuffs = facts
    .filter(({ kind, of, value }) => kind === "material" && of === "body" && !nouns.has(value))
    .map(({ value }) => stuffOf(value));
  const isMeant = (stuff: string) => !covers.has(stuff) && (isMade || !elemental.has(stuff));
  return stuffs.find((stuff) => stuff !== null && isMeant(stuff)) ?? null;
}

const colorOf = (facts: readonly Fact[]): string | null =>
  facts.find(({ kind, of }) => kind === "color" && of === "body")?.value ?? null;

function partStuffsOf(facts: readonly Fact[]): Anatomy["partStuffs"] {
  const stuffs: Anatomy["partStuffs"] = {};
  for (const { kind, of, value } of facts) {
    const part = kind === "material" ? partNames.get(of) : undefined;
    const stuff = part && stuffOf(value);
    if (part && stuff) stuffs[part] ??= stuff;
  }
  return stuffs;
}

export const isMotif = (word: string): word is MotifShape =>
  motifShapes.some((known) => known === word);

/** "Stars on its belly", "covered in hearts", "checkered". */
function motifOf(facts: readonly Fact[]): MotifShape | null {
  const words = facts.flatMap(({ kind, of, value }) => {
    const isPattern = kind === "color" && partNames.has(of);
    const isCover = kind === "material" && of === "body";
    const isHad = kind === "has";
    return isPattern || isCover || isHad ? [motifWords[value] ?? value] : [];
  });
  return words.find(isMotif) ?? null;
}

const motifWords: Readonly<Record<string, string>> = {
  circle: "dot",
  dot: "dot",
  "polka-dot": "dot",
  polka: "dot",
  checkered: "check",
  checkerboard: "check",
  chequered: "check",
  floral: "flower",
  crescent: "moon",
};
