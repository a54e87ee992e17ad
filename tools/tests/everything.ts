/**
 * `npm test`: every check, and every test whose result does not stand from an earlier run.
 * `npm test -- touched`: the tests of its feature that a change since main concerns. `npm test -- all`: every test.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { check } from "#tools/check.mjs";
import { environment, giveUp, home, pinnedNode, run, say } from "#tools/set-up.mjs";
import { dependenciesOf, dependenciesOfJourney, isProof, partsMet } from "./dependencies.ts";
import {
  journeyName,
  keep,
  readKept,
  standingJourneys,
  standingUnits,
  unprovenOf,
} from "./kept-results.ts";
import { runTests } from "./run-tests.ts";
import { journeyRunner, vitestRunner } from "./runners.ts";
import { addressesIn, addressesNamed, changedFiles, nearTo } from "./touched.ts";

const began = performance.now() - Number(process.env["SET_UP_MS"] ?? 0);
const elapsed = () => `(${Math.round((performance.now() - began) / 1000)} s)`;

function fail(what: string): never {
  say(`${what} failed. ${elapsed()}`);
  process.exit(1);
}

const [mode = "new"] = process.argv.slice(2);
const selectors: Record<string, (all: Selection) => Selection> = {
  new: selectNew,
  touched: selectTouched,
  all: (all) => all,
};
const select =
  selectors[mode] ??
  giveUp(`"npm test -- ${mode}" is not known: say "touched", "all", or nothing.`);

type Journey = { file: string; title: string };

/** All journeys, as Playwright knows them. */
function listJourneys(): Journey[] {
  const args = ["test", "--list", "--reporter=json"];
  const { stdout } = spawnSync("playwright", args, { cwd: home, env: environment() });
  type Suite = { specs: { file: string; title: string }[]; suites?: Suite[] };
  const { suites } = JSON.parse(String(stdout)) as { suites: Suite[] };
  const specsOf = ({ specs, suites: inner = [] }: Suite): Journey[] => [
    ...specs.map(({ file, title }) => ({ file: `e2e/${file}`, title })),
    ...inner.flatMap(specsOf),
  ];
  return suites.flatMap(specsOf);
}

const nameOfJourney = ({ file, title }: Journey) => journeyName({ file, name: title });

/** `proofs` run as a whole, and not only a sample. */
type Selection = {
  units: readonly string[];
  proofs: readonly string[];
  journeys: readonly Journey[];
};

function selectTouched({ units, journeys }: Selection): Selection {
  const changed = changedFiles();
  const kept = readKept();
  const concerns = (files: ReadonlySet<string>) => changed.some((file) => files.has(file));
  const isNear = nearTo(changed);
  say(`${changed.length} files differ from main.`);
  return {
    units: units.filter((file) => isNear([file]) && concerns(dependenciesOf(file))),
    proofs: [],
    journeys: journeys.filter((journey) => {
      const { file, title } = journey;
      const seen = kept.journeys[nameOfJourney(journey)]?.seen ?? addressesNamed(file, title);
      const parts = partsMet(addressesIn(title));
      return isNear([file, ...parts]) && concerns(dependenciesOfJourney(file, seen));
    }),
  };
}

function selectNew({ units, journeys }: Selection): Selection {
  const kept = readKept();
  const standing = standingUnits(units, kept);
  const met = standingJourneys(kept);
  const journeysLeft = journeys.filter((journey) => !met.has(nameOfJourney(journey)));
  const standingTests = [...standing].reduce(
    (sum, file) => sum + (kept.units[file]?.tests ?? 0),
    0,
  );
  const count = standingTests + journeys.length - journeysLeft.length;
  if (count > 0) {
    say(`${count} tests passed before and depend on nothing that changed since: not run again.`);
  }
  const proofs = unprovenOf(units);
  const unitsLeft = units.filter((file) => !standing.has(file) || proofs.includes(file));
  return { units: unitsLeft, proofs, journeys: journeysLeft };
}

const failedCheck = await check();
if (failedCheck !== null) fail(`Checking ${failedCheck}`);

say(`Building the web client ... ${elapsed()}`);
if ((await run(pinnedNode(), ["tools/build/build-web.ts"])) !== 0) fail("Building the web client");

const folders = "{game,forge,texts,contract,tools,workshop,web,server,bench}";
const allUnits = globSync(`${folders}/**/*.test.{ts,tsx}`, { cwd: home }).toSorted();
const all: Selection = {
  units: allUnits,
  proofs: allUnits.filter(isProof),
  journeys: listJourneys(),
};
const { units, proofs, journeys } = select(all);
const chosen = new Set(journeys.map(nameOfJourney));
const without = all.journeys
  .filter((journey) => !chosen.has(nameOfJourney(journey)))
  .map(({ file, title }) => [file.slice("e2e/".length), title] as const);
const runners = [
  ...(units.length > 0 ? [vitestRunner({ files: units, proofs })] : []),
  ...(journeys.length > 0 ? [journeyRunner({ without })] : []),
];
process.exit(await runTests(runners, { elapsed, onResults: keep }));
