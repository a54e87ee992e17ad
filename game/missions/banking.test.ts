import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { BANKED_DAYS, isBanked, openPeriods, spend } from "./banking.ts";
import { startingMissions } from "./missions.ts";

const start = 20_000 * DAY_MS;
const daily = { type: "daily", objective: "win_battles" } as const;

const day = (number: number) => dayOf(start + number * DAY_MS);

/** The periods that are open on a day, for a player who signed up on another. */
const openOn = (number: number, since: number) =>
  openPeriods(daily, { nowMs: start + (number + 0.5) * DAY_MS, sinceMs: start + since * DAY_MS });

test("a daily mission stays open for three more days; the oldest waits longest and comes first", () => {
  expect(openOn(9, 0)).toEqual([day(9), day(6), day(7), day(8)]);
});

test.for([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [3, [0, 1, 2]],
  [4, [1, 2, 3]],
] as const)("%i days after it began, days %j are in the bank", ([now, banked]) => {
  expect(openOn(now, 0.9)).toEqual([day(now), ...banked.map(day)]);
});

test("what one can do once a day, weekly, monthly and special missions are not banked", () => {
  const rest = startingMissions.filter((each) => each.type === "daily" && !isBanked(each));
  expect(rest.map(({ title }) => title)).toEqual([
    "Say hello to your creatures",
    "Dream up a card",
  ]);

  const times = { nowMs: start + 9 * DAY_MS, sinceMs: start };
  expect(openPeriods({ type: "daily", objective: "login_streak" }, times)).toEqual([day(9)]);
  expect(openPeriods({ type: "special", objective: "first_win" }, times)).toEqual(["once"]);
});

const open = (period: string, progress: number, isDone = false) => ({ period, progress, isDone });

test.for([
  ["nothing done, nothing moved", 0, [open("today", 0)], []],
  ["today's comes first", 1, [open("today", 0), open("old", 1)], [["today", 1, false]]],
  [
    "what today does not need goes to the oldest",
    3,
    [open("today", 1), open("old", 0), open("newer", 0)],
    [
      ["today", 2, true],
      ["old", 2, true],
    ],
  ],
  [
    "a finished day is passed over",
    1,
    [open("today", 2, true), open("old", 0)],
    [["old", 1, false]],
  ],
  ["more than all need is lost", 9, [open("today", 1)], [["today", 2, true]]],
  [
    "a target that was lowered is reached by the next deed",
    1,
    [open("today", 5)],
    [["today", 5, true]],
  ],
  ["a target that was raised pays nobody twice", 1, [open("today", 1, true)], []],
] as const)("%s", ([, deeds, periods, steps]) => {
  const moved = spend(deeds, 2, periods);
  expect(moved.map((step) => [step.period, step.progress, step.isCompletedNow])).toEqual(
    steps.map((step) => [...step]),
  );
});

type Deed = { onDay: number; amount: number };

/** On which day each day's mission was paid, after these deeds. */
function play(deeds: readonly Deed[], target: number, since: number) {
  const days = new Map<string, { progress: number; isDone: boolean }>();
  const paid: { period: string; onDay: number }[] = [];
  for (const { onDay, amount } of deeds) {
    const periods = openOn(onDay, since).map((period) => ({
      period,
      ...(days.get(period) ?? { progress: 0, isDone: false }),
    }));
    for (const { period, progress, isCompletedNow } of spend(amount, target, periods)) {
      days.set(period, { progress, isDone: isCompletedNow });
      if (isCompletedNow) paid.push({ period, onDay });
    }
  }
  return { paid, days };
}

/** The same, deed by deed and without any cleverness: how many days are paid. */
function countByHand(deeds: readonly Deed[], target: number, since: number): number {
  const done = Array.from({ length: 60 }, () => 0);
  for (const { onDay, amount } of deeds) {
    for (let deed = 0; deed < amount; deed++) {
      const candidates = [onDay, onDay - 3, onDay - 2, onDay - 1];
      const chosen = candidates.find((each) => each >= since && (done[each] ?? 0) < target);
      if (chosen !== undefined) done[chosen] = (done[chosen] ?? 0) + 1;
    }
  }
  return done.filter((count) => count === target).length;
}

const deedsOfAMonth = fc
  .array(fc.record({ onDay: fc.nat(30), amount: fc.integer({ min: 0, max: 9 }) }), {
    maxLength: 40,
  })
  .map((deeds) => deeds.toSorted((a, b) => a.onDay - b.onDay));

const cases = [deedsOfAMonth, fc.integer({ min: 1, max: 5 }), fc.nat(5)] as const;

test("however deeds and days fall, each day is paid once at most and in time", () => {
  fc.assert(
    fc.property(...cases, (allDeeds, target, since) => {
      const deeds = allDeeds.filter(({ onDay }) => onDay >= since);

      const { paid, days } = play(deeds, target, since);

      expect(new Set(paid.map(({ period }) => period)).size).toBe(paid.length);
      for (const { period, onDay } of paid) {
        expect(period >= day(onDay - BANKED_DAYS) && period <= day(onDay)).toBe(true);
        expect(period >= day(since)).toBe(true);
      }
      for (const { progress } of days.values()) expect(progress).toBeLessThanOrEqual(target);
    }),
  );
});

test("all in all, every deed that any open day could use is used, and counts once", () => {
  fc.assert(
    fc.property(...cases, (allDeeds, target, since) => {
      const deeds = allDeeds.filter(({ onDay }) => onDay >= since);

      const { paid, days } = play(deeds, target, since);

      expect(paid).toHaveLength(countByHand(deeds, target, since));
      const counted = [...days.values()].reduce((sum, { progress }) => sum + progress, 0);
      const done = deeds.reduce((sum, { amount }) => sum + amount, 0);
      expect(counted).toBeLessThanOrEqual(done);
      expect(paid.length).toBeLessThanOrEqual(Math.floor(done / target));
    }),
  );
});

test("who comes every fourth day and does four days' work is paid like who comes daily", () => {
  const everyDay = Array.from({ length: 12 }, (_, onDay) => ({ onDay, amount: 2 }));
  const everyFourth = [3, 7, 11].map((onDay) => ({ onDay, amount: 8 }));

  expect(play(everyDay, 2, 0).paid).toHaveLength(12);
  expect(play(everyFourth, 2, 0).paid).toHaveLength(12);
});
