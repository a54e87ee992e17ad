// How the programs that run tests are started: all of it, or some files alone.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { home, run } from "#tools/set-up.mjs";
import { readResults } from "./results.mjs";

const ownFolder = join(home, ".cache/test-results");
const reporter = (name) => join(home, "tools/tests", name);

/**
 * @typedef {object} Runner
 * @property {string} title what it does, as the terminal says
 * @property {(files?: string[]) => Promise<{ code: number, results: import("./results.mjs").TestResult[] | null }>} start
 *   everything; or only what failed before, in these files, with nothing else beside it
 */

/**
 * @typedef {object} Options
 * @property {string} [title]
 * @property {string[]} [args] further arguments of the program
 * @property {string} [results] the folder for its results
 */

async function collect({ folder, name }, command, args) {
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const code = await run(command, args, { env: { TEST_RESULTS: file } });
  return { code, results: readResults(file) };
}

/** @param {Options} options @returns {Runner} */
export const vitestRunner = ({ args = [], results: folder = ownFolder } = {}) => ({
  title: "Testing rules, parts and the server",
  start: (files) =>
    collect({ folder, name: files ? "vitest-again" : "vitest" }, "vitest", [
      "run",
      "--reporter=default",
      `--reporter=${reporter("vitest-reporter.ts")}`,
      ...args,
      ...(files ? ["--maxWorkers=1", ...files] : []),
    ]),
});

/** @param {Options} options @returns {Runner} */
export const journeyRunner = ({
  title = "Playing journeys in a real browser",
  args = [],
  results: folder = ownFolder,
} = {}) => ({
  title,
  start: (files) =>
    collect({ folder, name: files ? "journeys-again" : "journeys" }, "playwright", [
      "test",
      `--reporter=list,${reporter("journey-reporter.ts")}`,
      ...args,
      ...(files ? ["--last-failed", "--workers=1"] : []),
    ]),
});
