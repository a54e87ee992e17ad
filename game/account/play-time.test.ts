import { expect, test } from "vitest";
import { minutesLeft, refusePlay } from "./play-time.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;
const night = { from: at(20, 30), until: at(7) };

test.each([
  [at(20, 29), null],
  [at(20, 30), "bedtime"],
  [at(23, 59), "bedtime"],
  [0, "bedtime"],
  [at(6, 59), "bedtime"],
  [at(7), null],
])("bedtime goes over midnight: minute %i", (minute, refusal) => {
  expect(refusePlay({ minutesADay: null, bedtime: night }, { minute, minutesPlayed: 0 })).toBe(
    refusal,
  );
});

test("a bedtime in the middle of the day", () => {
  const rules = { minutesADay: null, bedtime: { from: at(13), until: at(15) } };
  const refused = [at(12, 59), at(13), at(14, 59), at(15)].map((minute) =>
    refusePlay(rules, { minute, minutesPlayed: 0 }),
  );
  expect(refused).toEqual([null, "bedtime", "bedtime", null]);
});

test("the minutes of a day are used up", () => {
  const rules = { minutesADay: 30, bedtime: null };
  expect(refusePlay(rules, { minute: 0, minutesPlayed: 29 })).toBe(null);
  expect(refusePlay(rules, { minute: 0, minutesPlayed: 30 })).toBe("time_is_up");
  expect(refusePlay({ minutesADay: 0, bedtime: null }, { minute: 0, minutesPlayed: 0 })).toBe(
    "time_is_up",
  );
});

test("what ends first is what is left", () => {
  const rules = { minutesADay: 30, bedtime: night };
  expect(minutesLeft(rules, { minute: at(19), minutesPlayed: 10 })).toBe(20);
  expect(minutesLeft(rules, { minute: at(20, 20), minutesPlayed: 10 })).toBe(10);
  expect(minutesLeft(rules, { minute: at(21), minutesPlayed: 10 })).toBe(0);
  expect(minutesLeft(rules, { minute: at(12), minutesPlayed: 40 })).toBe(0);
  expect(minutesLeft({ minutesADay: null, bedtime: null }, { minute: 0, minutesPlayed: 9 })).toBe(
    null,
  );
});
