/** The runner of `npm test` with the planted tests only. */
import { join } from "node:path";
import { runTests } from "#tools/tests/run-tests.ts";
import { journeyRunner, vitestRunner } from "#tools/tests/runners.ts";

const config = (name: string) => ["--config", `tools/tests/planted/${name}.config.ts`];
const folder = process.env["PLANTED_FOLDER"] ?? "";
const units = vitestRunner({ folder, args: config("vitest") });
const journeys = journeyRunner({ folder, args: config("playwright") });
process.exit(await runTests([units, journeys], { flakyIn: join(folder, "flaky.json") }));
