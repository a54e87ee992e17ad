/** The lists that say which kinds there are, what they are called in WordNet, and what it gets wrong. */
import { readFileSync } from "node:fs";
import type { Group } from "#forge/understanding/nouns/homes.ts";

const sourceOf = (name: string) =>
  readFileSync(new URL(`sources/${name}.txt`, import.meta.url), "utf8");

const entriesOf = (name: string) =>
  sourceOf(name)
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(" = "));

/** A kind, and the words by which WordNet knows it: `panther#3` is the third meaning of panther. */
export type HomeSource = { home: string; group: Group; anchors: string[] };

export function readHomes(): HomeSource[] {
  let group: Group = "thing";
  return entriesOf("homes").flatMap(([home = "", words = ""]) => {
    if (!home.startsWith("@")) return [{ home, group, anchors: words.split(" ") }];
    group = home.slice(1) as Group;
    return [];
  });
}

/** Words whose kind WordNet gets wrong, or that it does not know. */
export const readOverrides = (): { home: string; words: string[] }[] =>
  entriesOf("overrides").map(([home = "", words = ""]) => ({
    home,
    words: words.split(" ").filter(Boolean),
  }));

/** The rough shape of each kind of thing. */
export const readShapes = (): ReadonlyMap<string, string> =>
  new Map(
    entriesOf("shapes").flatMap(([shape = "", homes = ""]) =>
      homes.split(" ").map((home) => [home, shape] as const),
    ),
  );

export const readNotice = (): string => sourceOf("notice").trimEnd();
