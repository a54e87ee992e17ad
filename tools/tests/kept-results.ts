/**
 * A test that passed need not run again while none of the files it depends on has changed. What
 * passed is kept in `.cache`, with a hash of those files: a fresh clone, as in CI, runs everything.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { home } from "#tools/set-up.mjs";
import { dependenciesOf, dependenciesOfJourney, type Seen } from "./dependencies.ts";
import type { TestResult } from "./results.ts";

/** By file of tests, or by name of a journey. */
export type Kept = {
  units: Record<string, { hash: string; tests: number }>;
  journeys: Record<string, { file: string; title: string; hash: string; seen: Seen }>;
};

const keptFile = join(home, ".cache/kept-results.json");

export function readKept(): Kept {
  try {
    return JSON.parse(readFileSync(keptFile, "utf8")) as Kept;
  } catch {
    return { units: {}, journeys: {} };
  }
}

function writeKept(kept: Kept): void {
  mkdirSync(dirname(keptFile), { recursive: true });
  writeFileSync(keptFile, JSON.stringify(kept));
}

const hashes = new Map<string, string>();

function hashOfFile(file: string): string {
  const path = join(home, file);
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const hash = existsSync(path)
    ? createHash("sha256").update(readFileSync(path)).digest("hex")
    : "";
  hashes.set(file, hash);
  return hash;
}

function hashOf(files: ReadonlySet<string>): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...files].toSorted()) hash.update(`${file} ${hashOfFile(file)}\n`);
  return hash.digest("hex");
}

const hashOfUnit = (file: string) => hashOf(dependenciesOf(file));

export const journeyName = ({ file, name }: Pick<TestResult, "file" | "name">) => `${file} ${name}`;

/** The files of tests whose results stand. */
export function standingUnits(files: readonly string[], { units }: Kept): Set<string> {
  return new Set(files.filter((file) => units[file]?.hash === hashOfUnit(file)));
}

/** The names of the journeys whose results stand. */
export function standingJourneys({ journeys }: Kept): Set<string> {
  const standing = Object.entries(journeys).filter(
    ([, { file, seen, hash }]) => hash === hashOf(dependenciesOfJourney(file, seen)),
  );
  return new Set(standing.map(([name]) => name));
}

/** Keeps what passed at its first try, and forgets what did not. */
export function keep(results: readonly TestResult[]): void {
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
  const hash = hashOf(dependenciesOfJourney(file, seen));
  journeys[journeyName(test)] = { file, title: name, hash, seen };
}
