import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

// What the documents name is there; decisions are of their day. A path is written from the root of the repository, a function
// as `name()`, and a function stands in one of the files that its paragraph or row names.

const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...globSync("docs/*.md"),
  ...globSync("docs/how/*.md"),
];

const ROOTS = /^(?:game|forge|texts|contract|server|web|e2e|tools|workshop|bench|deploy|docs)\//;

const read = (path: string): string => readFileSync(path, "utf8");

/** Everything in code marks, without what stands in a block of code. */
const codeOf = (text: string): string[] =>
  Array.from(
    text.replaceAll(/^```[^]*?^```/gm, "").matchAll(/`([^`\n]+)`/g),
    ([, code = ""]) => code,
  );

const isPath = (code: string) => ROOTS.test(code) && !code.includes("<");

const isThere = (path: string) => existsSync(path) || globSync(path).length > 0;

/** Paragraphs, items of lists and rows of tables. */
const blocksOf = (text: string): string[] => text.split(/\n\s*\n|\n(?=- |\d+\. |\| )/);

const sourcesOf = (path: string): string[] =>
  globSync(path).flatMap((each) =>
    statSync(each).isDirectory() ? globSync(`${each}/**/*.{ts,tsx}`) : [each],
  );

/** A function, a constant, a method, or a value that its module exports from elsewhere. */
const declares = (source: string, name: string): boolean =>
  new RegExp(
    `\\b(?:function\\*?|const|class) ${name}\\b|^ {2}(?:async )?${name}\\(|^export \\{[^}]*\\b${name}\\b`,
    "m",
  ).test(source);

function missingFunctions(block: string): string[] {
  const code = codeOf(block);
  const sources = code.filter(isPath).flatMap(sourcesOf).map(read);
  return code
    .filter((each) => /^\w+\(\)$/.test(each))
    .map((each) => each.slice(0, -2))
    .filter((name) => !sources.some((source) => declares(source, name)));
}

test.for(pages)("every path that %s names is there", (page) => {
  expect(
    codeOf(read(page))
      .filter(isPath)
      .filter((path) => !isThere(path)),
  ).toEqual([]);
});

test.for(pages)("every function that %s names stands in a file that is named beside it", (page) => {
  expect(blocksOf(read(page)).flatMap(missingFunctions)).toEqual([]);
});

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

test.for(pages)("every command that %s names can be given", (page) => {
  const text = read(page);
  const npm = Array.from(
    text.matchAll(/npm run (?:-s )?([a-z]+(?::[a-z]+)?)/g),
    ([, name = ""]) => name,
  );
  const files = Array.from(
    text.matchAll(/pinned\.mjs\s+node\s+([\w/.-]+\.ts)/g),
    ([, at = ""]) => at,
  );
  expect(npm.filter((name) => !(name in scripts))).toEqual([]);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

/** The anchors of a page, as GitHub makes them. */
const headings = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, words = ""]) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

test.for(pages)("every link of %s leads somewhere", (page) => {
  const links = Array.from(read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, to = ""]) => to);
  const broken = links.filter((link) => {
    const [path = "", anchor] = link.split("#");
    const file = path === "" ? page : join(dirname(page), path);
    if (!existsSync(file)) return true;
    return anchor !== undefined && !headings(read(file)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test("a page's tables are tables of the database, and each table stands on one page", () => {
  const schema = globSync(["server/schema/*.sql", "server/migrations/*.sql"]).map(read).join("\n");
  const tables = Array.from(schema.matchAll(/^create table (\w+)/gm), ([, name = ""]) => name);
  const named = globSync("docs/how/*.md").flatMap((page) => {
    const lists = read(page).match(/^Tables: [^]*?\n\n/gm) ?? [];
    return lists.flatMap(codeOf);
  });
  const plumbing = ["idempotent_answers"];
  expect([...named, ...plumbing].toSorted()).toEqual(tables.toSorted());
});

test("every folder of the server is explained by a page", () => {
  const explained = new Set(codeOf(read("docs/how/README.md")));
  const plumbing = new Set(["lib", "ports", "adapters", "schema", "migrations", "testing"]);
  const folders = globSync("server/*/").map((path) => basename(path));
  expect(folders.filter((name) => !plumbing.has(name) && !explained.has(`server/${name}`))).toEqual(
    [],
  );
});

/** The words in the page's table of lines of the log. */
const toldLines = (page: string): string[] =>
  blocksOf(page.slice(page.indexOf("## Lines of the log"), page.indexOf("## Bad days")))
    .filter((row) => row.startsWith("| `"))
    .flatMap((row) => codeOf(row.split(" | ")[0]!));

test("each line of the log that docs/running.md explains is one that the server writes", () => {
  const sources = globSync(["server/**/*.ts", "tools/**/*.mjs"], { exclude: ["**/*.test.ts"] });
  const written = sources.map(read).join("\n");
  const parts = toldLines(read("docs/running.md")).flatMap((line) => line.split("…"));
  expect(parts.filter((part) => !written.includes(part))).toEqual([]);
});

test("docs/running.md explains each error that the server writes to its log", () => {
  const told = toldLines(read("docs/running.md"));
  const sources = globSync("server/**/*.ts", { exclude: ["**/*.test.ts"] }).map(read);
  const errors = sources.flatMap((source) =>
    Array.from(source.matchAll(/\blog\.error\(\{[^}]*\}, "([^"]+)"\)/g), ([, words = ""]) => words),
  );
  expect(errors.length).toBeGreaterThan(15);
  const isTold = (words: string) => told.some((line) => words.startsWith(line));
  expect(errors.filter((words) => !isTold(words))).toEqual([]);
});

test("ARCHITECTURE stays short enough to be read at once", () => {
  expect(read("ARCHITECTURE.md").split("\n").length).toBeLessThanOrEqual(121);
});
