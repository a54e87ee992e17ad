// `npm test`: every check and every test, on a machine that has only Node and npm.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { check } from "./check.mjs";
import { ensurePackages, home, pinnedNode, run, say } from "./set-up.mjs";
import { journeyResults, unitResults } from "./test-results.mjs";

const began = Date.now();
const results = join(home, ".cache", "test-results");

const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;

function fail(what) {
  say(`${what} failed after ${seconds()}.`);
  process.exit(1);
}

/** What a runner's report says; without a report, that there is none. */
function readResults(file, read) {
  try {
    return read(JSON.parse(readFileSync(join(results, file), "utf8")));
  } catch {
    return { passed: 0, failed: [`${file} was not written`] };
  }
}

ensurePackages({ forTests: true });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failedCheck = await check();
if (failedCheck !== null) fail(`Checking ${failedCheck}`);

say(`Building the web client ... (${seconds()})`);
if ((await run(pinnedNode(), ["tools/build/build-web.ts"])) !== 0) fail("Building the web client");

say(`Testing rules, parts and the server ... (${seconds()})`);
const report = join(results, "vitest.json");
const unitCode = await run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
]);

say(`Playing journeys in a real browser ... (${seconds()})`);
const journeyCode = await run("playwright", ["test"], {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, "playwright.json") },
});

const units = readResults("vitest.json", unitResults);
const journeys = readResults("playwright.json", journeyResults);
say(`Everything took ${seconds()}.`);
const failed = [...units.failed, ...journeys.failed];
for (const name of failed) console.log(`failed: ${name}`);
console.log(`${units.passed + journeys.passed} passed, ${failed.length} failed`);
process.exit(unitCode === 0 && journeyCode === 0 && failed.length === 0 ? 0 : 1);
