import { defineConfig } from "@playwright/test";
import journeys from "#playwright.config.ts";

/** The main journeys in other engines: `npm run test:engines`. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../.cache/engines",
  // Each engine draws without a graphics card: it takes its time, and a processor for itself.
  workers: 1,
  timeout: 600_000,
});
