/** How the programs that run tests are started: with all tests, some, or some once more. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { home, run, say } from "#tools/set-up.mjs";
import { readResults, runningFile, type TestResult } from "./results.ts";

export type Ended = { code: number; results: TestResult[] | null };

export type Runner = {
  /** What it does, as the terminal says. */
  title: string;
  start(): Promise<Ended>;
  /** Only what failed in these files, with nothing else beside it. */
  startAgain(files: readonly string[]): Promise<Ended>;
};

type Options = {
  title?: string;
  /** Further arguments of the program. */
  args?: readonly string[];
  /** The folder for its results. */
  folder?: string;
};

const ownFolder = join(home, ".cache/test-results");
/**
 * So long a program may take to end after its last test. Vitest waits for ever when a process that a
 * test started hangs (as Node does now and then while it exits: nodejs/node#54918).
 */
const endMaxMs = Number(process.env["TEST_END_MAX_MS"] ?? 60_000);
/**
 * So long no test may end. A test has a limit of its own, but what never lets a timer fire, such as a
 * loop of promises that are kept already, has none.
 */
const stuckMaxMs = Number(process.env["TEST_STUCK_MAX_MS"] ?? 900_000);

const reporter = (name: string) => join(home, "tools/tests", name);

async function collect(
  file: string,
  command: string,
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<Ended> {
  for (const each of [file, runningFile(file)]) rmSync(each, { force: true });
  const hangs = new AbortController();
  const looking = setInterval(() => {
    const isStuck = isOlder(runningFile(file), stuckMaxMs);
    if (isOlder(file, endMaxMs) ?? isStuck) hangs.abort();
  }, 1_000);
  const options = { signal: hangs.signal, killSignal: "SIGKILL" };
  const code = await run(command, args, { ...options, env: { ...settings, TEST_RESULTS: file } });
  clearInterval(looking);
  const results = readResults(file);
  if (!hangs.signal.aborted) return { code, results };
  if (results === null) {
    const begun = existsSync(runningFile(file)) ? readFileSync(runningFile(file), "utf8") : "none";
    say(`No test has ended for long; these had begun: ${begun}`);
    return { code: 1, results };
  }
  say("It did not end after its last test, and was ended: its results count.");
  return { code: results?.some(({ outcome }) => outcome === "failed") === false ? 0 : 1, results };
}

/** Whether a file was written so long ago; undefined where there is none. */
function isOlder(file: string, ms: number): boolean | undefined {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? undefined : Date.now() - written > ms;
}

/** `files` are those to run, `proofs` those that run as a whole; without any, all. */
export function vitestRunner({
  args = [],
  folder = ownFolder,
  files = [],
  proofs,
}: Options & { files?: readonly string[]; proofs?: readonly string[] } = {}): Runner {
  mkdirSync(folder, { recursive: true });
  const settings = proofs ? { TEST_PROOFS: proofs.join(",") } : {};
  const start = (name: string, more: readonly string[]) => {
    const reporters = ["--reporter=default", `--reporter=${reporter("vitest-reporter.ts")}`];
    const all = ["run", "--passWithNoTests", ...reporters, ...args, ...more];
    return collect(join(folder, `${name}.json`), "vitest", all, settings);
  };
  return {
    title: "Testing rules, parts and the server",
    start: () => start("vitest", files),
    startAgain: (failed) => start("vitest-again", ["--maxWorkers=1", ...failed]),
  };
}

/** `without` are the journeys to leave out, each as its file in e2e/ and its title. */
export function journeyRunner({
  title = "Playing journeys in a real browser",
  args = [],
  folder = ownFolder,
  without = [],
}: Options & { without?: readonly (readonly [string, string])[] } = {}): Runner {
  mkdirSync(folder, { recursive: true });
  const list = join(folder, "left-out.txt");
  const leftOut = without.length > 0 ? [`--test-list-invert=${list}`] : [];
  const start = (name: string, more: readonly string[]) =>
    collect(join(folder, `${name}.json`), "playwright", [
      "test",
      `--reporter=list,${reporter("journey-reporter.ts")}`,
      ...args,
      ...more,
    ]);
  return {
    title,
    start() {
      writeFileSync(list, without.map((journey) => journey.join(" \u203A ")).join("\n"));
      return start("journeys", leftOut);
    },
    startAgain: () => start("journeys-again", ["--last-failed", "--workers=1"]),
  };
}
