import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { afterAll, expect, test } from "vitest";
import { borders, importRule, noCircles } from "#tools/borders.ts";

// Every border is tried with imports that it must refuse and others that it must let pass. They are
// written into a folder of their own, which has the linter's settings and the names of the features.

const folder = mkdtempSync(join(tmpdir(), "borders-"));

afterAll(() => rmSync(folder, { recursive: true }));

/** Nothing but the borders. */
const settings = {
  categories: { correctness: "off" },
  overrides: borders.map((border) => ({ files: border.files, rules: importRule(border) })),
};

type Planted = { file: string; imports: string; refused: boolean };

const refused = (file: string, ...imports: string[]): Planted[] =>
  imports.map((each) => ({ file, imports: each, refused: true }));
const allowed = (file: string, ...imports: string[]): Planted[] =>
  imports.map((each) => ({ file, imports: each, refused: false }));

const planted: Planted[] = [
  ...refused("game/market/x.ts", "#contract/market.ts", "#forge/words/lore.ts", "zod/mini"),
  ...refused("game/market/x.ts", "node:fs", "react", "#server/lib/db.ts", "#web/ui/button.tsx"),
  ...allowed("game/market/x.ts", "./fee.ts", "#game/cards/card.ts"),
  ...refused("game/market/x.test.ts", "#server/app.ts", "node:fs"),
  ...allowed("game/market/x.test.ts", "vitest", "fast-check", "./fee.ts"),
  ...refused("forge/paint/x.ts", "#game/market/fee.ts", "#server/app.ts", "sharp", "node:path"),
  ...allowed("forge/paint/x.ts", "#game/lib/dice.ts", "#forge/words/lore.ts", "wink-nlp"),
  ...refused("forge/paint/x.test.ts", "#game/market/fee.ts", "sharp"),
  ...allowed("forge/paint/x.test.ts", "vitest", "node:crypto"),
  ...refused(
    "contract/x.ts",
    "#server/app.ts",
    "#web/ui/button.tsx",
    "node:fs",
    "react",
    "fastify",
  ),
  ...refused("game/market/x.ts", "#texts/en/market.ts"),
  ...refused("texts/en/x.ts", "#contract/market.ts", "#server/app.ts", "#web/ui/a.ts", "zod/mini"),
  ...allowed("texts/en/x.ts", "./market.ts", "#texts/catalogue.ts", "#game/market/limits.ts"),
  ...refused("texts/en/x.test.ts", "node:fs", "#server/app.ts"),
  ...allowed("texts/en/x.test.ts", "vitest", "./market.ts"),
  ...refused("web/ui/x.tsx", "#texts/en/market.ts"),
  ...allowed("web/words/x.ts", "#texts/en/market.ts"),
  ...allowed("server/lib/x.ts", "#texts/en/requests.ts"),
  ...allowed(
    "contract/x.ts",
    "#texts/en/market.ts",
    "./endpoint.ts",
    "#game/cards/card.ts",
    "zod/mini",
  ),
  ...refused("server/lib/x.ts", "#server/market/service.ts", "#server/adapters/mailer/smtp.ts"),
  ...refused("server/lib/x.ts", "#game/market/fee.ts", "nodemailer", "sharp", "#web/ui/a.ts"),
  ...refused("server/ports/x.ts", "#server/market/service.ts", "web-push", "ai"),
  ...allowed("server/lib/x.ts", "pg", "#contract/endpoint.ts", "#server/ports/mailer.ts"),
  ...refused("server/market/x.ts", "sharp", "ai", "obscenity", "nodemailer", "@ai-sdk/openai"),
  ...refused("server/market/x.ts", "#server/purse/queries.ts", "#server/adapters/mailer/smtp.ts"),
  ...refused("server/market/x.ts", "#web/ui/a.ts", "#forge/words/lore.ts", "#server/app.ts"),
  ...refused("server/market/x.ts", "#server/market/inner/../../purse/queries.ts"),
  ...allowed("server/market/x.ts", "#server/purse/service.ts", "#server/market/deep/y.ts"),
  ...allowed("server/market/x.ts", "#game/market/fee.ts", "node:crypto", "zod/mini", "./y.ts"),
  ...refused("server/market/x.ts", "#web/app/screen-table.ts", "@fastify/static"),
  ...refused("server/pages/x.ts", "#web/ui/a.ts", "#web/app/screens.ts", "#server/app.ts"),
  ...refused("server/pages/x.ts", "#server/purse/queries.ts", "sharp", "react"),
  ...allowed("server/pages/x.ts", "#web/app/screen-table.ts", "#web/app/paths.ts", "./y.ts"),
  ...allowed("server/pages/x.ts", "@fastify/static", "#web/app/first-reads.ts"),
  ...refused("server/purse/x.ts", "nodemailer", "web-push", "#server/market/service.ts"),
  ...allowed("server/purse/x.ts", "#server/collection/service.ts", "#server/lib/db.ts"),
  ...refused("server/adapters/mailer/x.ts", "#server/market/service.ts", "#web/ui/a.ts"),
  ...allowed("server/adapters/mailer/x.ts", "nodemailer", "#forge/words/lore.ts"),
  ...refused("server/x.ts", "#web/ui/a.ts", "#e2e/player.ts"),
  ...refused("server/testing/x.ts", "#web/ui/a.ts"),
  ...allowed("server/x.ts", "#server/adapters/mailer/smtp.ts", "#server/market/queries.ts"),
  ...refused("server/market/x.test.ts", "#server/purse/queries.ts", "#web/ui/a.ts"),
  ...allowed("server/market/x.test.ts", "#server/testing/test-game.ts", "sharp"),
  ...allowed("server/market/x.test.ts", "#server/trades/test-dealers.ts"),
  ...refused("web/ui/x.tsx", "#web/lib/call.ts", "#game/cards/card.ts", "wouter", "node:fs"),
  ...allowed("web/ui/x.tsx", "react", "radix-ui", "./button.tsx"),
  ...refused("web/lib/x.ts", "#web/shared/films.ts", "#web/market/api.ts", "#web/words/market.ts"),
  ...refused("web/cards/x.tsx", "#web/shared/films.ts", "#web/home/hero.tsx", "radix-ui"),
  ...allowed("web/lib/x.ts", "@tanstack/react-query", "#contract/market.ts"),
  ...refused("web/words/x.ts", "#web/shared/films.ts", "#web/home/hero.tsx", "react"),
  ...allowed("web/words/x.ts", "#web/lib/call.ts", "#game/cards/card.ts"),
  ...refused("web/shared/x.tsx", "#web/home/hero.tsx", "#server/app.ts", "radix-ui"),
  ...allowed("web/shared/x.tsx", "#web/collection/api.ts", "#web/words/market.ts", "qr"),
  ...refused("web/market/x.tsx", "#web/home/hero.tsx", "#web/app/screens.ts", "#server/app.ts"),
  ...refused("web/market/x.tsx", "node:fs", "radix-ui", "qr", "#forge/words/lore.ts", "#e2e/a.ts"),
  ...allowed("web/market/x.tsx", "#web/market/deep/y.ts", "#web/collection/api.ts", "./y.ts"),
  ...allowed("web/market/deep/x.tsx", "#web/market/y.ts", "#web/shared/films.ts", "react"),
  ...refused("web/app/x.tsx", "#server/app.ts", "#e2e/a.ts", "node:fs"),
  ...allowed("web/app/x.tsx", "#web/home/hero.tsx", "#web/market/deep/y.ts"),
  ...refused("web/market/x.test.tsx", "#server/app.ts"),
  ...allowed("web/market/x.test.tsx", "#web/app/pages/trade-page.tsx", "vitest"),
  ...refused(
    "e2e/x.ts",
    "#game/cards/card.ts",
    "#contract/market.ts",
    "#web/ui/a.ts",
    "#server/a.ts",
  ),
  ...refused("e2e/x.ts", "#web/app/screens.ts", "#web/app/first-reads.ts"),
  ...allowed("e2e/x.ts", "#web/app/screen-table.ts", "#web/app/paths.ts"),
  ...allowed("e2e/x.ts", "@playwright/test", "#e2e/player.ts", "node:fs"),
];

