/**
 * Sharing cards with friends pays coins, so many times a day. Only people who play are paid: a
 * player who owns a card and is either new or fought in the last week.
 */
import { rank, type Rarity } from "#game/cards/rarities.ts";
import { DAY_MS } from "#game/lib/day.ts";

const SHARED_CARDS = 3;

const ACTIVE_MS = 7 * DAY_MS;

/** How many shares of a day are paid. */
type ShareLimit = { sharesPerDay: number };

export type Sharer = {
  sharesToday: number;
  ownedCards: number;
  signedUpAtMs: number;
  lastBattleAtMs: number | null;
};

export type ShareRefusal = "no_shares_left" | "no_cards" | "not_active";

/** Why a share earns nothing; null when it does. */
export function refuseShareReward(
  sharer: Sharer,
  nowMs: number,
  limit: ShareLimit,
): ShareRefusal | null {
  if (sharesLeft(sharer, limit) === 0) return "no_shares_left";
  if (sharer.ownedCards === 0) return "no_cards";
  const isRecent = (momentMs: number | null) => momentMs !== null && nowMs - momentMs <= ACTIVE_MS;
  const isActive = isRecent(sharer.signedUpAtMs) || isRecent(sharer.lastBattleAtMs);
  return isActive ? null : "not_active";
}

export const canEarnRewards = (sharer: Sharer, nowMs: number, limit: ShareLimit): boolean =>
  refuseShareReward(sharer, nowMs, limit) === null;

export const sharesLeft = (
  { sharesToday }: Pick<Sharer, "sharesToday">,
  { sharesPerDay }: ShareLimit,
): number => Math.max(0, sharesPerDay - sharesToday);

/** The three rarest cards, in the given order among equals. */
export const bestCards = <T extends { rarity: Rarity }>(cards: readonly T[]): T[] =>
  cards.toSorted((a, b) => rank(b.rarity) - rank(a.rarity)).slice(0, SHARED_CARDS);
