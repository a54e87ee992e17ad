import { defineConfig } from "vitest/config";

const server = { include: ["server/**/*.test.ts"], pool: "forks" } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "rules and parts",
          include: ["{game,forge,contract,web,tools,workshop}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: "on the embedded database",
          globalSetup: "server/testing/embedded-database.ts",
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: "on a database server",
          // Adapters that do not touch the database are tested once, above.
          exclude: ["server/adapters/**"],
          globalSetup: "server/testing/database-server.ts",
        },
      },
    ],
  },
});
