import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { home } from "#tools/set-up.mjs";

/** Runs the planted tests, with those faults that the words name. */
function runPlanted(words: string) {
  const folder = mkdtempSync(join(tmpdir(), "taleborn-planted-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Vitest tells its workers who they are, which the planted one must not hear.
  const env = {
    ...process.env,
    PLANTED: words,
    TEST_END_MAX_MS: "3000",
    TEST_STUCK_MAX_MS: words === "stuck" ? "3000" : "600000",
    PLANTED_FOLDER: folder,
    VITEST: undefined,
  };
  const { status, stdout } = spawnSync(process.execPath, ["tools/tests/planted/run.ts"], {
    cwd: home,
    env,
    encoding: "utf8",
  });
  return { status, stdout, folder };
}

test("what fails at first and passes alone is told loudly and kept, and the run is green", () => {
  const { status, stdout, folder } = runPlanted("flaky");

  expect(stdout).toContain("FLAKY: tools/tests/planted/planted.unit.ts (planted) > a unit fails");
  expect(stdout).toContain("FLAKY: tools/tests/planted/planted.journey.ts > a journey fails");
  expect(stdout).toContain("planted: fails at first");
  expect(stdout).toContain("\n8 passed, 0 failed");
  expect(status).toBe(0);
  const kept = JSON.parse(readFileSync(join(folder, "flaky.json"), "utf8")) as object[];
  expect(kept).toMatchObject([{ flaky: [{ name: "a unit fails at first" }, {}] }]);
});

test("what fails twice fails the run, beside what is flaky", () => {
  const { status, stdout } = runPlanted("flaky broken");

  expect(stdout).toContain(
    "failed: tools/tests/planted/planted.unit.ts (planted) > a unit fails a",
  );
  expect(stdout).toContain("failed: tools/tests/planted/planted.journey.ts > a journey fails a");
  expect(stdout).toContain("FLAKY: tools/tests/planted/planted.unit.ts");
  expect(stdout).toContain("\n6 passed, 2 failed");
  expect(status).toBe(1);
});

test("where nothing fails, nothing is tried twice, and the slowest are listed", () => {
  const { status, stdout } = runPlanted("");

  expect(stdout).not.toContain("Once more");
  expect(stdout).toContain("The slowest 8 of 8 tests");
  expect(stdout).toContain("\n8 passed, 0 failed");
  expect(status).toBe(0);
});

test("a program that does not end after its last test is ended, and its results count", () => {
  const { status, stdout } = runPlanted("hanging");

  expect(stdout).toContain("It did not end after its last test");
  expect(stdout).toContain("\n8 passed, 0 failed");
  expect(status).toBe(0);
});

test("a run in which no test ends any more is ended, says which files had begun, and fails", () => {
  const { status, stdout } = runPlanted("stuck");

  expect(stdout).toContain("these had begun: tools/tests/planted/planted.unit.ts");
  expect(stdout).not.toContain("Once more");
  expect(status).toBe(1);
});
