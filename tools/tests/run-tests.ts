import { say } from "#tools/set-up.mjs";
import { nameOf, type TestResult } from "./results.ts";
import type { Ended, Runner } from "./runners.ts";
import { flakyFile, secondTry, tellFailed, tellFlaky } from "./second-try.ts";

const SLOWEST = 30;

type RunReport = {
  /** Where flaky tests are kept. */
  flakyIn?: string;
  /** How long it has taken so far, in words. */
  elapsed?: () => string;
  /** Hears of every result of the first try. */
  onResults?: (results: readonly TestResult[]) => void;
};

/**
 * Runs the runners one after the other, then what failed once more, and says how it went. Resolves
 * with the code to exit with, which is 0 unless something failed twice.
 */
export async function runTests(
  runners: readonly Runner[],
  { flakyIn = flakyFile, elapsed = () => "", onResults = () => {} }: RunReport = {},
): Promise<number> {
  const runs: { runner: Runner; first: readonly TestResult[] }[] = [];
  for (const runner of runners) {
    say(`${runner.title} ... ${elapsed()}`);
    const first = withoutSilence(await runner.start(), runner.title);
    onResults(first);
    runs.push({ runner, first });
  }
  const [failed, flaky]: [TestResult[], TestResult[]] = [[], []];
  for (const { runner, first } of runs) {
    const again = async (files: readonly string[]) => (await runner.startAgain(files)).results;
    const tried = await secondTry(first, again);
    failed.push(...tried.failed);
    flaky.push(...tried.flaky);
  }
  const all = runs.flatMap(({ first }) => first);
  tellSlowest(all);
  tellFlaky(flaky, flakyIn);
  tellFailed(failed);
  say(`That was everything. ${elapsed()}`);
  const passed = all.filter(({ outcome }) => outcome === "passed").length;
  console.log(`${passed + flaky.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** A runner that ends badly and names no test has failed as a whole. */
function withoutSilence({ code, results }: Ended, title: string): readonly TestResult[] {
  const names = results?.some(({ outcome }) => outcome === "failed") === true;
  if (results !== null && (code === 0 || names)) return results;
  const error = `It ended with code ${code} and named no test that failed: see its lines above.`;
  const whole = { file: "", project: "", name: title, ms: 0, outcome: "failed", error } as const;
  return [...(results ?? []), whole];
}

function tellSlowest(results: readonly TestResult[]): void {
  const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  console.log(`\nThe slowest ${slowest.length} of ${results.length} tests, in seconds:`);
  for (const result of slowest) {
    console.log(`${(result.ms / 1000).toFixed(1).padStart(7)}  ${nameOf(result)}`);
  }
}
