import { expect, test } from "vitest";
import { volumeOf } from "#game/lib/test-volume.ts";
import { isWithin } from "#workshop/balance/findings.ts";
import { dayFindings } from "./report.ts";
import { DAYS, simulate } from "./simulate.ts";

// `npm run balance -- days` plays the days of many more and writes docs/days.md.
test("each of sixty days has something new for every player who comes", () => {
  const lives = simulate(volumeOf(1000, 60), DAYS);
  const findings = dayFindings(lives);

  expect(findings).toHaveLength(DAYS + 1);
  expect(findings.filter((finding) => !isWithin(finding))).toEqual([]);
  const habits = new Set(lives.map(({ player }) => `${player.habit.name}, ${player.accountName}`));
  expect(habits.size).toBe(15);
  expect(lives.every(({ visits }) => visits[0]?.day === 1)).toBe(true);
}, 120_000);
