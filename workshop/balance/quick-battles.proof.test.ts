import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { bondFindings } from "./bond.ts";
import { isWithin } from "./findings.ts";
import { quickFindings, trioFinding } from "./quick-battles.ts";

// `npm run balance` fights far more. These few always have the same seed; chance may move a
// share by some points, so the bounds are that much wider.
const plan = { decks: volumeOf(40, 6), rivals: 8, seed: 3 };
const SLACK = volumeOf(4, 15);

test("levels are won as often as stated, counters help, and weak cards do not", () => {
  const findings = quickFindings(plan, SLACK);

  expect(findings.length).toBeGreaterThan(10);
  expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
});

test("the bond helps a newcomer's first creations, and no more than is stated", () => {
  const findings = bondFindings(plan, SLACK);

  expect(findings).toHaveLength(10);
  expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
});

test("no three elements win more than two battles of three at Fair", () => {
  const finding = trioFinding(volumeOf(0.25, 0.02));

  expect(finding.measured).toBeGreaterThan(60);
  expect([finding].filter((each) => !isWithin(each))).toEqual([]);
});
