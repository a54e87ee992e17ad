import { defineConfig } from "vitest/config";
import { openRunFolder } from "#tools/run-folder.mjs";

openRunFolder("tests");

/** What knows how the database is reached: connections, rights, migrations. Told of both kinds. */
export const onBoth = [
  "server/lib/db.test.ts",
  "server/schema.test.ts",
  "server/health/server.test.ts",
];

/**
 * The other stories that lean on the database most: jobs, nudges between servers, locks, kills. They
 * are told of a server over TCP alone, as one is run at scale; all others of the embedded one.
 */
export const overTcp = [
  "server/killed-jobs.test.ts",
  "server/pooler.test.ts",
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

/**
 * Proofs of volume do something a hundred thousand times. In the ordinary projects they do it a few
 * times, so that the proof itself is sound. TEST_PROOFS names those to run as a whole; unset, all.
 */
const proofs = process.env["TEST_PROOFS"]?.split(",") ?? [
  "{game,forge,workshop,bench,server}/**/*.proof.test.ts",
];
const proofsOf = (isOfServer: boolean) =>
  proofs.filter(
    (proof) =>
      proof !== "" && (proof.startsWith("server/") === isOfServer || proof.startsWith("{")),
  );

/** Files share what is loaded; `web/lib/test-setup.ts` sees to it that screens begin clean. */
const shared = { pool: "forks" as const, isolate: false, provide: { volume: "sample" as const } };
const asProofs = { ...shared, provide: { volume: "whole" as const } };
const server = { ...shared, include: ["server/**/*.test.ts"] };
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
          ...shared,
          name: "rules",
          include: ["{game,forge,texts,contract,tools,workshop,bench}/**/*.test.ts"],
          // Its short form is its only one.
          exclude: ["**/node_modules/**", "bench/**/*.proof.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...asProofs,
          name: "proofs of volume",
          include: proofsOf(false),
          exclude: ["server/**"],
        },
      },
      {
        extends: true,
        test: {
          ...asProofs,
          ...onEmbedded,
          name: "proofs of volume of the server",
          include: proofsOf(true),
          exclude: ["{game,forge,workshop,bench}/**"],
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
          exclude: ["**/node_modules/**", ...overTcp],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: "on a database server",
          include: [...onBoth, ...overTcp],
          globalSetup: "server/testing/database-server.ts",
        },
      },
    ],
  },
});
