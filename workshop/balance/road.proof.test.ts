import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { isWithin } from "./findings.ts";
import { roadFindings } from "./road.ts";

// `npm run balance` fights more, with narrower bounds.
test("the road is easy at first, harder in each chapter, and can be walked with free commons", () => {
  const findings = roadFindings(volumeOf(60, 12), volumeOf(6, 14));

  expect(findings).toHaveLength(8);
  expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
});
