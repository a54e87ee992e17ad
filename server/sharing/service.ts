import { canEarnRewards, sharesLeft } from "#game/sharing/share.ts";
import { dayOf } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import { findSharer } from "./queries.ts";

export async function shareStatus({ db, now }: Deps, playerId: string) {
  const nowMs = now();
  const row = await findSharer(db, playerId, dayOf(nowMs));
  const sharer = {
    sharesToday: row.sharesToday,
    ownedCards: row.cardsOwned,
    signedUpAtMs: row.createdAt.getTime(),
    lastBattleAtMs: row.lastBattleAt?.getTime() ?? null,
  };
  return {
    canEarnRewards: canEarnRewards(sharer, nowMs),
    dailySharesRemaining: sharesLeft(sharer),
    shareCredits: row.shareCredits,
  };
}
