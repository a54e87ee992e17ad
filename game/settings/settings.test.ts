import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import {
  contradictionIn,
  farmsOf,
  isWithinBounds,
  launchDays,
  settingNames,
  settings,
  standardSettings,
  type SettingName,
} from "./settings.ts";

const isSound = (name: SettingName) =>
  isWithinBounds(name, standardSettings[name]) && settings[name].help.endsWith(".");

test("what the game ships with is within its own bounds and contradicts nothing", () => {
  expect(settingNames.filter((name) => !isSound(name))).toEqual([]);
  const when = { firstStartMs: 0, today: "1970-01-01" };
  expect(contradictionIn(standardSettings, standardSettings, when)).toBeNull();
});

test.for<[SettingName, unknown, boolean]>([
  ["shareCoins", 0, true],
  ["shareCoins", 1000, true],
  ["shareCoins", 1001, false],
  ["shareCoins", -1, false],
  ["shareCoins", 2.5, false],
  ["shareCoins", "50", false],
  ["shareCoins", Number.NaN, false],
  ["treasurySolPerDay", 0.5, true],
  ["maintenanceMode", "on", false],
  ["maintenanceMode", true, true],
  ["welcomeMessage", "", true],
  ["welcomeMessage", "x".repeat(301), false],
  ["campaignEnds", "", true],
  ["campaignEnds", "2028-02-29", true],
  ["campaignEnds", "2027-02-29", false],
  ["campaignEnds", "2027-13-01", false],
  ["campaignEnds", "soon", false],
  ["feeMode", "wallet", true],
  ["feeMode", "nobody", false],
])("%s may be %j: %s", ([name, value, expected]) => {
  expect(isWithinBounds(name, value)).toBe(expected);
});

test("founders join as long as the campaign runs, unless another day is set", () => {
  const end = dayOf(90 * DAY_MS);
  expect(launchDays({ campaignEnds: "", foundersUntil: "" }, 0)).toEqual({
    campaignEnds: end,
    foundersUntil: end,
  });
  expect(launchDays({ campaignEnds: "2027-05-01", foundersUntil: "2027-04-01" }, 0)).toEqual({
    campaignEnds: "2027-05-01",
    foundersUntil: "2027-04-01",
  });
});

const before = { ...standardSettings, campaignEnds: "2027-03-31", foundersUntil: "2027-03-01" };

test.for([
  [{ foundersUntil: "2027-04-01" }, "founders_after_campaign"],
  [{ campaignEnds: "2027-02-15" }, "founders_after_campaign"],
  [{ foundersUntil: "2027-02-09" }, "founders_keep_badge"],
  [{ foundersUntil: "2027-02-10" }, null],
  [{ foundersUntil: "" }, null],
  [{ inviteHoldDays: 4 }, "hold_never_ends"],
  [{ inviteHoldDays: 4, inviteHoldBattles: 4 }, null],
] as const)("on 10 February %j: %s", ([change, expected]) => {
  const when = { firstStartMs: 0, today: "2027-02-10" };
  const found = contradictionIn(before, { ...before, ...change }, when);
  expect(found?.code ?? null).toBe(expected);
});

test("invites wait only when the switch is on", () => {
  expect(farmsOf(standardSettings).inviteHold).toEqual({ battles: 0, days: 0 });
  expect(farmsOf({ ...standardSettings, inviteHold: true }).inviteHold).toEqual({
    battles: 3,
    days: 2,
  });
});
