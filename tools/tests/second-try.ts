/**
 * What fails is run once more, alone, after everything else. A test that then passes is flaky: it is
 * a defect of the test or of the game, is printed and kept, and does not fail the run.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { home, say } from "#tools/set-up.mjs";
import { nameOf, type TestResult } from "./results.ts";

/** So many files do not fail by chance: a second try would only take time. */
const FILES_MAX = 12;

type Tried = { failed: TestResult[]; flaky: TestResult[] };

/** Says what failed twice and what only at first, as it was at first. */
export async function secondTry(
  first: readonly TestResult[],
  runAgain: (files: readonly string[]) => Promise<readonly TestResult[] | null>,
): Promise<Tried> {
  const failures = first.filter(({ outcome }) => outcome === "failed");
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.length === 0) return { failed: [], flaky: [] };
  if (files.includes("") || files.length > FILES_MAX) return { failed: failures, flaky: [] };

  say(`Once more, alone: ${files.join(", ")}`);
  const again = (await runAgain(files)) ?? [];
  const { failed = [], flaky = [] } = Object.groupBy(failures, (failure) =>
    hasPassed(failure, again) ? "flaky" : "failed",
  );
  return { failed, flaky };
}

/** A file as a whole has passed when its tests ran and none failed. */
function hasPassed(failure: TestResult, again: readonly TestResult[]): boolean {
  const same = again.filter(
    ({ file, project, name }) =>
      file === failure.file &&
      (failure.project === "" || project === failure.project) &&
      (failure.name === "" || name === failure.name),
  );
  const outcomes = same.map(({ outcome }) => outcome);
  return outcomes.includes("passed") && !outcomes.includes("failed");
}

const LINES_SHOWN = 12;

/** Without the lines of the runner itself. */
const shortened = (error: string) =>
  error
    .split("\n")
    .filter((line) => !/^\s+at (.*node_modules|new Promise)/.test(line))
    .slice(0, LINES_SHOWN)
    .join("\n    ");

/** Prints the flaky tests and adds them to the file. */
export function tellFlaky(flaky: readonly TestResult[], file: string): void {
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

export const flakyFile = join(home, ".cache/flaky.json");

export function tellFailed(failed: readonly TestResult[]): void {
  for (const result of failed) {
    console.log(`failed: ${nameOf(result)}\n    ${shortened(result.error)}`);
  }
}

function kept(file: string): unknown[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown[];
  } catch {
    return [];
  }
}

/** Null where there is no repository, such as in a copy of the sources. */
function commit(): string | null {
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
