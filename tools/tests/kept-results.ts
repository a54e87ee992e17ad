/**
 * A test that passed need not run again while none of the files it depends on has changed. What
 * passed is kept with a hash of those files: in `.cache`, so that a fresh clone, as in CI, runs every
 * test; but that of a proof of volume in the repository, so that CI runs only a sample of it.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { minifySync, transformSync } from "rolldown/utils";
import { home } from "#tools/set-up.mjs";
import { dependenciesOf, dependenciesOfJourney, isProof, type Seen } from "./dependencies.ts";
import type { TestResult } from "./results.ts";

/** By file of tests, or by name of a journey. */
export type Kept = {
  units: Record<string, { hash: string; tests: number }>;
  journeys: Record<string, { file: string; title: string; hash: string; seen: Seen }>;
};

const keptFile = join(home, ".cache/kept-results.json");
const provenFile = join(home, "tools/tests/proven.json");

export function readKept(): Kept {
  try {
    return JSON.parse(readFileSync(keptFile, "utf8")) as Kept;
  } catch {
    return { units: {}, journeys: {} };
  }
}

/** By file of proofs, the hash of the sources with which it has passed as a whole. */
function readProven(): Record<string, string> {
  return existsSync(provenFile)
    ? (JSON.parse(readFileSync(provenFile, "utf8")) as Record<string, string>)
    : {};
}

/** The proofs that have to run as a whole. */
export function unprovenOf(files: readonly string[]): string[] {
  const proven = readProven();
  return files.filter((file) => isProof(file) && proven[file] !== hashOfUnit(file));
}

const ofProofs = ({ project }: TestResult) => project.startsWith("proofs of volume");

function keepProven(results: readonly TestResult[]): void {
  const proven = readProven();
  const before = JSON.stringify(proven);
  for (const [file, tests] of Map.groupBy(results.filter(ofProofs), (result) => result.file)) {
    delete proven[file];
    if (tests.every(({ outcome }) => outcome === "passed")) proven[file] = hashOfUnit(file);
  }
  for (const file of Object.keys(proven)) if (!existsSync(join(home, file))) delete proven[file];
  const after = Object.fromEntries(Object.entries(proven).toSorted());
  if (JSON.stringify(after) === before) return;
  writeFileSync(provenFile, `${JSON.stringify(after, null, 2)}\n`);
}

function writeKept(kept: Kept): void {
  mkdirSync(dirname(keptFile), { recursive: true });
  writeFileSync(keptFile, JSON.stringify(kept));
}

type Reading = (file: string) => string;

/** Each file is read and hashed once. */
function hashing(read: Reading) {
  const hashes = new Map<string, string>();
  const hashOfFile = (file: string): string => {
    const text = existsSync(join(home, file)) ? read(file) : "";
    return createHash("sha256").update(text).digest("hex");
  };
  return (files: ReadonlySet<string>): string => {
    const hash = createHash("sha256");
    for (const file of [...files].toSorted()) {
      const known = hashes.get(file) ?? hashOfFile(file);
      hashes.set(file, known);
      hash.update(`${file} ${known}\n`);
    }
    return hash.digest("hex");
  };
}

const readText: Reading = (file) => readFileSync(join(home, file), "utf8");

/** Without comments, types and layout, none of which changes what a program does. */
const readCode: Reading = (file) =>
  /\.[cm]?tsx?$/.test(file) ? codeOf(file, readText(file)) : readText(file);

export function codeOf(file: string, text: string): string {
  const { code, errors } = transformSync(file, text);
  const plain = minifySync("code.js", code, { compress: false, mangle: false });
  return errors.length + plain.errors.length > 0 ? text : plain.code;
}

/** Some tests read sources as texts, and find fault with a comment. */
const hashOfTexts = hashing(readText);
const hashOfCode = hashing(readCode);

const hashOfUnit = (file: string) =>
  (isProof(file) ? hashOfCode : hashOfTexts)(dependenciesOf(file));

const hashOfJourney = (file: string, seen: Seen) => hashOfCode(dependenciesOfJourney(file, seen));

export const journeyName = ({ file, name }: Pick<TestResult, "file" | "name">) => `${file} ${name}`;

/** The files of tests whose results stand. */
export function standingUnits(files: readonly string[], { units }: Kept): Set<string> {
  return new Set(files.filter((file) => units[file]?.hash === hashOfUnit(file)));
}

/** The names of the journeys whose results stand. */
export function standingJourneys({ journeys }: Kept): Set<string> {
  const standing = Object.entries(journeys).filter(
    ([, { file, seen, hash }]) => hash === hashOfJourney(file, seen),
  );
  return new Set(standing.map(([name]) => name));
}

/** Keeps what passed at its first try, and forgets what did not. */
export function keep(results: readonly TestResult[]): void {
  keepProven(results);
  const kept = readKept();
  for (const [file, tests] of Map.groupBy(results, (result) => result.file)) {
    if (file.startsWith("e2e/")) tests.forEach((test) => keepJourney(kept, test));
    else keepUnit(kept, file, tests);
  }
  writeKept(kept);
}

function keepUnit({ units }: Kept, file: string, tests: readonly TestResult[]): void {
  delete units[file];
  if (file === "" || tests.some(({ outcome }) => outcome === "failed")) return;
  units[file] = { hash: hashOfUnit(file), tests: tests.length };
}

function keepJourney({ journeys }: Kept, test: TestResult): void {
  const { file, name, outcome, seen = [] } = test;
  delete journeys[journeyName(test)];
  if (outcome !== "passed") return;
  const hash = hashOfJourney(file, seen);
  journeys[journeyName(test)] = { file, title: name, hash, seen };
}
