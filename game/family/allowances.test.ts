import { expect, test } from "vitest";
import { switches } from "#game/account/capabilities.ts";
import { changesOf, openedBy, refuseAllowances, yesTo, type Allowances } from "./allowances.ts";

const nothing = {
  ...(Object.fromEntries(switches.map((each) => [each, false])) as Record<"trade", boolean>),
  money: { rule: "off", capCents: null },
  minutesADay: null,
  bedtime: null,
  timeZone: "UTC",
  coinsOnly: false,
} as Allowances;

test("only what becomes different is a change", () => {
  const set = {
    trade: true,
    market: false,
    bedtime: { from: 1200, until: 420 },
    money: { rule: "off", capCents: null },
  } as const;
  expect(changesOf(nothing, set)).toEqual([
    { field: "trade", before: false, after: true },
    { field: "bedtime", before: null, after: { from: 1200, until: 420 } },
  ]);
  const later = { ...nothing, bedtime: { from: 1200, until: 420 } };
  expect(changesOf(later, { bedtime: { from: 1200, until: 421 } })).toHaveLength(1);
  expect(changesOf(later, { bedtime: { from: 1200, until: 420 } })).toEqual([]);
});

test("a yes opens what was asked for", () => {
  expect(openedBy(changesOf(nothing, yesTo("market")))).toEqual(["market"]);
  expect(openedBy(changesOf(nothing, yesTo("money")))).toEqual(["money"]);
  expect(openedBy(changesOf({ ...nothing, trade: true }, { trade: false }))).toEqual([]);
});

test.each([
  [{ money: { rule: "capped", capCents: null } }, "cap_missing"],
  [{ money: { rule: "ask", capCents: 500 } }, "cap_missing"],
  [{ money: { rule: "capped", capCents: 500 } }, null],
  [{ bedtime: { from: 60, until: 60 } }, "bedtime_empty"],
  [{ bedtime: { from: 1200, until: 60 } }, null],
  [{ timeZone: "Mars/Olympus" }, "time_zone_unknown"],
  [{ timeZone: "Asia/Kathmandu", trade: true }, null],
] as const)("%j: %s", (set, refusal) => {
  expect(refuseAllowances(set)).toBe(refusal);
});
