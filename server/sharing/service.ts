import { canEarnRewards, refuseShareReward, sharesLeft, type Sharer } from "#game/sharing/share.ts";
import type { Platform } from "#contract/sharing.ts";
import { dayOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { giveCoins, lockPurse, tally } from "#server/purse/service.ts";
import { shareAnswers, shareRefusals } from "#texts/en/sharing.ts";
import * as queries from "./queries.ts";
import { cardsToShare } from "./shared-cards.ts";

export { linkPreview } from "./preview.ts";
export { forgetDrawings, forgetDrawingsOf, tokenPictures } from "./share-picture.ts";

async function findSharer(tx: Tx, playerId: string, day: string) {
  const row = await queries.findSharer(tx, playerId, day);
  const sharer: Sharer = {
    sharesToday: row.sharesToday,
    ownedCards: row.cardsOwned,
    signedUpAtMs: row.createdAt.getTime(),
    lastBattleAtMs: row.lastBattleAt?.getTime() ?? null,
  };
  return { sharer, shareCredits: row.shareCredits };
}

export async function shareStatus({ db, now, settings }: Deps, playerId: string) {
  const { sharer, shareCredits } = await findSharer(db, playerId, dayOf(now()));
  return {
    canEarnRewards: canEarnRewards(sharer, now(), settings),
    dailySharesRemaining: sharesLeft(sharer, settings),
    shareCredits,
  };
}

export type Share = { platform: Platform | "unknown"; cardIds: readonly string[] };

/** Both calls of the specification reward a share here, with one count per day. */
export function rewardShare({ db, now, settings }: Deps, playerId: string, share: Share) {
  const { shareCoins: coins } = settings;
  return db.transaction(async (tx) => {
    const day = dayOf(now());
    await lockPurse(tx, playerId);
    const { sharer } = await findSharer(tx, playerId, day);
    const cardIds = await cardsToShare(tx, playerId, share.cardIds);

    const refusal = refuseShareReward(sharer, now(), settings);
    if (refusal) throw refusedError(shareRefusals, refusal);

    const number = await tally(tx, { playerId, day, what: "share" });
    const cause = `share:${day}:${number}`;
    await queries.recordShare(tx, { playerId, day, number, platform: share.platform, cardIds });
    await queries.addSharedCards(tx, playerId, cardIds);
    if (coins > 0) await giveCoins(tx, { playerId, coins, reason: "share", cause });
    await queries.addShareCredits(tx, playerId, coins);
    const events = [{ kind: "share_cards", amount: 1 }] as const;
    await advanceMissions(tx, { playerId, events, nowMs: now() });
    return {
      ...succeeded,
      message: shareAnswers.rewarded,
      coins,
      dailySharesRemaining: sharesLeft({ sharesToday: number }, settings),
    };
  });
}
