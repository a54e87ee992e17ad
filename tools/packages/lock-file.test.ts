import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(
  readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
) as { packages: Record<string, Locked> };

/** A package in the folder of the one that asks for it, or in one above. */
function isLocked(name: string, from: string): boolean {
  const above = from.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "");
  return `${from}/node_modules/${name}` in packages || (from !== "" && isLocked(name, above));
}

test("packages of other systems are in the lock file, without which npm 11 installs nothing", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path) && !(`node_modules/${name}` in packages))
      .map((name) => `${path} wants ${name}`),
  );

  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
