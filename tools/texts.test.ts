import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

// What the game says to players stands once, in texts/ or among the toasts of web/words, and is used.

const isTest = (path: string) => /\.test\.|\/test-|\/testing\/|\/specification\//.test(path);

const read = (pattern: string) =>
  globSync(pattern)
    .filter((path: string) => !isTest(path))
    .map((path: string) => ({ path, source: readFileSync(path, "utf8") }));

const catalogue = read("texts/en/*.ts");
const others = read("{game,contract,server,web}/**/*.{ts,tsx}");

/** Strings of four words or more that begin like a sentence, with their parameters. */
const quoted = /(["`])((?:\$\{[^}]*\}|(?!\1)[^\\\n])*)\1/g;

const sentencesOf = (source: string): string[] =>
  [...source.replaceAll(/^ *(\/\/|\*|\/\*).*$/gm, "").matchAll(quoted)]
    .map(([, , words = ""]) => words.trim())
    .filter((words) => /^[A-Z]/.test(words) && words.split(" ").length >= 4);

test("the files of texts/ are named after nouns", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const nouns = catalogue.map(({ path }) => basename(path, ".ts"));
  expect(nouns.filter((noun) => !glossary.includes(`**${noun}**`))).toEqual([]);
});

test("no sentence of texts/ or of the toasts stands anywhere a second time", () => {
  const said = [...catalogue, ...read("web/words/*.ts")].flatMap(({ source }) =>
    sentencesOf(source),
  );
  expect(said.length).toBeGreaterThan(80);
  const twice = said.filter((words, place) => said.indexOf(words) !== place);
  const elsewhere = others
    // What knows nothing of the game, web/ui, has one sentence of its own.
    .filter(({ path }) => !/^web\/(words|ui)\//.test(path))
    .flatMap(({ path, source }) =>
      sentencesOf(source)
        .filter((words) => said.includes(words))
        .map((words) => `${path}: ${words}`),
    );
  expect([...twice, ...elsewhere]).toEqual([]);
});

/** Groups by name with their codes, but not those that types hold complete: keyed by a rule's answers. */
const openGroups = catalogue.flatMap(({ source }) =>
  source
    .split(/^export const /m)
    .filter((text) => text.includes("} satisfies Group;"))
    .map((text) => ({
      name: /^\w+/.exec(text)?.[0] ?? "",
      codes: [...text.matchAll(/(?:^ {2}|^\w+ = \{ )(\w+):/gm)].map(([, code = ""]) => code),
    })),
);

test("every text is used", () => {
  const unused = openGroups.flatMap(({ name, codes }) => {
    const users = others.filter(({ source }) => source.includes(name));
    const isUsed = (code: string) =>
      users.some(({ source }) => new RegExp(`["\`.]${code}\\b`).test(source));
    return codes.filter((code) => !isUsed(code)).map((code) => `${name}.${code}`);
  });
  expect(unused).toEqual([]);
});
