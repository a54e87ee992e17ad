/**
 * How much may be bought. A player sees what was spent in the last 30 days before every payment; a cap,
 * of a guardian or their own, is a cap on these 30 days. It is asked when a purchase begins, and once
 * more before the goods are given: money that was paid in between goes back by itself.
 */
import type { ItemKind } from "./items.ts";

/** Bought with money, in one UTC day (resolution 25). Cards for credits do not count. */
export const PREMIUM_PER_DAY = 3;

export const SPENDING_DAYS = 30;

export type PremiumStatus = { canCreatePremium: boolean; remainingCards: number };

export function premiumStatus(boughtToday: number): PremiumStatus {
  const remainingCards = Math.max(0, PREMIUM_PER_DAY - boughtToday);
  return { canCreatePremium: remainingCards > 0, remainingCards };
}

export type BuyerFacts = {
  /** What a guardian or the player has set; null without a cap. */
  capCents: number | null;
  /** In the last 30 days, without what came back. */
  spentCents: number;
  premiumToday: number;
  /** A payment was taken back after its goods were used. */
  hasDebt: boolean;
};

export type BuyingRefusal = "debt_open" | "premium_limit" | "over_cap";

/** Why this player may not buy it; null when they may. */
export function refuseToSell(
  { kind, amountCents }: { kind: ItemKind; amountCents: number },
  buyer: BuyerFacts,
): BuyingRefusal | null {
  if (buyer.hasDebt) return "debt_open";
  if (kind === "premium" && !premiumStatus(buyer.premiumToday).canCreatePremium) {
    return "premium_limit";
  }
  const isOver = buyer.capCents !== null && buyer.spentCents + amountCents > buyer.capCents;
  return isOver ? "over_cap" : null;
}
