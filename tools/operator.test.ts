import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

type Package = Record<"scripts" | "dependencies" | "optionalDependencies", Record<string, string>>;

const ours = JSON.parse(readFileSync("package.json", "utf8")) as Package;

/** The files that commands beside a game run, and those that build and run it. */
const entries = [
  ...Object.values(ours.scripts).flatMap(
    (command) => /operator\.mjs (\S+)/.exec(command)?.[1] ?? [],
  ),
  "tools/build/build-web.ts",
  "web/vite.config.ts",
  "web/app/main.tsx",
  "server/main.ts",
];

/** What a file loads at run time: packages, files beside it, and those of its workers. */
const loadedBy = (path: string): string[] =>
  [
    ...readFileSync(path, "utf8")
      .replaceAll(/^(?:import|export) type [^;]*;/gm, "")
      .matchAll(/\b(?:from |import(?: |\(\s*))"([^"]+)"|new URL\("(\.[^"]+)"/g),
  ]
    .map(([, module, file = ""]) => module ?? file)
    .map((name) => (name.startsWith(".") ? `#${join(dirname(path), name)}` : name));

/** Every package that is reached from the entries, and the file that asks for it. */
function packagesReached(): Map<string, string> {
  const found = new Map<string, string>();
  const files = new Set(entries);
  for (const path of files) {
    const loaded = loadedBy(path);
    const own = loaded.filter((name) => /^#.*\.m?[jt]sx?$/.test(name));
    for (const name of own) files.add(name.slice(1));
    const others = loaded.filter((name) => !name.startsWith("#") && !isBuiltin(name));
    for (const name of others) found.set(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, path);
  }
  return found;
}

test("a game is built, run and looked after without the packages for tests", () => {
  const shipped = { ...ours.dependencies, ...ours.optionalDependencies };
  const reached = packagesReached();

  expect(entries).toHaveLength(9);
  expect(reached.get("pg")).toMatch(/^server\//);
  expect(reached.get("vite")).toMatch(/^tools\/build\//);
  expect(reached.get("react")).toMatch(/^web\//);
  expect([...reached].filter(([name]) => !(name in shipped))).toEqual([]);
});
