import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { routes } from "#server/app.ts";
import { onBoth, overTcp } from "#vitest.config.ts";

// The house rules that no linter knows. A failing name here is shorter to fix than to argue about.

const sources = globSync("{game,forge,texts,contract,server,web}/**/*.{ts,tsx}");

const glossary = () => readFileSync("docs/glossary.md", "utf8");

test("every folder of the game is a word in the glossary", () => {
  const plumbing = new Set([
    "lib",
    "ports",
    "adapters",
    "testing",
    "schema",
    "ui",
    "app",
    "pages",
    "public",
    "shared",
    "en",
  ]);
  const words = sources
    .map((path) => path.split("/").slice(0, -1)[1])
    .filter((word) => word !== undefined && !plumbing.has(word));
  expect([...new Set(words)].filter((word) => !glossary().includes(`- **${word}**:`))).toEqual([]);
});

/** Types, functions and constants that a file exports. */
const exportsOf = (path: string): string[] =>
  [
    ...readFileSync(path, "utf8").matchAll(
      /^export (?:async )?(?:abstract )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = ""]) => name);

const shipped = sources.filter(
  (path) => !/\.test\.|^forge|\/(?:testing|specification)\//.test(path),
);

test("a name of a type means one type", () => {
  const declared = shipped.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^export (?:type|interface) (\w+)\b(?! \})/gm)].map(
      ([, name = ""]) => ({ name, path }),
    ),
  );
  const byName = Map.groupBy(declared, ({ name }) => name);
  const twice = [...byName.values()].filter((same) => same.length > 1);
  expect(twice.map((same) => same.map(({ name, path }) => `${name} in ${path}`))).toEqual([]);
});

test("a type that is not exported is no word for many things", () => {
  const texts = sources.filter((path) => !/\.test\.|\/test-|\/testing\//.test(path));
  const names = texts.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^type (\w+)/gm)].map(([, name = ""]) => name),
  );
  // A row of the table that stands beside it.
  const others = names.filter((name) => name !== "Row");
  const many = [...Map.groupBy(others, (name) => name)].filter(([, each]) => each.length > 5);
  expect(names.length).toBeGreaterThan(500);
  expect(many.map(([name, each]) => `${name}: ${each.length}`)).toEqual([]);
});

test("every ending of a type in the glossary is one that types have", () => {
  const endings = [...glossary().matchAll(/^- \*\*…(\w+)\*\*:/gm)].map(([, ending = ""]) => ending);
  const texts = shipped.map((path) => readFileSync(path, "utf8"));
  const isUsed = (ending: string) => {
    const type = new RegExp(`^(?:export )?type \\w+${ending}\\b`, "m");
    return texts.some((text) => type.test(text));
  };
  expect(endings.length).toBeGreaterThan(5);
  expect(endings.filter((ending) => !isUsed(ending))).toEqual([]);
});

test("files and exports use the glossary's word, and none that it replaces", () => {
  const rules = [
    ...glossary().matchAll(/^- \*\*([a-z]+)\*\*(?: (in|outside) ([a-z, ]+))?: say /gm),
  ].map(([, word = "", where, folders = ""]) => ({ word, where, folders: folders.split(", ") }));
  expect(rules.length).toBeGreaterThan(5);
  const broken = shipped.flatMap((path) => {
    const folders = path.replace(/\.tsx?$/, "").split("/");
    const named = [basename(path).replace(/\.tsx?$/, ""), ...exportsOf(path)];
    const words = named.flatMap((name) =>
      name.split(/(?=[A-Z])|[-_]/).map((word) => word.toLowerCase()),
    );
    return rules
      .filter(({ where, folders: those }) => {
        const isThere = those.some((folder) => folders.includes(folder));
        return where === undefined || (where === "in") === isThere;
      })
      .filter(({ word }) => words.some((each) => each === word || each === `${word}s`))
      .map(({ word }) => `${path}: ${word}`);
  });
  expect(broken).toEqual([]);
});

test("the same noun stands in every tree, in the same number", () => {
  const trees = sources.map((path) => path.split("/")[1]?.replace(/\.ts$/, "") ?? "");
  const nouns = new Set(trees.filter((noun) => /^[a-z-]+$/.test(noun)));
  const twice = [...nouns].filter((noun) => nouns.has(`${noun}s`) || nouns.has(`${noun}es`));
  expect(twice).toEqual([]);
});

test("every file of the contract is called like a folder of the server", () => {
  const folders = new Set(globSync("server/*/").map((path) => basename(path)));
  // What is for admins stands in files of its own, which no player loads.
  const nouns = globSync("contract/*.ts").map((path) =>
    basename(path, ".ts").replace(/^admin-/, ""),
  );
  const withoutRoutes = ["endpoint", "cards", "fields", "ids"];
  expect(nouns.filter((noun) => !folders.has(noun) && !withoutRoutes.includes(noun))).toEqual([]);
});

