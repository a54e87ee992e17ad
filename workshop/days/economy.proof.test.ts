import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { isWithin } from "#workshop/balance/findings.ts";
import { economyFindings } from "./economy.ts";

// `npm run balance -- economy` plays two years of more players, with the narrower aim.
test("most coins that come in go out again", () => {
  const findings = economyFindings(volumeOf(30, 5), {
    years: volumeOf(2, 1),
    slack: volumeOf(0, 10),
  });

  expect(findings.length).toBeGreaterThan(1);
  expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
}, 240_000);
