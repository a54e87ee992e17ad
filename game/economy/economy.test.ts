import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { alarmFrom, economyOf, isAlarming } from "./economy.ts";

/** Noon of 10 March 2026. */
const nowMs = 1_773_144_000_000;

test("what players pass to each other or set aside is neither minted nor burned", () => {
  const { minted, burned, ratio } = economyOf(
    [
      { day: "2026-03-10", reason: "mission", amount: 400 },
      { day: "2026-03-09", reason: "pack", amount: -200 },
      { day: "2026-03-10", reason: "market_fee", amount: -100 },
      { day: "2026-03-10", reason: "purchase", amount: -900 },
      { day: "2026-03-10", reason: "sale", amount: 900 },
      { day: "2026-03-10", reason: "order_held", amount: -50 },
      { day: "2026-03-10", reason: "order_returned", amount: 50 },
    ],
    { days: 14, nowMs },
  );

  expect({ minted, burned, ratio }).toEqual({ minted: 400, burned: 300, ratio: 0.75 });
});

test("every day of the span is there, also those without a coin", () => {
  const { days, ratio } = economyOf([{ day: "2026-03-08", reason: "share", amount: 50 }], {
    days: 3,
    nowMs,
  });

  expect(days).toEqual([
    { day: "2026-03-08", minted: { share: 50 }, burned: {} },
    { day: "2026-03-09", minted: {}, burned: {} },
    { day: "2026-03-10", minted: {}, burned: {} },
  ]);
  expect(ratio).toBe(0);
});

test("without a coin there is no ratio", () => {
  expect(economyOf([], { days: 1, nowMs }).ratio).toBeNull();
});

test.each([
  [0.8, "2026-03-14", false],
  [0.8, "2026-03-15", true],
  [0.9, "2026-03-15", false],
  [null, "2026-03-15", false],
])("with a ratio of %s the alarm of a game of 1 March rings on %s: %s", (ratio, today, rings) => {
  const from = alarmFrom(nowMs - 9 * DAY_MS);

  expect(isAlarming({ ratio, alarmBelow: 0.85, alarmFrom: from, today })).toBe(rings);
});
