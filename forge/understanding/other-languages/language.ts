/** What each word of a language means, read from the tables when its language is first asked for. */
import { readFileSync } from "node:fs";
import { adjectives } from "./adjectives.ts";
import { goesOn, verbForms, type LanguageName } from "./endings.ts";
import { functionWords, turns } from "./function-words.ts";
import { byName, listOf, rowsOf } from "./spelled.ts";
import { verbs } from "./verbs.ts";

export const languageNames = ["german", "spanish", "french"] as const;

type Verb = { base: string; goesOn: boolean };

export type Language = {
  name: LanguageName;
  /** Function words that speak for this language. */
  marks: ReadonlySet<string>;
  small: ReadonlyMap<string, string>;
  turns: ReadonlyMap<string, string>;
  adjectives: ReadonlyMap<string, string>;
  verbs: ReadonlyMap<string, Verb>;
  nouns: ReadonlyMap<string, string>;
};

const known = new Map<LanguageName, Language>();

export function languageOf(name: LanguageName): Language {
  const language = known.get(name) ?? readLanguage(name);
  known.set(name, language);
  return language;
}

let nounTable = "";

const nouns = (): string =>
  (nounTable ||= readFileSync(new URL("nouns.tsv", import.meta.url), "utf8"));

function readLanguage(name: LanguageName): Language {
  const small = smallWords(name);
  const column = (table: string, gap: string) => columnOf(table, gap, name);
  return {
    name,
    marks: new Set(byName(small.filter(([word]) => !word.startsWith("*"))).keys()),
    small: byName(small.map(([word, english]) => [word.replace("*", ""), english])),
    turns: byName(
      rowsOf(turns[name], " | ").flatMap(([english = "", typed]) =>
        listOf(typed).map((turn) => [turn, english] as const),
      ),
    ),
    adjectives: byName(column(adjectives, " | ")),
    verbs: byName(column(verbs, " | ").flatMap(([form, base]) => formsOf(name, form, base))),
    nouns: byName(column(nouns(), "\t")),
  };
}

const smallWords = (name: LanguageName): [string, string][] =>
  rowsOf(functionWords[name], "| ").flatMap(([english = "", words = ""]) =>
    words.split(" ").map((word): [string, string] => [word, english]),
  );

function columnOf(table: string, gap: string, name: LanguageName): [string, string][] {
  const at = languageNames.indexOf(name) + 1;
  return rowsOf(table, gap).flatMap((row) =>
    listOf(row[at]).map((word): [string, string] => [word, row[0] ?? ""]),
  );
}

/** The regular forms follow from an infinitive alone. */
const formsOf = (name: LanguageName, form: string, base: string): [string, Verb][] =>
  verbForms[name](form).map((each) => [each, { base, goesOn: goesOn[name].test(each) }]);
