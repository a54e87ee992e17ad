import { expect, test } from "vitest";
import {
  casualFinding,
  casualSeries,
  isWithin,
  ladderFinding,
  ladderSeries,
  mirrorFindings,
  mirrorSeries,
  type Plan,
} from "./findings.ts";
import { fightInThreads } from "./threads.ts";

// `npm run balance` plays far more of them. These few always have the same seeds, so they find the
// same; an element's share may be off by four points of chance, so its bounds are that much wider.
const plan: Plan = { mirror: 1200, ladder: 400, casual: 300, seed: 11 };
const SLACK = 4;

/** A quarter of a minute on an idle machine. */
const PATIENT = { timeout: 300_000 };

test(
  "Master against itself: elements, actions and turns are in their bounds",
  PATIENT,
  async () => {
    const findings = mirrorFindings(await fightInThreads(mirrorSeries(plan)), SLACK);

    expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
  },
);

test.for(ladderSeries(plan))("a higher level wins: $levels", PATIENT, async (series) => {
  const finding = ladderFinding(series, await fightInThreads(series));

  expect(finding).toSatisfy(isWithin);
});

test("a little more power helps and does not decide alone", PATIENT, async () => {
  const finding = casualFinding(await fightInThreads(casualSeries(plan)), SLACK);

  expect(finding).toSatisfy(isWithin);
});
