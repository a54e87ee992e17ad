import { defineConfig } from "@playwright/test";
import { gameUrl, serverSettings } from "#e2e/support/the-game.ts";
import { browser, FLAGS } from "#tools/browser.mjs";
import { home, pinnedNode } from "#tools/set-up.mjs";

const { executablePath, env } = await browser();

/** Journeys in a real browser, against a game of their own. */
export default defineConfig({
  testDir: "e2e",
  // They run in other engines, where these are installed: npm run test:engines.
  testIgnore: "**/e2e/engines/**",
  outputDir: ".cache/journeys",
  // A third adds nothing on two cores (32 journeys: 354 s with two, 348 with three) but makes each slower.
  workers: 2,
  // What fails is run once more when everything is over, alone: tools/tests/second-try.mjs.
  retries: 0,
  fullyParallel: true,
  // Each step has a limit of its own; a journey may have many, on a machine that is busy with much else.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: gameUrl,
    actionTimeout: 30_000,
    // Each journey starts in a new browser, so a worker would only install itself and take requests
    // out of the journey's sight. e2e/offline.test.ts, which is about it, lets it in.
    serviceWorkers: "block",
    // Motion takes a third of the processor and no journey's time. The journeys that are about it,
    // and the first battle and the packs, are played with it: e2e/support/in-motion.ts.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { executablePath, env: env as Record<string, string>, args: FLAGS },
  },
  webServer: {
    command: `"${pinnedNode()}" server/main.ts`,
    cwd: home,
    env: serverSettings,
    url: `${gameUrl}/api/ready`,
    timeout: 120_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
