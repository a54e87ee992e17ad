import { defineConfig } from "vitest/config";

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
          include: ["{game,forge,contract,web,tools}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
