/** Asks the registry for advisories about the packages that the game runs with. */
import { spawnSync } from "node:child_process";
import { home, say } from "#tools/set-up.mjs";
import { severeAdvisories } from "./advisories.ts";

const isWindows = process.platform === "win32";
const { stdout } = spawnSync(
  isWindows ? "npm.cmd" : "npm",
  ["audit", "--json", "--omit=dev", "--fetch-retries=0", "--fetch-timeout=10000"],
  { cwd: home, encoding: "utf8", shell: isWindows },
);
const severe = severeAdvisories(stdout ?? "");
if (!severe) say("The registry gave no answer about advisories: they were not checked.");
for (const line of severe ?? []) console.error(line);
process.exitCode = severe && severe.length > 0 ? 1 : 0;
