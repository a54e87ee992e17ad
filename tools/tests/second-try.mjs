/**
 * What fails is run once more, alone, after everything else. A test that then passes is flaky: it is
 * a defect of the test or of the game, is printed and kept, and does not fail the run.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { home, say } from "#tools/set-up.mjs";
import { nameOf } from "./results.mjs";

/** So many files do not fail by chance: a second try would only take time. */
const FILES_MAX = 12;

/** @typedef {import("./results.mjs").TestResult} TestResult */

/**
 * @param {TestResult[]} first
 * @param {(files: string[]) => Promise<TestResult[] | null>} runAgain runs these files alone
 * @returns {Promise<{ failed: TestResult[], flaky: TestResult[] }>} as they were at the first try
 */
export async function secondTry(first, runAgain) {
  const failures = first.filter(({ outcome }) => outcome === "failed");
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.length === 0) return { failed: [], flaky: [] };
  if (files.includes("") || files.length > FILES_MAX) return { failed: failures, flaky: [] };

  say(`Once more, alone: ${files.join(", ")}`);
  const again = await runAgain(files);
  const passes = (failure) => again !== null && hasPassed(failure, again);
  return {
    failed: failures.filter((failure) => !passes(failure)),
    flaky: failures.filter(passes),
  };
}

/** A file as a whole has passed when its tests ran and nothing of it failed. */
function hasPassed(failure, again) {
  const same = again.filter(
    ({ file, project, name }) =>
      file === failure.file &&
      (failure.project === "" || project === failure.project) &&
      (failure.name === "" || name === failure.name),
  );
  return (
    same.some(({ outcome }) => outcome === "passed") &&
    same.every(({ outcome }) => outcome !== "failed")
  );
}

const LINES_SHOWN = 12;

/** Without the lines of the runner itself. */
const shortened = (error) =>
  error
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules|^\s+at new Promise/.test(line))
    .slice(0, LINES_SHOWN)
    .join("\n    ");

/** @param {TestResult[]} flaky @param {string} file to which they are added */
export function tellFlaky(flaky, file = join(home, ".cache/flaky.json")) {
  if (flaky.length === 0) return;
  console.log(`\n${"!".repeat(80)}`);
  for (const result of flaky) {
    console.log(`FLAKY: ${nameOf(result)}\n    ${shortened(result.error)}`);
  }
  console.log(`It failed at first and passed alone: mend its cause. Kept in ${file}.`);
  console.log("!".repeat(80));
  const entry = { at: new Date().toISOString(), commit: commit(), flaky };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...kept(file), entry], null, 2)}\n`);
}

/** @param {TestResult[]} failed */
export function tellFailed(failed) {
  for (const result of failed) {
    console.log(`failed: ${nameOf(result)}\n    ${shortened(result.error)}`);
  }
}

function kept(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}

/** Null where there is no repository, such as in a copy of the sources. */
function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: home,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
