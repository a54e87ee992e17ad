/** How much of what a sentence says can be seen in its picture, and whether /create says so. */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { everyLabelled, isEnglish } from "#forge/understanding/test-score.ts";
import { home } from "#tools/set-up.mjs";
import { withProgram, type Program } from "#bench/processes.ts";
import type { Cell, Extent, Section, Table } from "#bench/table.ts";
import type { MeasuredFact } from "./measure-facts.ts";
import type { Part } from "./measure-part.ts";

type Kind = { kind: string; called: string; atLeast: number | null };

/** The labels' kinds in plain words, with the share that is aimed at. */
const kinds: readonly Kind[] = [
  { kind: "has", called: "has", atLeast: 92 },
  { kind: "wears", called: "wears", atLeast: 92 },
  { kind: "holds", called: "holds", atLeast: 92 },
  { kind: "rides", called: "rides", atLeast: 92 },
  { kind: "eats", called: "eats", atLeast: 92 },
  { kind: "with", called: "with", atLeast: 92 },
  { kind: "color", called: "colour", atLeast: 95 },
  { kind: "count", called: "count", atLeast: 95 },
  { kind: "material", called: "stuff", atLeast: 95 },
  { kind: "size", called: "size", atLeast: 95 },
  { kind: "role", called: "role", atLeast: 95 },
  { kind: "deed", called: "deed", atLeast: 85 },
  { kind: "place", called: "place", atLeast: 85 },
  { kind: "weather", called: "weather", atLeast: null },
  { kind: "mood", called: "mood", atLeast: null },
  { kind: "denied", called: "denied, and left out", atLeast: 100 },
];

/** Of each kind so many facts, the first ones of each part of the list. */
const extents = {
  whole: { perKind: Infinity, partOf: 10, programs: availableParallelism() },
  short: { perKind: 1, partOf: 1_000_000, programs: 1 },
} satisfies Record<Extent, object>;

const LISTED = ".cache/forge-not-shown.txt";

export const forgeShown: Section = {
  name: "forge-shown",
  async measure(extent) {
    const facts = await measureInParts(extents[extent]);
    if (extent === "whole") listHidden(facts);
    return [tableOfKinds(facts), tableOfChips(facts)];
  },
};

type Sizes = (typeof extents)[Extent];

/** A program for every core takes part after part; the facts come back in the order of the list. */
async function measureInParts({ perKind, partOf, programs }: Sizes): Promise<MeasuredFact[]> {
  const all = everyLabelled().filter(isEnglish);
  const measured: MeasuredFact[][] = [];
  let taken = 0;
  const measure = async (program: Program) => {
    while (taken < all.length) {
      const from = taken;
      taken += partOf;
      const sentences = all.slice(from, taken);
      measured[from] = await program.ask({ sentences, perKind } satisfies Part);
    }
  };
  const file = "forge-shown/measure-part.ts";
  await Promise.all(Array.from({ length: programs }, () => withProgram(file, measure)));
  return measured.flat();
}

const isShown = ({ outcome }: MeasuredFact) => outcome === "shown";

const percent = (some: readonly unknown[], all: readonly unknown[]) =>
  (100 * some.length) / all.length;

function tableOfKinds(facts: readonly MeasuredFact[]): Table {
  const measured = facts.filter(({ outcome }) => outcome !== "not alone");
  const left = facts.length - measured.length;
  return {
    title: "What pictures show of their sentences",
    note:
      `The ${measured.length} facts that people wrote down for the labelled sentences. Each is drawn ` +
      "with the fact and without it, with the same dice. It is shown when the two differ plainly " +
      "within the outlines of both creatures, or anywhere for deeds, places, weather and breath; " +
      "what was not read is not shown. Which difference it makes is not judged. What a creature has " +
      "by nature or its role makes none, so what it has and wears is also compared with it denied, and seen as soon as it " +
      "can be left out; a colour, a number and a stuff that the forge knows with another one, since a crown is golden anyway. The element is held, unless it may come from the fact: " +
      "a colour, stuff or role of the body. Still mixed up: a part more moves the camera and the " +
      "dice of growths that are rolled after it, and a word of an element takes natural markings " +
      `away. ${left} facts stand and fall with another one and are not counted. What is denied is ` +
      "left out unless the picture is as if it had been asked for. " +
      `All that is not shown is listed in \`${LISTED}\`.`,
    head: ["kind of fact", "facts", "not read", "shown, %"],
    rows: kinds.map((kind) => rowOf(kind, measured)),
  };
}

function rowOf({ kind, called, atLeast }: Kind, measured: readonly MeasuredFact[]): Cell[] {
  const own = measured.filter((fact) => fact.kind === kind);
  const value = percent(own.filter(isShown), own);
  const unread = own.filter(({ outcome }) => outcome === "not read");
  return [called, own.length, unread.length, atLeast === null ? value : { value, atLeast }];
}

function tableOfChips(facts: readonly MeasuredFact[]): Table {
  const asked = facts.filter(({ kind, outcome }) => kind !== "denied" && outcome.endsWith("shown"));
  const ticked = asked.filter(({ chip }) => chip !== null);
  const value = percent(ticked.filter(isShown), ticked);
  return {
    title: "What /create says it understands",
    note: "The same facts, as far as they were read and are not denied. A fact's chip has most of its words.",
    head: ["what", "measured"],
    rows: [
      ["facts with a tick", ticked.length],
      ["facts without a tick", asked.length - ticked.length],
      ["ticks that tell the truth, %", { value, atLeast: 97 }],
    ],
  };
}

/** For a person who goes through them. */
function listHidden(facts: readonly MeasuredFact[]): void {
  const hidden = facts.filter((fact) => !isShown(fact));
  const lines = kinds.flatMap(({ kind }) =>
    hidden.filter((fact) => fact.kind === kind).map(lineOf),
  );
  const file = join(home, LISTED);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
}

const lineOf = ({ written, outcome, sentence, chip }: MeasuredFact): string =>
  [written, outcome, chip === null ? "no tick" : `✓ ${chip}`, sentence].join("\t");
