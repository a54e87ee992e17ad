import { expect, test } from "vitest";
import { changeLimits, type OwnLimits } from "./own-limits.ts";

const none: OwnLimits = {
  minutesADay: null,
  bedtime: null,
  monthlyCapCents: null,
  timeZone: "Europe/Berlin",
};
const night = { from: 21 * 60, until: 7 * 60 };
const shorterNight = { from: 22 * 60, until: 7 * 60 };

test("the first limits work at once, by one's own clock", () => {
  const wanted = { minutesADay: 60, bedtime: night, monthlyCapCents: 500, timeZone: "Asia/Tokyo" };
  expect(changeLimits(none, wanted)).toEqual({ now: wanted, later: null });
});

test.each<[string, Partial<OwnLimits>, Partial<OwnLimits>]>([
  ["fewer minutes", { minutesADay: 60 }, { minutesADay: 30 }],
  ["no minutes at all", { minutesADay: 60 }, { minutesADay: 0 }],
  ["a longer night", { bedtime: shorterNight }, { bedtime: night }],
  ["a first night", { minutesADay: 60 }, { minutesADay: 60, bedtime: night }],
  ["a lower cap", { monthlyCapCents: 900 }, { monthlyCapCents: 500 }],
  ["the same", { minutesADay: 60, bedtime: night }, { minutesADay: 60, bedtime: night }],
])("stricter works at once: %s", (_, before, wanted) => {
  const changed = changeLimits({ ...none, ...before }, { ...none, ...wanted });
  expect(changed).toEqual({ now: { ...none, ...wanted }, later: null });
});

test.each<[string, Partial<OwnLimits>, Partial<OwnLimits>]>([
  ["more minutes", { minutesADay: 60 }, { minutesADay: 90 }],
  ["no limit", { minutesADay: 60 }, {}],
  ["a shorter night", { bedtime: night }, { bedtime: shorterNight }],
  ["another night", { bedtime: night }, { bedtime: { from: 8 * 60, until: 12 * 60 } }],
  ["no night", { bedtime: night }, {}],
  ["a higher cap", { monthlyCapCents: 500 }, { monthlyCapCents: 900 }],
  ["another clock", { minutesADay: 60 }, { minutesADay: 60, timeZone: "Asia/Tokyo" }],
])("looser works from the next day on: %s", (_, before, wanted) => {
  const changed = changeLimits({ ...none, ...before }, { ...none, ...wanted });
  expect(changed).toEqual({ now: { ...none, ...before }, later: { ...none, ...wanted } });
});

test("of two changes at once the stricter one does not wait", () => {
  const before = { ...none, minutesADay: 60, bedtime: night };
  const wanted = { ...none, minutesADay: 30, bedtime: null };
  expect(changeLimits(before, wanted)).toEqual({
    now: { ...none, minutesADay: 30, bedtime: night },
    later: wanted,
  });
});
