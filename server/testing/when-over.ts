import { afterAll, onTestFinished, TestRunner } from "vitest";

/** At the end of the test that runs, or of the file when none does: there `afterAll` is in time. */
export function whenOver(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
