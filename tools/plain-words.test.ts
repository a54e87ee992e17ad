import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

// Comments and documents say who acts: a player, an admin, a request, a job. These words hide it.
// A resolution's number points into a document that is not part of the project.
const vague =
  /\b(?:nobody|somebody|whoever|is[\s*]+(?:asked|told)|of[\s*]+them|resolutions? \d+)\b/gi;

const exclude = [
  "**/node_modules/**",
  "server/testing/former-migrations/**",
  // Made of texts for admins, which are strings.
  "docs/settings.md",
];

type Span = { start: number; text: string };

const spansOf = (text: string, form: RegExp): Span[] =>
  Array.from(text.matchAll(form), ({ 0: found, index }) => ({ start: index, text: found }));

/** What stands in code marks, such as the title of a test, is no prose. */
const blanked = (code: string) => " ".repeat(code.length);

function proseOf(path: string, text: string): Span[] {
  if (path.endsWith(".md")) return [{ start: 0, text: text.replaceAll(/`[^`\n]*`/g, blanked) }];
  if (path.endsWith(".css")) return spansOf(text, /\/\*[^]*?\*\//g);
  if (path.endsWith(".sql")) return spansOf(text, /\/\*[^]*?\*\/|--.*/g);
  const comments = parseSync(path, text).comments.map(({ start, value }) => ({
    start,
    text: `  ${value}`,
  }));
  // Engineers read them in the OpenAPI document.
  const summaries = path.startsWith("contract/") ? spansOf(text, /summary:\s*"[^"]*"/g) : [];
  return [...comments, ...summaries];
}

function placesIn(path: string, text = readFileSync(path, "utf8")): string[] {
  if (text.search(vague) < 0) return [];
  return proseOf(path, text).flatMap((prose) =>
    spansOf(prose.text, vague).map(({ start, text: words }) => {
      const line = text.slice(0, prose.start + start).split("\n").length;
      return `${path}:${line} ${words.replaceAll(/[\s*]+/g, " ")}`;
    }),
  );
}

test("comments count in every kind of source, and strings do not", () => {
  const word = ["some", "body"].join("");
  expect(placesIn("a.tsx", `const a = <b>{/* ${word} */}// ${word}</b>;\n// ${word}`)).toEqual([
    `a.tsx:1 ${word}`,
    `a.tsx:2 ${word}`,
  ]);
  expect(placesIn("a.ts", `const a = "/* ${word} */" + \`// ${word}\`;`)).toEqual([]);
  expect(placesIn("contract/a.ts", `const a = { summary:\n"of ${word}" };`)).toEqual([
    `contract/a.ts:2 ${word}`,
  ]);
  expect(placesIn("a.css", `a { content: "${word}"; }\n/* ${word} */`)).toEqual([
    `a.css:2 ${word}`,
  ]);
  expect(placesIn("a.sql", `select '${word}'; -- ${word}`)).toEqual([`a.sql:1 ${word}`]);
  expect(placesIn("a.md", `It is ${word}.`)).toEqual([`a.md:1 ${word}`]);
  expect(placesIn("a.md", `It is \`${word}\`.`)).toEqual([]);
});

test("comments and documents say who acts", () => {
  const paths = globSync("**/*.{ts,tsx,mjs,css,sql,md}", { exclude }).toSorted();
  expect(paths.length).toBeGreaterThan(2000);
  expect(paths.flatMap((path) => placesIn(path))).toEqual([]);
});
