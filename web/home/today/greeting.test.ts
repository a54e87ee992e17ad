import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { trackPlace } from "#game/missions/track.ts";
import { greetingOf } from "./greeting.ts";

const SIGNED_UP_MS = Date.UTC(2026, 10, 20, 12);

/** On a day of a player who came every day, before or after the visit is recorded. */
function greeting(
  day: number,
  { isRecorded = true, unreadNotifications = 0, cardsCreated = 0 } = {},
): string {
  const nowMs = SIGNED_UP_MS + (day - 1) * DAY_MS;
  const came = isRecorded ? day : day - 1;
  const visitDay = came === 0 ? null : dayOf(SIGNED_UP_MS + (came - 1) * DAY_MS);
  const user = { signedUpAtMs: SIGNED_UP_MS, visitDay, trackPlace: trackPlace(came) };
  return greetingOf({ ...user, unreadNotifications, cardsCreated }, nowMs);
}

const days = [1, 2, 7, 8, 30];

test("days 1, 2, 7, 8 and 30 are greeted each in its own way", () => {
  expect(days.map((day) => greeting(day))).toEqual([
    "New here? Your words make your first creature.",
    "Welcome back! Day 2: a gift is yours.",
    "Welcome back! Day 7: the chest is yours.",
    "Welcome back! Day 8: seven new gifts begin.",
    "Welcome back! Day 30: a gift is yours.",
  ]);
});

test("the words stay while the day's visit is recorded", () => {
  expect(days.map((day) => greeting(day, { isRecorded: false }))).toEqual(
    days.map((day) => greeting(day)),
  );
});

test("what has come since is told", () => {
  expect(greeting(3, { unreadNotifications: 1 })).toBe("Welcome back! Day 3: 1 thing is new.");
  expect(greeting(8, { unreadNotifications: 4 })).toBe("Welcome back! Day 8: 4 things are new.");
});

test("who has made a first creature on the first day is shown what comes next", () => {
  expect(greeting(1, { cardsCreated: 1 })).toBe("Your first creature is here. Lead it to a win!");
});
