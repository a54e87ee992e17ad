import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { campaignEnd, isCampaignOpen, launchClaims } from "./launch.ts";

const lastDay = 20_000 * DAY_MS;
const settings = { campaignEnds: dayOf(lastDay), thousandsFrom: 2000 };

test.for([
  ["on its last day, to the last moment", lastDay + DAY_MS - 1, true],
  ["never again after it", lastDay + DAY_MS, false],
] as const)("a campaign is open %s", ([, nowMs, isOpen]) => {
  const claims = launchClaims(settings, { nowMs, players: 0 });
  expect(claims).toMatchObject({ isCampaignOpen: isOpen });
});

test("without a setting a campaign runs for the first 90 days", () => {
  const firstStartMs = 100 * DAY_MS + 5;
  const end = campaignEnd(null, firstStartMs);

  expect(isCampaignOpen(end, firstStartMs)).toBe(true);
  expect(isCampaignOpen(end, firstStartMs + 90 * DAY_MS)).toBe(true);
  expect(isCampaignOpen(end, firstStartMs + 91 * DAY_MS)).toBe(false);
  expect(campaignEnd("2027-03-31", firstStartMs)).toBe("2027-03-31");
});

test.for([
  [1999, false],
  [2000, true],
] as const)("%i players are thousands: %s", ([players, hasThousands]) => {
  expect(launchClaims(settings, { nowMs: 0, players })).toMatchObject({ hasThousands });
});
