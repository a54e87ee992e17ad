/**
 * Which files can change the result of a test. Imports alone would say: nearly all, since every story
 * of the server opens the whole game, and every journey the whole app. So the files that wire the game
 * together lead to no feature; a story depends on the features that answer the calls of the contract
 * which it names, and a journey on those of the screens it opened and the calls it made.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { home } from "#tools/set-up.mjs";
import { findScreen } from "#web/app/paths.ts";
import { filesBehind } from "./sources.ts";

/** The addresses of this game that a journey has met: of pages, such as `/cards`, and of calls. */
export type Seen = readonly string[];

/** The packages, Node among them: a change of these can change the result of everything. */
const everywhere = "package-lock.json";

const PLUMBING = /^server\/(lib|ports|adapters|schema|migrations|testing|pages)\//;
const FEATURE = /^(server|web)\/[^/]+\//;

/** They import every feature, or every screen. */
const WIRING =
  /^server\/(app|worker|game-server|open-game|main)\.ts$|^server\/(pages|adapters|testing)\/|^web\/app\/(screens|admin-screen-files|prerender|prerendered)\.tsx?$/;

/** Stories draw few cards: only the making of cards depends on the forge. */
const FORGE = "contract/creation.ts";
const forgeWorker = globSync("server/adapters/forge/*.ts", { cwd: home });

/** Beside the screens, and named with them by a pattern. */
const FOR_TESTS = /\.test\.|\/test-|^web\/app\/specification\//;

function follows(from: string, to: string): boolean {
  if (!WIRING.test(from)) return true;
  if (to.startsWith("forge/") || to.endsWith("-screen.tsx") || FOR_TESTS.test(to)) return false;
  return !FEATURE.test(to) || PLUMBING.test(to) || to.startsWith("web/app/");
}

/** By file of the contract, the routes of the features that answer its calls. */
const routesByContract = () => {
  const routes = globSync("server/*/routes.ts", { cwd: home });
  const named = routes.map((file) => [file, filesBehind([file], (from) => from === file)] as const);
  return (contract: string): string[] =>
    named.filter(([, files]) => files.has(contract)).map(([file]) => file);
};
let findRoutes: ReturnType<typeof routesByContract> | null = null;

/** The features that answer calls of these files of the contract. */
function answering(contracts: Iterable<string>): string[] {
  findRoutes ??= routesByContract();
  const all = [...contracts];
  const routes = all.flatMap(findRoutes);
  return all.includes(FORGE) ? [...routes, ...filesBehind(forgeWorker)] : routes;
}

/** They start the whole game, and ask of its features only whether they are there. */
const STARTS_THE_GAME = /^tools\/(run-folder|start)\.test\.ts$/;

const isContract = (file: string) => file.startsWith("contract/");
const TEST_GAME = "server/testing/test-game.ts";
const isTestCode = (file: string) =>
  /\.test\.|^test-/.test(basename(file)) && !file.startsWith("server/testing/");

/** Of a file of tests for Vitest. How a proof of volume is run does not change what it proves. */
export function dependenciesOf(file: string): Set<string> {
  const shared = isProof(file) ? [everywhere] : [everywhere, "vitest.config.ts"];
  return new Set([...behind(file), ...shared]);
}

export const isProof = (file: string) => file.endsWith(".proof.test.ts");

function behind(file: string): Set<string> {
  if (file.startsWith("bench/")) return behindBench(file);
  // The runner and its tests name many files, of which they only compare the names.
  if (file.startsWith("tools/tests/"))
    return filesBehind([file], (from) => from.startsWith("tools/tests/"));
  if (STARTS_THE_GAME.test(file)) return filesBehind([file], follows);
  if (file.startsWith("web/")) return filesBehind([file, "web/lib/test-setup.ts"], follows);
  const own = filesBehind([file], follows);
  if (!own.has(TEST_GAME)) return filesBehind([file]);
  const tests = [...own].filter(isTestCode);
  const contracts = [...filesBehind(tests, (from) => tests.includes(from))].filter(isContract);
  return storyBehind([...own, ...answering(contracts)]);
}

/** A story of the server reads the table of screens, and nothing else of the client's. */
const storyBehind = (files: Iterable<string>) =>
  filesBehind(files, (from, to) => !from.startsWith("web/") && follows(from, to));

/** What every page of the app and every answer of the server needs. */
const allPages = ["web/app/main.tsx", "web/app/hydrate.ts", "web/offline/worker.ts"];
const allAnswers = [
  "server/main.ts",
  ...globSync("server/{game-server,open-game,app,worker}.ts", { cwd: home }),
];
const builds = [
  "playwright.config.ts",
  "web/index.html",
  "web/vite.config.ts",
  "tools/build/build-web.ts",
];

/** A bench depends on the calls that it measures, and that of a page on the first pages. */
function behindBench(file: string): Set<string> {
  const own = filesBehind([file], (from, to) => !/^(tools|web)\//.test(from) && follows(from, to));
  const all = new Set(own);
  const add = (files: Set<string>) => files.forEach((each) => all.add(each));
  if ([...own].some((each) => each.startsWith("server/"))) {
    add(
      storyBehind([
        ...[...own].filter((each) => each.startsWith("server/")),
        ...allAnswers,
        ...answering([...own].filter(isContract)),
      ]),
    );
  }
  if (own.has("bench/browser.ts")) {
    add(filesBehind([...allPages, ...["/", "/cards", "/marketplace"].flatMap(screensAt)], follows));
  }
  return all;
}

/** Of a journey in this file that has met these addresses. */
export function dependenciesOfJourney(file: string, seen: Seen): Set<string> {
  const calls = seen.filter((address) => address.startsWith("/api/"));
  const screens = screensMet(seen);
  const client = filesBehind([...allPages, ...screens], follows);
  const server = storyBehind([...allAnswers, ...answering(contractsOf(calls))]);
  return new Set([...filesBehind([file], isInE2e), ...client, ...server, everywhere, ...builds]);
}

/** Only imports within e2e count here; screens and calls that a journey met say what else counts. */
const isInE2e = (_from: string, to: string) => to.startsWith("e2e/");

const screensMet = (seen: Seen): string[] => seen.flatMap(screensAt);

/** The files of the screens at these addresses, and what those are made of. */
export const partsMet = (seen: Seen): string[] => {
  const screens = screensMet(seen);
  return [...filesBehind(screens, (from) => screens.includes(from))];
};

function screensAt(address: string): string[] {
  const screen = findScreen(address);
  return [screen, screen?.visitor].flatMap((each) => (each ? [`web/${each.file}`] : []));
}

/** The files of the contract whose calls these are. */
function contractsOf(addresses: readonly string[]): string[] {
  return globSync("contract/*.ts", { cwd: home }).filter((file) => {
    const paths = Array.from(
      readFileSync(join(home, file), "utf8").matchAll(/"[A-Z]+ (\/api\/[^"]+)"/g),
      ([, path = ""]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    );
    return addresses.some((address) => paths.some((path) => path.test(address)));
  });
}
