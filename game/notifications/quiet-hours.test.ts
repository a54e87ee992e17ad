import { expect, test } from "vitest";
import { isQuiet, refuseQuietHours } from "./quiet-hours.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Midnight UTC on a day in winter. */
const WINTER = 20_454 * 24 * HOUR_MS;
const SUMMER = WINTER + 182 * 24 * HOUR_MS;

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

test.for([
  ["in the evening", 22, true],
  ["after midnight", 3, true],
  ["at the very end", 7, false],
  ["at noon", 12, false],
  ["at the very beginning", 21, true],
] as const)("a night from 21 to 7 is quiet %s: %d UTC, %s", ([, hour, isIt]) => {
  expect(isQuiet({ from: at(21), to: at(7), timeZone: "UTC" }, WINTER + hour * HOUR_MS)).toBe(isIt);
});

test("school hours do not span midnight", () => {
  const school = { from: at(8), to: at(13, 30), timeZone: "UTC" };
  expect([7, 8, 13, 14].map((hour) => isQuiet(school, WINTER + hour * HOUR_MS))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("the night is that of the player, also in summer time", () => {
  const berlin = { from: at(22), to: at(6), timeZone: "Europe/Berlin" };
  expect([20.5, 21.5].map((hour) => isQuiet(berlin, WINTER + hour * HOUR_MS))).toEqual([
    false,
    true,
  ]);
  expect(isQuiet(berlin, SUMMER + 20.5 * HOUR_MS)).toBe(true);
});

test("without quiet hours nothing is quiet", () => {
  expect(isQuiet({ from: null, to: null, timeZone: "UTC" }, WINTER)).toBe(false);
});

test.for([
  [{ from: at(22), to: at(6), timeZone: "Asia/Kathmandu" }, null],
  [{ from: null, to: null, timeZone: "UTC" }, null],
  [{ from: at(22), to: null, timeZone: "UTC" }, "half"],
  [{ from: 0, to: 0, timeZone: "UTC" }, "empty"],
  [{ from: 0, to: 1, timeZone: "Moon/Crater" }, "time_zone"],
] as const)("%j is refused as %s", ([hours, refusal]) => {
  expect(refuseQuietHours(hours)).toBe(refusal);
});
