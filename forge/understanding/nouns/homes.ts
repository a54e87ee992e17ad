/**
 * What kind of creature or thing a noun names. The table beside this file says it of 18,000 nouns;
 * `workshop/noun-table.ts` makes it from WordNet, whose licence lies beside it.
 */
import { readFileSync } from "node:fs";
import { compounds } from "#forge/understanding/lexicon/parts.ts";
import { kindsOfNames } from "#forge/understanding/lexicon/names/things.ts";
import { singulars } from "./singulars.ts";

export type Group = "creature" | "being" | "plant" | "thing";

export type Home = {
  /** The word for the kind, such as `dog` for a poodle. */
  home: string;
  group: Group;
  /** The rough shape of a plant or a thing, such as `round`; "" for the rest. */
  shape: string;
  /** It means something that cannot be seen more often than this: "time", "love", "way". */
  isWeak: boolean;
};

const file = new URL("nouns.tsv", import.meta.url);
const lastWordMin = 3;
const endingAfter = 4;

let table: ReadonlyMap<string, Home> | null = null;

/** Read when it is first asked for: who never creates a card needs none of it. */
export const knownNouns = (): ReadonlyMap<string, Home> => (table ??= readTable());

function readTable(): Map<string, Home> {
  const nouns = new Map<string, Home>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [home, group, shape = "", words] = line.split("\t");
    if (!home || !words || home.startsWith("#")) continue;
    const strong: Home = { home, group: group as Group, shape, isWeak: false };
    const weak: Home = { ...strong, isWeak: true };
    for (const word of words.split(" ")) {
      if (word.startsWith("~")) nouns.set(word.slice(1), weak);
      else nouns.set(word, strong);
    }
  }
  return nouns;
}

/** Words of a name are joined by `_`: "garden_spider" is a spider by its last word. */
export function homeOf(word: string): Home | null {
  const nouns = knownNouns();
  const form = singulars(word.toLowerCase().replaceAll(" ", "_")).find((each) => nouns.has(each));
  if (form) return nouns.get(form) ?? null;
  const kind = kindsOfNames.get(word);
  if (kind) return homeOf(kind);
  const last = word.split("_").at(-1) ?? "";
  if (last !== word) return homeOfName(word, last);
  const name = namesByWhole().get(word);
  return name ? homeOf(name) : homeOfEnding(word);
}

/** A swing set can be seen, though a set cannot. */
function homeOfName(word: string, last: string): Home | null {
  const home = last.length >= lastWordMin ? homeOf(last) : null;
  return home?.isWeak && compounds.has(word) ? { ...home, isWeak: false } : home;
}

let byWhole: ReadonlyMap<string, string> | null = null;

/** "Hairdryer" is a hair dryer. */
const namesByWhole = (): ReadonlyMap<string, string> =>
  (byWhole ??= new Map([...compounds].map((name) => [name.replaceAll("_", ""), name])));

const noBees = new Set(["frisbee"]);

/** "Sandworm", "thundercat": a word that ends in a creature is one, and a "lunchbox" is a box. */
function homeOfEnding(word: string): Home | null {
  if (noBees.has(word)) return null;
  for (let at = lastWordMin; at <= word.length - lastWordMin; at++) {
    const home = knownNouns().get(word.slice(at));
    if (home && !home.isWeak && isKindOf(word, at, home)) return home;
  }
  return null;
}

/** "Dungin" is no gin. */
const isKindOf = (word: string, at: number, { group }: Home) =>
  (group === "creature" && at >= endingAfter) ||
  (group === "thing" &&
    (at >= endingAfter || word.length - at > lastWordMin) &&
    knownNouns().has(word.slice(0, at)));

export const isAlive = ({ group }: Home): boolean => group === "creature" || group === "being";
