import { defineConfig } from "vitest/config";
import { openRunFolder } from "#tools/run-folder.mjs";

openRunFolder("tests");

/**
 * The stories that depend on how the database is reached and on who may do what in it: connections,
 * rights, migrations, jobs, nudges between servers, locks. All others say the same over TCP.
 */
export const alsoOverTcp = [
  "server/lib/db.test.ts",
  "server/health/server.test.ts",
  "server/account/account.test.ts",
  "server/account/guesses.test.ts",
  "server/missions/banking.test.ts",
  "server/notifications/notifications.test.ts",
  "server/live/live.test.ts",
  "server/duel/duel.test.ts",
  "server/family/attacks.test.ts",
  "server/market/at-once.test.ts",
  "server/market/killed.test.ts",
  "server/trades/races.test.ts",
  "server/economy/economy.test.ts",
  "server/rooms/rooms.test.ts",
];

/** Proofs of volume: each does ten thousand times what an ordinary test does a few times. */
const PROOFS = "**/*.proof.test.ts";

/** Files share what is loaded; `web/lib/test-setup.ts` sees to it that screens begin clean. */
const shared = { pool: "forks" as const, isolate: false };
const withoutProofs = { ...shared, exclude: ["**/node_modules/**", PROOFS] };
const server = { ...withoutProofs, include: ["server/**/*.test.ts"] };
const onEmbedded = { globalSetup: "server/testing/embedded-database.ts" };

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Longer than a busy machine may stand still: only what hangs for ever is to end here.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { interval: 20, timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...withoutProofs,
          name: "rules",
          include: ["{game,forge,texts,contract,tools,workshop}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "proofs of volume",
          include: [`{game,forge,workshop,bench}/${PROOFS}`],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...onEmbedded,
          name: "proofs of volume of the server",
          include: [`server/${PROOFS}`],
        },
      },
      {
        extends: true,
        // The development form records a stack with every element, which no test reads.
        oxc: { jsx: { development: false } },
        test: {
          ...shared,
          name: "screens",
          include: ["web/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: "web/lib/test-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          ...server,
          ...onEmbedded,
          name: "on the embedded database",
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: "on a database server",
          include: alsoOverTcp,
          globalSetup: "server/testing/database-server.ts",
        },
      },
    ],
  },
});
