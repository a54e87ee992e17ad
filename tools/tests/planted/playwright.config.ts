import { defineConfig } from "@playwright/test";

/** Journeys that fail on purpose and need no browser, for the tests of the runner. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: `${process.env["PLANTED_FOLDER"]}/journeys`,
  fullyParallel: true,
  workers: 1,
});
