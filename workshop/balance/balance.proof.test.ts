import { expect, inject, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { fight, type Series, type Tally } from "./fights.ts";
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
  type Plan,
} from "./findings.ts";
import { fightInThreads } from "./threads.ts";

// `npm run balance` plays far more. These few always have the same seeds, so they find the
// same; an element's share may be off by four points of chance, so its bounds are that much wider.
const plan: Plan = {
  mirror: volumeOf(1200, 160),
  ladder: volumeOf(400, 80),
  casual: volumeOf(300, 40),
  seed: 11,
};
const SLACK = volumeOf(4, 25);
/** So far chance alone moves the share of a sample. */
const LADDER_SLACK = volumeOf(0, 10);

/** So few fights as in the sample are over before a thread has begun. */
const fightAll = async (series: Series): Promise<Tally> =>
  inject("volume") === "whole" ? fightInThreads(series) : fight(series);

/** A quarter of a minute on an idle machine. */
const PATIENT = { timeout: 300_000 };

test(
  "Master against itself: elements, actions and turns are in their bounds",
  PATIENT,
  async () => {
    const tally = await fightAll(mirrorSeries(plan));
    const findings = [...mirrorFindings(tally, SLACK), ...courseFindings(tally, SLACK)];

    expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
  },
);

test.for(depthSeries(plan))("$what", PATIENT, async ({ what, aim: [from, to], series }) => {
  const { wins, fights } = await fightAll(series);

  expect(within(what, percent(wins, fights), [from, to + SLACK])).toSatisfy(isWithin);
});

test.for(ladderSeries(plan))("a higher level wins: $levels", PATIENT, async (series) => {
  const finding = ladderFinding(series, await fightAll(series), LADDER_SLACK);

  expect(finding).toSatisfy(isWithin);
});

test("a little more power helps and does not decide alone", PATIENT, async () => {
  const finding = casualFinding(await fightAll(casualSeries(plan)), SLACK);

  expect(finding).toSatisfy(isWithin);
});
