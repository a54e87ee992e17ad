/**
 * What the game says about its launch must be true (resolution 95). The welcome bonus is "limited"
 * until the last day of the campaign is over, and "thousands of players" play only when they do.
 */
import { dayOf, type Day } from "#game/lib/day.ts";

export type LaunchSettings = {
  /** The campaign's last day; null while no end is set. */
  campaignEnds: Day | null;
  /** From how many players on we speak of thousands. */
  thousandsFrom: number;
};

export type LaunchClaims = { isCampaignOpen: boolean; hasThousands: boolean };

export const launchClaims = (
  { campaignEnds, thousandsFrom }: LaunchSettings,
  { nowMs, players }: { nowMs: number; players: number },
): LaunchClaims => ({
  isCampaignOpen: campaignEnds === null || dayOf(nowMs) <= campaignEnds,
  hasThousands: players >= thousandsFrom,
});
