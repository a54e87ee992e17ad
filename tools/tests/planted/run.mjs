// The runner of `npm test` with the planted tests only.
import { join } from "node:path";
import { runTests } from "#tools/tests/run-tests.mjs";
import { journeyRunner, vitestRunner } from "#tools/tests/runners.mjs";

const folder = "tools/tests/planted";
const results = process.env.PLANTED_FOLDER;
const units = vitestRunner({ results, args: ["--config", `${folder}/vitest.config.ts`] });
const journeys = journeyRunner({ results, args: ["--config", `${folder}/playwright.config.ts`] });
const flakyFile = join(results, "flaky.json");
process.exit(await runTests([units, journeys], { flakyFile }));
