// `npm test`: every check and every test, on a machine that has only Node and npm.
import { check } from "./check.mjs";
import { openRunFolder } from "./run-folder.mjs";
import { ensurePackages, pinnedNode, run, say } from "./set-up.mjs";
import { runTests } from "./tests/run-tests.mjs";
import { journeyRunner, vitestRunner } from "./tests/runners.mjs";

const began = Date.now();
const elapsed = () => `(${Math.round((Date.now() - began) / 1000)} s)`;

function fail(what) {
  say(`${what} failed. ${elapsed()}`);
  process.exit(1);
}

openRunFolder("all");
ensurePackages({ forTests: true });
const failedCheck = await check();
if (failedCheck !== null) fail(`Checking ${failedCheck}`);

say(`Building the web client ... ${elapsed()}`);
if ((await run(pinnedNode(), ["tools/build/build-web.ts"])) !== 0) fail("Building the web client");

process.exit(await runTests([vitestRunner(), journeyRunner()], { elapsed }));
