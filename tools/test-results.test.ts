import { join } from "node:path";
import { expect, test } from "vitest";
import { home } from "./set-up.mjs";
import { journeyResults, unitResults } from "./test-results.mjs";

test("the tests that failed are named, and a file that could not be loaded", () => {
  const results = unitResults({
    numPassedTests: 2,
    testResults: [
      {
        name: join(home, "game/a.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "one holds", status: "passed" },
          { fullName: "one does not", status: "failed" },
        ],
      },
      { name: join(home, "game/b.test.ts"), status: "failed", assertionResults: [] },
      {
        name: join(home, "game/c.test.ts"),
        status: "passed",
        assertionResults: [{ fullName: "all is well", status: "passed" }],
      },
    ],
  });
  expect(results).toEqual({
    passed: 2,
    failed: ["game/a.test.ts: one does not", "game/b.test.ts"],
  });
});

const journey = (title: string, status: string) => ({
  file: "home.test.ts",
  title,
  tests: [{ status }],
});

test("a journey that needed a second try has failed", () => {
  const results = journeyResults({
    stats: { expected: 1 },
    errors: [{ message: "no server" }],
    suites: [
      {
        specs: [journey("opens", "expected")],
        suites: [{ specs: [journey("closes", "flaky"), journey("shines", "unexpected")] }],
      },
    ],
  });
  expect(results).toEqual({
    passed: 1,
    failed: ["e2e/home.test.ts: closes", "e2e/home.test.ts: shines", "no server"],
  });
});
