// What the reports of both runners say: how many tests passed, and which did not.
import { relative } from "node:path";
import { home } from "./set-up.mjs";

/** Of Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function unitResults({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(home, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return status === "failed" ? [file] : [];
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

/** Of Playwright's JSON report. No journey gets a second try; if one ever does, it has failed. */
export function journeyResults({ stats, suites, errors }) {
  const failed = suites.flatMap(failedJourneys);
  return { passed: stats.expected, failed: [...failed, ...errors.map(({ message }) => message)] };
}

function failedJourneys({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === "unexpected" || status === "flaky"),
  );
  return [
    ...failed.map(({ file, title }) => `e2e/${file}: ${title}`),
    ...suites.flatMap(failedJourneys),
  ];
}
