/**
 * How much may be bought. A player sees what was spent in the last 30 days before every payment; a
 * cap, of a guardian or their own, is for a calendar month by the clock that was set with it. The
 * server checks it when a purchase begins, and once more before the goods are given: money that was
 * paid in between goes back by itself.
 */
import type { ItemKind } from "./items.ts";

/** Bought with money, in one UTC day. Cards for credits do not count. */
export const PREMIUM_PER_DAY = 3;

export const SPENDING_DAYS = 30;

export type PremiumStatus = { canCreatePremium: boolean; remainingCards: number };

export function premiumStatus(boughtToday: number): PremiumStatus {
  const remainingCards = Math.max(0, PREMIUM_PER_DAY - boughtToday);
  return { canCreatePremium: remainingCards > 0, remainingCards };
}

export type BuyerFacts = {
  /** For a month, as a guardian or the player has set it; null without a cap. */
  capCents: number | null;
  /** In this month, without what came back. */
  monthCents: number;
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
  return isOverCap(amountCents, buyer) ? "over_cap" : null;
}

type Spending = Pick<BuyerFacts, "capCents" | "monthCents">;

/** What this month's cap leaves; null without a cap. */
export const leftOf = ({ capCents, monthCents }: Spending): number | null =>
  capCents === null ? null : Math.max(0, capCents - monthCents);

export function isOverCap(amountCents: number, spending: Spending): boolean {
  const left = leftOf(spending);
  return left !== null && amountCents > left;
}
