/** The packages of the rivals lie apart: players and builds of the game do not need them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = join(import.meta.dirname, "packages");

const require = createRequire(join(folder, "package.json"));

/** Their types are not installed with the game, so TypeScript knows nothing about these here. */
// oxlint-disable-next-line typescript/no-explicit-any
export const rival = (name: string): any => require(name);

/** npm writes this file when it is through. */
export const areRivalsInstalled = (): boolean =>
  existsSync(join(folder, "node_modules/.package-lock.json"));

export function installRivals(): void {
  if (areRivalsInstalled()) return;
  const flags = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync("npm", flags, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("The rivals of the bench could not be installed.");
}
