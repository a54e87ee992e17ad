import { say } from "#tools/set-up.mjs";
import { nameOf } from "./results.mjs";
import { secondTry, tellFailed, tellFlaky } from "./second-try.mjs";

const SLOWEST = 30;

/** @typedef {import("./results.mjs").TestResult} TestResult */

/**
 * Runs everything, what failed once more, and says how it went.
 *
 * @param {import("./runners.mjs").Runner[]} runners one after the other
 * @param {{ flakyFile?: string, elapsed?: () => string }} options
 * @returns {Promise<number>} the code to exit with: 0 unless a test failed twice
 */
export async function runTests(runners, { flakyFile, elapsed = () => "" } = {}) {
  const runs = [];
  for (const runner of runners) {
    say(`${runner.title} ... ${elapsed()}`);
    runs.push({ runner, first: await runner.start() });
  }
  const [failed, flaky] = [[], []];
  for (const { runner, first } of runs) {
    const tried = await secondTry(withoutSilence(first, runner.title), async (files) => {
      const { results } = await runner.start(files);
      return results;
    });
    failed.push(...tried.failed);
    flaky.push(...tried.flaky);
  }
  const all = runs.flatMap(({ first }) => first.results ?? []);
  tellSlowest(all);
  tellFlaky(flaky, flakyFile);
  tellFailed(failed);
  say(`That was everything. ${elapsed()}`);
  const passed = all.filter(({ outcome }) => outcome === "passed").length;
  console.log(`${passed + flaky.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** A runner that ends badly and names no test has failed as a whole. */
function withoutSilence({ code, results }, title) {
  const isSilent = code !== 0 && !results?.some(({ outcome }) => outcome === "failed");
  if (results !== null && !isSilent) return results;
  const error = `It ended with code ${code} and named no test that failed: see its lines above.`;
  return [
    ...(results ?? []),
    { file: "", project: "", name: title, ms: 0, outcome: "failed", error },
  ];
}

function tellSlowest(results) {
  const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  console.log(`\nThe slowest ${slowest.length} of ${results.length} tests, in seconds:`);
  for (const result of slowest) {
    console.log(`${(result.ms / 1000).toFixed(1).padStart(7)}  ${nameOf(result)}`);
  }
}
