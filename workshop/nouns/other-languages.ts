/** The nouns of other languages: first those of the list, then the names of what the forge knows. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { drawingNames, isDrawn } from "#forge/bodies/things/drawings.ts";
import { commonFears } from "#forge/understanding/lexicon/grammar.ts";
import { materials, weather } from "#forge/understanding/lexicon/looks.ts";
import { parts, worn } from "#forge/understanding/lexicon/parts.ts";
import { homeOf } from "#forge/understanding/nouns/homes.ts";
import { settingWords } from "#forge/words/lexicon/stage-words.ts";
import { localModerator } from "#server/adapters/moderator/embedded.ts";
import { nameOf } from "#tools/drawings/chosen.ts";

/** An English noun and its names in German, Spanish and French, as they stand in one column each. */
type Row = { english: string; names: readonly (readonly string[])[] };
type EmojiEntry = { label: string; group?: number; hexcode: string };

const require = createRequire(import.meta.url);
const list = new URL("sources/other-languages.txt", import.meta.url);

const notice =
  "# Names of emoji: emojibase-data, Copyright (c) 2017-2019 Miles Johnson, MIT License; after Unicode CLDR.";

const languages = ["de", "es", "fr"] as const;
const animals = 3;
/** Longer names describe a picture: "open mailbox with raised flag". */
const wordsMax = 3;

const emojisIn = (language: string): EmojiEntry[] =>
  JSON.parse(
    readFileSync(require.resolve(`emojibase-data/${language}/data.json`), "utf8"),
  ) as EmojiEntry[];

const namesOf = (column: string): string[] =>
  column
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== "-");

const listed = (): Row[] =>
  readFileSync(list, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [english = "", names = ""] = line.split(" = ");
      return { english, names: names.split(" | ").map(namesOf) };
    });

/** "Pig face" looks like a pig, but its name is not one. */
function emojiRows(): Row[] {
  const drawn = new Set(drawingNames());
  const others = languages.map(
    (language) => new Map(emojisIn(language).map((each) => [each.hexcode, each.label])),
  );
  return emojisIn("en")
    .filter(({ label }) => !label.endsWith(" face"))
    .filter(
      ({ label, group }) =>
        drawn.has(nameOf(label)) || (group === animals && homeOf(plain(label)) !== null),
    )
    .map(({ label, hexcode }) => ({
      english: plain(label),
      names: others.map((labels) => plainNames(labels.get(hexcode) ?? "")),
    }));
}

const plain = (label: string): string =>
  label.toLowerCase().replaceAll("’", "'").replaceAll(/[-.]/g, " ");

/** "Tête de lion" is more than the lion of its emoji. */
const headOnly = /^(tête|cara) de /;

const plainNames = (label: string): string[] => {
  const name = plain(label);
  if (headOnly.test(name)) return [];
  return /^[\p{L}' ]+$/u.test(name) && name.split(" ").length <= wordsMax ? [name] : [];
};

const placeNames = new Set(
  Object.entries(settingWords).flatMap(([name, words]) => [name, ...words.split(" ")]),
);

/** What the forge has no body, drawing or kind for is not translated. */
export function isKnownNoun(english: string): boolean {
  const noun = english.replaceAll(" ", "_");
  const isNamed = [parts, worn, materials, weather, placeNames, commonFears].some((words) =>
    words.has(noun),
  );
  return isNamed || homeOf(noun) !== null || isDrawn(english.replaceAll(" ", ""));
}

const moderator = localModerator();

/** Brands are common words as often. */
export async function isFit(words: string): Promise<boolean> {
  const verdict = await moderator.review(words);
  return verdict.allowed || verdict.code === "brand";
}

async function fitNames(row: Row, known: readonly Set<string>[]): Promise<Row | null> {
  if (!isKnownNoun(row.english) || !(await isFit(`a ${row.english}`))) return null;
  const names = await Promise.all(
    row.names.map(async (column, language) => {
      const fit: string[] = [];
      for (const name of column) {
        if (known[language]?.has(name) || !(await isFit(name))) continue;
        known[language]?.add(name);
        fit.push(name);
      }
      return fit;
    }),
  );
  return names.some((column) => column.length > 0) ? { ...row, names } : null;
}

export async function writtenNouns(): Promise<string> {
  const known = languages.map(() => new Set<string>());
  const rows = new Map<string, readonly (readonly string[])[]>();
  for (const row of [...listed(), ...emojiRows()]) {
    const fit = await fitNames(row, known);
    if (!fit) continue;
    const before = rows.get(fit.english);
    rows.set(
      fit.english,
      fit.names.map((names, at) => [...(before?.[at] ?? []), ...names]),
    );
  }
  const lines = [...rows].map(([english, names]) =>
    [english, ...names.map((column) => column.join(","))].join("\t"),
  );
  return `${[notice, ...lines].join("\n")}\n`;
}
