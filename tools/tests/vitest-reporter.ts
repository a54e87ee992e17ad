import type { Reporter, TestCase, TestModule } from "vitest/node";
import { errorText, fileFrom, noteRunning, writeResults, type TestResult } from "./results.ts";

type Unhandled = { message: string; VITEST_TEST_PATH?: unknown };

/** Writes what Vitest found in the shape of results.ts. */
export default class VitestReporter implements Reporter {
  readonly #running = new Set<string>();

  onTestModuleStart({ moduleId }: TestModule) {
    this.#running.add(fileFrom(moduleId));
    noteRunning(this.#running);
  }

  onTestCaseResult() {
    noteRunning(this.#running);
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    this.#running.delete(fileFrom(moduleId));
    noteRunning(this.#running);
  }

  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly Unhandled[]) {
    writeResults([...testModules.flatMap(resultsOf), ...unhandledErrors.map(outside)]);
  }
}

function resultsOf(testModule: TestModule): TestResult[] {
  const file = fileFrom(testModule.moduleId);
  const project = testModule.project.name;
  const tests = Array.from(testModule.children.allTests(), (test): TestResult => ({
    file,
    project,
    name: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
    outcome: outcomeOf(test),
    error: errorText(test.result().errors?.[0]),
  }));
  const isFailed = testModule.state() === "failed";
  if (!isFailed || tests.some(({ outcome }) => outcome === "failed")) return tests;
  // The file could not be loaded, or one of its hooks failed.
  const suites = Array.from(testModule.children.allSuites());
  const [error] = [testModule, ...suites].flatMap((each) => each.errors());
  const text = errorText(error) || "The file failed.";
  return [...tests, { file, project, name: "", ms: 0, outcome: "failed", error: text }];
}

/** A test that did not come to its end has failed. */
function outcomeOf(test: TestCase): TestResult["outcome"] {
  const { state } = test.result();
  return state === "pending" ? "failed" : state;
}

/** An error outside of every test; Vitest knows in most cases which file was running. */
const outside = (error: Unhandled): TestResult => ({
  file: typeof error.VITEST_TEST_PATH === "string" ? fileFrom(error.VITEST_TEST_PATH) : "",
  project: "",
  name: "",
  ms: 0,
  outcome: "failed",
  error: errorText(error),
});
