import { defineConfig } from "vitest/config";

/** Tests that fail on purpose, for the tests of the runner. */
export default defineConfig({
  test: { name: "planted", include: ["tools/tests/planted/*.unit.ts"], watch: false },
});
