import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { launchClaims } from "./launch.ts";

const lastDay = 20_000 * DAY_MS;
const settings = { campaignEnds: dayOf(lastDay), thousandsFrom: 2000 };

test.for([
  ["on its last day, to the last moment", lastDay + DAY_MS - 1, true],
  ["never again after it", lastDay + DAY_MS, false],
] as const)("a campaign is open %s", ([, nowMs, isCampaignOpen]) => {
  expect(launchClaims(settings, { nowMs, players: 0 })).toMatchObject({ isCampaignOpen });
});

test("a campaign without an end is open", () => {
  const endless = { ...settings, campaignEnds: null };
  expect(launchClaims(endless, { nowMs: 0, players: 0 }).isCampaignOpen).toBe(true);
});

test.for([
  [1999, false],
  [2000, true],
] as const)("%i players are thousands: %s", ([players, hasThousands]) => {
  expect(launchClaims(settings, { nowMs: 0, players })).toMatchObject({ hasThousands });
});
