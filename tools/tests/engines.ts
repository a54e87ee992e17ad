/** The main journeys in Firefox and WebKit, once these are known to be installed. */
import { runTests } from "./run-tests.ts";
import { journeyRunner } from "./runners.ts";

const args = ["--config", "e2e/engines/playwright.config.ts"];
process.exit(await runTests([journeyRunner({ title: "Playing in Firefox and WebKit", args })]));
