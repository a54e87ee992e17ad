/**
 * What both runners say of their tests, in one shape. Each runner's reporter writes its results into
 * the file that TEST_RESULTS names; the command that started the runner reads them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { home } from "#tools/set-up.mjs";

export type TestResult = {
  /** From the project's folder, such as `server/duel/duel.test.ts`; empty for a whole run. */
  file: string;
  /** As the test calls itself, below its suites; empty for the file as a whole. */
  name: string;
  /** Of Vitest; empty for a journey. */
  project: string;
  ms: number;
  outcome: "passed" | "failed" | "skipped";
  /** What went wrong; empty when nothing did. */
  error: string;
  /** The addresses that a journey met. */
  seen?: readonly string[];
};

export const fileFrom = (path: string) => relative(home, path).replaceAll(sep, "/");

export const errorText = (error?: { message?: string; stack?: string }) =>
  stripVTControlCharacters(error?.stack ?? error?.message ?? "").trim();

export function writeResults(results: readonly TestResult[]): void {
  const file = process.env["TEST_RESULTS"];
  if (file) writeFileSync(file, JSON.stringify(results));
}

/** Says which files have begun and not ended. When this was written last is when a test last ended. */
export function noteRunning(files: Iterable<string>): void {
  const file = process.env["TEST_RESULTS"];
  if (file) writeFileSync(runningFile(file), [...files].join(", "));
}

/** Where the files that run stand, beside the file of results. */
export const runningFile = (results: string): string => `${results}.running`;

/** Null when the runner ended before it could write any. */
export function readResults(file: string): TestResult[] | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TestResult[];
  } catch {
    return null;
  }
}

/** The same for both tries of a test. */
export const nameOf = ({ file, name, project }: TestResult): string =>
  [file, project && `(${project})`, file && name && ">", name].filter(Boolean).join(" ");
