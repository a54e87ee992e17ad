import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Names = Record<string, string>;
type Package = Partial<Record<"dependencies" | "optionalDependencies", Names>>;

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));

const wanted = read("./packages/package.json") as Package;
const { packages } = read("./packages/package-lock.json") as { packages: Record<string, Package> };

/** Where Node looks for what a package asks for: beside its own files first, at the top last. */
const placesOf = (at: string, name: string): string[] =>
  at
    .split("/node_modules/")
    .map((_, i, parts) => [...parts.slice(0, i + 1), name].join("/node_modules/"))
    .concat(`node_modules/${name}`);

test("the lock file of the rivals is of their package.json", () => {
  expect(packages[""]?.dependencies).toEqual(wanted.dependencies);
});

test("the lock file has every package that another asks for, also those of other machines", () => {
  const missing = Object.entries(packages).flatMap(([at, each]) =>
    Object.keys({ ...each.dependencies, ...each.optionalDependencies })
      .filter((name) => !placesOf(at, name).some((place) => place in packages))
      .map((name) => `${name}, which ${at} asks for`),
  );

  expect(missing).toEqual([]);
});
