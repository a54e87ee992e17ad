/**
 * What both runners say of their tests, in one shape. Each runner's reporter writes its results into
 * the file that TEST_RESULTS names; the command that started the runner reads them.
 *
 * @typedef {object} TestResult
 * @property {string} file from the project's folder, such as `server/duel/duel.test.ts`
 * @property {string} name as the test calls itself, below its suites; empty for the file as a whole
 * @property {string} project of Vitest; empty for a journey
 * @property {number} ms
 * @property {"passed" | "failed" | "skipped"} outcome
 * @property {string} error what went wrong first; empty when nothing did
 */
import { readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { home } from "#tools/set-up.mjs";

/** @param {string} path */
export const fileFrom = (path) => relative(home, path).replaceAll(sep, "/");

/** @param {{ message?: string, stack?: string } | undefined} error */
export const errorText = (error) =>
  stripVTControlCharacters(error?.stack ?? error?.message ?? "").trim();

/** @param {TestResult[]} results */
export function writeResults(results) {
  const file = process.env.TEST_RESULTS;
  if (file) writeFileSync(file, JSON.stringify(results));
}

/** Null when the runner ended before it could write any. @returns {TestResult[] | null} */
export function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** The same for both tries of a test. @param {TestResult} result */
export const nameOf = ({ file, name, project }) =>
  [file, project && `(${project})`, name && `> ${name}`].filter(Boolean).join(" ");
