/** What a simulated player buys once and keeps: looks that are sold, and places for teams. */
import { lookIds, lookOf, type LookKind } from "#game/looks/looks.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { FREE_TEAM_SLOTS } from "#game/teams/teams.ts";
import type { Player } from "./player.ts";

const sold = (kind: LookKind): number =>
  lookIds.filter((id) => lookOf(id).isSold && lookOf(id).kind === kind).length;

/** On so many visits a player buys one more, at this price, until there are no more. */
const keepsakes = [
  [0.01, standardSettings.backdropCoins, sold("backdrop")],
  [0.01, standardSettings.emblemCoins, sold("emblem")],
  [0.01, standardSettings.frameCoins, sold("frame")],
  [0.005, standardSettings.teamSlotCoins, standardSettings.teamSlotsAtMost - FREE_TEAM_SLOTS],
] as const;

/** What today's keepsakes cost; the caller takes the coins. */
export function buyKeepsakes({ keepsakes: had, keepsakeDice, coins }: Player): number {
  let spent = 0;
  for (const [place, [willing, price, atMost]] of keepsakes.entries()) {
    const bought = had[place] ?? 0;
    if (!keepsakeDice.chance(willing) || bought >= atMost || coins - spent < price) continue;
    had[place] = bought + 1;
    spent += price;
  }
  return spent;
}
