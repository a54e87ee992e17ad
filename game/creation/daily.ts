/**
 * One free card per UTC calendar day, and at most three premium cards bought with money
 * (resolutions 22 and 25).
 */
import { dayOf, nextDayMs, type Day } from "#game/lib/day.ts";

export const PREMIUM_PER_DAY = 3;
export const PREMIUM_CENTS = 199;

export type FreeCardRefusal = "already_created_today";

/** `lastDay` is the day of the player's latest free card, null when there was none. */
export const refuseFreeCard = (lastDay: Day | null, nowMs: number): FreeCardRefusal | null =>
  lastDay === dayOf(nowMs) ? "already_created_today" : null;

export type FreeCardStatus = { canCreate: boolean; nextAvailableAtMs: number };

export function freeCardStatus(lastDay: Day | null, nowMs: number): FreeCardStatus {
  const canCreate = refuseFreeCard(lastDay, nowMs) === null;
  return { canCreate, nextAvailableAtMs: canCreate ? nowMs : nextDayMs(nowMs) };
}

export type PremiumStatus = { canCreatePremium: boolean; remainingCards: number };

export function premiumStatus(boughtToday: number): PremiumStatus {
  const remainingCards = Math.max(0, PREMIUM_PER_DAY - boughtToday);
  return { canCreatePremium: remainingCards > 0, remainingCards };
}