test("no folder holds more than thirty sources, but those with a file for every noun", () => {
  const sizes = Map.groupBy(
    sources.filter((path) => !path.includes(".test.") && !/^(?:contract|texts\/en)\//.test(path)),
    dirname,
  );
  expect([...sizes].filter(([, files]) => files.length > 30).map(([folder]) => folder)).toEqual([]);
});

test("no file is named after nothing", () => {
  const empty =
    /^(index|utils?|helpers?|common|misc|shared|manager|types|constants|data|base)\.tsx?$/;
  expect(sources.filter((path) => empty.test(basename(path)))).toEqual([]);
});

test("every call of the contract has exactly one route", async () => {
  const answered = routes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  const contracts = await Promise.all(
    globSync("contract/*.ts").map(
      (path: string) =>
        import(/* @vite-ignore */ resolve(path)) as Promise<Record<string, unknown>>,
    ),
  );
  const promised = contracts
    .flatMap((module) => Object.values(module))
    .flatMap((value) => {
      const entry = value as { method?: string; path?: string } | null;
      return entry?.method && entry.path ? [`${entry.method} ${entry.path}`] : [];
    });
  expect(answered.toSorted()).toEqual(promised.toSorted());
});

test("colours stand in tokens.css and nowhere else in the web client", () => {
  const styled = globSync("web/**/*.{css,tsx}").filter(
    (path) => !path.endsWith("tokens.css") && !path.includes(".test."),
  );
  const colour = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/i;
  const strayed = styled.filter((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .some((line) => colour.test(line) && !line.includes("url(#") && !line.includes("href=")),
  );
  expect(strayed).toEqual([]);
});

test("what toasts say stands in web/words and nowhere else", () => {
  const saying = globSync("web/**/*.{ts,tsx}").filter(
    (path) => !path.includes(".test.") && /\btoast\(\s*[{"`]/.test(readFileSync(path, "utf8")),
  );
  expect(saying).toEqual([]);
});

test("routes files decide nothing", () => {
  const deciding = globSync("server/*/routes.ts").filter((path) =>
    /\bif \(|\? |\bawait\b/.test(readFileSync(path, "utf8").replaceAll(/^import.*$/gm, "")),
  );
  expect(deciding).toEqual(["server/health/routes.ts"].filter((path) => deciding.includes(path)));
});

test("what lives inside a transaction has no second way to the database", () => {
  const both = globSync("server/**/*.ts").filter(
    (path) =>
      !isOfTests(path) &&
      Array.from(
        readFileSync(path, "utf8").matchAll(/\(([^()]*)\)(?=:| \{| =>)/g),
        ([, list = ""]) => list,
      ).some(
        (list) =>
          /\btx: Tx\b/.test(list) &&
          /: (?:Deps|Pick<\s*Deps,[^>]*"(?:db|unhurried)"[^>]*>)\s*(?:,|$)/.test(list),
      ),
  );
  expect(both).toEqual([]);
});

const isOfTests = (path: string) => /\.test\.|\/test-|^server\/testing\//.test(path);

test("chance in the server comes from real randomness or from a Dice", () => {
  const guessing = globSync("{server,game,forge,contract}/**/*.ts").filter((path) =>
    readFileSync(path, "utf8").includes("Math.random"),
  );
  expect(guessing).toEqual(["server/lib/database/open-db.ts"]);
});

test("no test sleeps: it waits for the thing, or moves a clock", () => {
  const tests = globSync([
    "{game,forge,contract,server,web,e2e,tools,workshop}/**/*.test.{ts,tsx}",
    "{server/testing,e2e/support}/**/*.ts",
  ]);
  const sleep = /\bsetTimeout as\b|\bwaitForTimeout\(|\bsetTimeout\([^()]*,\s*[\d\w]+\)/;
  const sleeping = tests.filter((path) => sleep.test(readFileSync(path, "utf8")));
  expect(sleeping.filter((path) => path !== "tools/tidy.test.ts")).toEqual([]);
});

test("every story that is to run over TCP is there", () => {
  expect([...onBoth, ...overTcp].filter((file) => !existsSync(file))).toEqual([]);
});

test("code that comes later comes by lazily, which outlives a server that is away", () => {
  const byThemselves = sources
    .filter((path) => !path.includes(".test."))
    .filter((path) => /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(path, "utf8")))
    .toSorted();
  // A screen stands in a frame that catches what is missing.
  expect(byThemselves).toEqual(["web/app/screens.ts", "web/ui/later/lazily.tsx"]);
});

test.for(["server/schema/*.sql", "server/migrations/*.sql", "docs/decisions/*.md"])(
  "no two files of %s have the same number",
  (pattern) => {
    const numbers = globSync(pattern).map((path) => basename(path).split("-")[0]);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  },
);

test("only accounts, families and admins read a username: others are told the name that is shown", () => {
  const asksPlayers = /\b(?:from|join|update|into) players\b/;
  const told = globSync("server/**/*.ts", {
    exclude: [
      "server/{account,admin,family,grants,moderation,suspensions,lib/names}/**",
      "server/**/*test*",
    ],
  })
    .filter((path) => asksPlayers.test(readFileSync(path, "utf8")))
    .filter((path) => /\busername\b/.test(readFileSync(path, "utf8")));
  expect(told).toEqual([]);
});
