import { expect, test } from "vitest";
import { playLeft, type PlayedToday, type PlayRules } from "./play-time.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;
/** Why there is no play now. */
const refusePlay = (rules: PlayRules, today: PlayedToday) => {
  const left = playLeft(rules, today);
  return left?.minutes === 0 ? left.endsBy : null;
};

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
  const left = (minute: number, minutesPlayed: number) =>
    playLeft(rules, { minute, minutesPlayed });
  expect(left(at(19), 10)).toEqual({ minutes: 20, endsBy: "time_is_up" });
  expect(left(at(20, 20), 10)).toEqual({ minutes: 10, endsBy: "bedtime" });
  expect(left(at(21), 10)).toEqual({ minutes: 0, endsBy: "bedtime" });
  expect(left(at(12), 40)).toEqual({ minutes: 0, endsBy: "time_is_up" });
  expect(playLeft({ minutesADay: null, bedtime: null }, { minute: 0, minutesPlayed: 9 })).toBe(
    null,
  );
});
