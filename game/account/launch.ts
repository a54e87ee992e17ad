/**
 * What the game says about its launch must be true. The welcome bonus is "limited" until the last
 * day of the campaign is over, and the game speaks of "thousands of players" only when there are.
 * A player who joins while the campaign runs is a founder, with a badge for life.
 */
import { DAY_MS, dayOf, type Day } from "#game/lib/day.ts";

/** So long the campaign runs when the settings name no last day. */
const CAMPAIGN_DAYS = 90;

/** The campaign's last day. */
export const campaignEnd = (setting: Day | null, firstStartMs: number): Day =>
  setting ?? dayOf(firstStartMs + CAMPAIGN_DAYS * DAY_MS);

/** Whether the campaign runs at this moment, so that new players become founders. */
export const isCampaignOpen = (lastDay: Day, atMs: number): boolean => dayOf(atMs) <= lastDay;

export type LaunchSettings = {
  /** The campaign's last day. */
  campaignEnds: Day;
  /** From how many players on we speak of thousands. */
  thousandsFrom: number;
};

export type LaunchClaims = { isCampaignOpen: boolean; hasThousands: boolean };

export const launchClaims = (
  { campaignEnds, thousandsFrom }: LaunchSettings,
  { nowMs, players }: { nowMs: number; players: number },
): LaunchClaims => ({
  isCampaignOpen: isCampaignOpen(campaignEnds, nowMs),
  hasThousands: players >= thousandsFrom,
});
