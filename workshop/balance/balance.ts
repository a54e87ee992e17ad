/**
 * `npm run balance`: plays some ten thousand duels, computer against computer, and prints whether
 * the numbers of game/duel/numbers.ts hold what they are tuned for; then some ten thousand quick
 * battles, and whether every level is won as often as game/battle/computer-levels.ts says, and what
 * tactics are worth, and what the bond with own creations is; then the
 * Tale Road; then first packs, and whether they have more new cards and the same rarities; then two
 * years of some players, and how many of their coins go out again.
 * `npm run balance -- 0.2` plays a fifth, for a first look while tuning. `npm run balance -- days` plays
 * sixty days of a thousand players instead, and writes what each day offers to docs/days.md, and
 * `npm run balance -- economy` the two years alone.
 */
import { inText, type Cell } from "#bench/table.ts";
import { writeDays } from "#workshop/days/days.ts";
import { printEconomy } from "#workshop/days/economy.ts";
import {
  casualFinding,
  casualSeries,
  courseFindings,
  depthSeries,
  isWithin,
  ladderFinding,
  ladderSeries,
  mirrorFindings,
  mirrorSeries,
  percent,
  within,
  type Finding,
  type Plan,
} from "./findings.ts";
import { bondFindings } from "./bond.ts";
import { firstPackFindings } from "./first-packs.ts";
import { quickFindings, trioFinding } from "./quick-battles.ts";
import { roadFindings } from "./road.ts";
import { fightInThreads } from "./threads.ts";

if (process.argv[2] === "days") {
  writeDays();
  process.exit();
}

if (process.argv[2] === "economy") {
  printEconomy();
  process.exit();
}

const share = Number(process.argv[2] ?? 1);
const plan: Plan = { mirror: 16_000 * share, ladder: 3000 * share, casual: 4000 * share, seed: 7 };

const began = performance.now();
const mirror = await fightInThreads(mirrorSeries(plan));
const findings: Finding[] = [...mirrorFindings(mirror), ...courseFindings(mirror)];
for (const { what, aim, series } of depthSeries(plan)) {
  const { wins, fights } = await fightInThreads(series);
  findings.push(within(what, percent(wins, fights), aim));
}
for (const series of ladderSeries(plan)) {
  findings.push(ladderFinding(series, await fightInThreads(series)));
}
findings.push(casualFinding(await fightInThreads(casualSeries(plan))));

const quickPlan = { decks: Math.ceil(500 * share), rivals: 10, seed: 7 };
const quick = [...quickFindings(quickPlan), trioFinding(share)];

const bondPlan = { ...quickPlan, decks: Math.ceil(100 * share) };
const bond = bondFindings(bondPlan);

const PLAYERS = 4000;
const firstPacks = firstPackFindings(Math.ceil(PLAYERS * share));

const roadDuels = Math.ceil(200 * share);
const road = roadFindings(roadDuels);

const row = (finding: Finding): Cell[] => {
  const { what, measured, from, to } = finding;
  return [what, measured, `${from} to ${to}`, isWithin(finding) ? "holds" : "OUTSIDE"];
};
const head = ["what", "measured", "aim", ""];
const tables = [
  {
    title: "The balance of duels",
    note:
      `${plan.mirror} duels of Master against itself in the Fair Arena, ${plan.ladder} for each ` +
      `pair of levels, ${plan.casual} with one stronger team; always the same seeds.`,
    head,
    rows: findings.map(row),
  },
  {
    title: "The balance of quick battles",
    note:
      `${quickPlan.decks} decks of each kind, and ${quickPlan.rivals} rivals for each of them on ` +
      "every level; always the same seeds.",
    head,
    rows: quick.map(row),
  },
  {
    title: "The bond with own creations",
    note:
      `${bondPlan.decks} newcomers with three free common creations each, and ` +
      `${bondPlan.rivals} rivals for each on every level; always the same seeds.`,
    head,
    rows: bond.map(row),
  },
  {
    title: "The Tale Road",
    note: `${roadDuels} duels with three free commons against each rival; always the same seeds.`,
    head,
    rows: road.map(row),
  },
  {
    title: "A player's first packs",
    note: `${Math.ceil(PLAYERS * share)} players with twelve starter cards, by the same dice as later packs.`,
    head,
    rows: firstPacks.map(row),
  },
];
for (const table of tables) console.log(`\n${inText(table)}`);
console.log();
printEconomy();
console.log(`\n${Math.round((performance.now() - began) / 1000)} seconds`);
if (![...findings, ...quick, ...bond, ...road, ...firstPacks].every(isWithin)) process.exitCode = 1;
