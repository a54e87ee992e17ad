import type { Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { errorText, fileFrom, writeResults, type TestResult } from "./results.ts";

/** Writes what Playwright found in the shape of results.ts. */
export default class JourneyReporter implements Reporter {
  #suite: Suite | null = null;
  readonly #errors: TestError[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  /** An error outside of any journey, such as a game that did not start. */
  onError(error: TestError) {
    this.#errors.push(error);
  }

  onEnd() {
    writeResults([...(this.#suite?.allTests() ?? []).map(resultOf), ...this.#errors.map(outside)]);
  }

  printsToStdio() {
    return false;
  }
}

const outcomes = {
  expected: "passed",
  skipped: "skipped",
  flaky: "failed",
  unexpected: "failed",
} as const;

function resultOf(test: TestCase): TestResult {
  const { duration: ms = 0, error, annotations = [] } = test.results.at(-1) ?? {};
  const seen = annotations.find(({ type }) => type === "seen");
  return {
    file: fileFrom(test.location.file),
    project: "",
    // The first titles are those of the root, the project and the file.
    name: test.titlePath().slice(3).join(" "),
    ms,
    outcome: outcomes[test.outcome()],
    error: errorText(error),
    seen: JSON.parse(seen?.description ?? "[]") as string[],
  };
}

const outside = (error: TestError): TestResult => ({
  file: error.location ? fileFrom(error.location.file) : "",
  project: "",
  name: "",
  ms: 0,
  outcome: "failed",
  error: errorText(error),
});