/** Also as an import that waits until it is needed. */
const sourceOf = (imports: string, index: number) =>
  index % 2 === 0
    ? `import { a } from "${imports}";\nexport const x = a;\n`
    : `export const x = () => import("${imports}");\n`;

function lintPlanted(): Set<number> {
  const names = planted.map(({ file }, index) => {
    const kind = /((?:\.test)?\.tsx?)$/.exec(file)?.[1] ?? "";
    return file.replace(kind, `${index}${kind}`);
  });
  for (const [index, name] of names.entries()) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), sourceOf(planted[index]?.imports ?? "", index));
  }
  writeFileSync(join(folder, "oxlintrc.json"), JSON.stringify(settings));
  const options = ["-c", "oxlintrc.json", "--format=json", "--no-ignore", "."];
  const { diagnostics } = JSON.parse(lint(options)) as {
    diagnostics: { code: string; filename: string }[];
  };
  const found = diagnostics
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename }) => names.indexOf(filename.replace(/^\.\//, "")));
  return new Set(found);
}

/** The linter ends with an error when it finds something, which is what this is about. */
function lint(options: string[]): string {
  try {
    return execFileSync("oxlint", options, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test("the linter refuses what the table of borders refuses, and nothing else", () => {
  const found = lintPlanted();
  const wrong = planted.filter(({ refused: expected }, index) => found.has(index) !== expected);
  expect(wrong).toEqual([]);
});

const importing = (other: string) =>
  `import type { A } from "./${other}.ts";\nexport type B = A;\n`;

test("the linter refuses a circle, by types either", () => {
  const circle = join(folder, "circle");
  mkdirSync(circle);
  writeFileSync(join(circle, "one.ts"), importing("two"));
  writeFileSync(join(circle, "two.ts"), importing("one"));
  writeFileSync(
    join(circle, "oxlintrc.json"),
    JSON.stringify({ plugins: ["import"], rules: noCircles }),
  );

  const found = lint(["-c", "circle/oxlintrc.json", "--no-ignore", "circle"]);

  expect(found).toContain("import(no-cycle)");
});

test("every source lies within a border", () => {
  const sources = globSync("{game,forge,contract,server,web,e2e}/**/*.{ts,tsx}");
  const stray = sources.filter(
    (path) =>
      !path.endsWith(".config.ts") &&
      !borders.some(({ files }) => files.some((pattern) => matchesGlob(path, pattern))),
  );
  expect(stray).toEqual([]);
});

const isTest = (path: string) => /(?:^|\/)test-|\.test\.tsx?$/.test(path);

test("what one feature of the web uses alone stands in its own folder", () => {
  const importers = new Map<string, string[]>();
  for (const file of globSync("{web,tools,workshop}/**/*.{ts,tsx}")) {
    if (isTest(file)) continue;
    for (const to of sharedBy(file)) importers.set(to, [...(importers.get(to) ?? []), file]);
  }
  const usersOf = (file: string): Set<string> =>
    new Set(
      importers
        .get(file)
        ?.flatMap((from) => (isShared(from) ? [...usersOf(from)] : [ownerOf(from)])),
    );

  const shared = globSync("web/shared/**/*.{ts,tsx,css}").filter((path) => !isTest(path));

  expect(shared).not.toEqual([]);
  expect(shared.filter((file) => usersOf(file).size < 2)).toEqual([]);
});

const isShared = (path: string) => path.startsWith("web/shared/");

/** The feature or folder of a file, such as `web/market`. */
const ownerOf = (path: string) => path.split("/").slice(0, 2).join("/");

/** What a source imports of `web/shared`. */
function sharedBy(file: string): string[] {
  const named = readFileSync(file, "utf8").matchAll(/"(#|\.\/)([^"\n]+\.(?:tsx?|css))"/g);
  return Array.from(named, ([, from, path = ""]) =>
    from === "#" ? path : join(dirname(file), path),
  ).filter(isShared);
}

test("ARCHITECTURE names every border", () => {
  const text = readFileSync("ARCHITECTURE.md", "utf8");
  const names = borders.map(({ name }) => name).filter((name) => !name.endsWith("(tests)"));
  expect([...new Set(names)].filter((name) => !text.includes(`| ${rowOf(name)} |`))).toEqual([]);
});

/** `server/lib, server/ports` is written as code: each folder in its own marks. */
const rowOf = (name: string) =>
  name
    .split(", ")
    .map((path) => `\`${path}\``)
    .join(", ");
