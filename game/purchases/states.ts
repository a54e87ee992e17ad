/**
 * The life of a purchase. Nothing is granted that was not paid, and nothing goes back to an earlier
 * state, except when a bank gives a disputed payment back to us.
 */
import type { BuyingRefusal } from "./limits.ts";

export const purchaseStates = [
  /** A child asks its guardian, who pays. */
  "asked",
  /** The row is there, and the provider may not know of it yet. */
  "created",
  /** The provider has an intent, and waits for the money. */
  "pending",
  "granted",
  /** The goods are gone or were never given, and the money is on its way back. */
  "refunding",
  "refunded",
  "disputed",
  "cancelled",
] as const;

export type PurchaseState = (typeof purchaseStates)[number];

/** Why a purchase went no further, or back. */
export type WhyEnded =
  | BuyingRefusal
  | "not_allowed"
  | "bought_meanwhile"
  | "taken_back"
  | "money_went_back"
  | "disputed"
  | "nobody_paid"
  | "given_up"
  | "declined";

/** A checkout that nobody finishes ends after so long, and a child's question too. */
export const OPEN_HOURS = 24;
export const ASKED_DAYS = 7;

export type PaidSoFar = {
  status: "unpaid" | "processing" | "paid" | "cancelled";
  refundedCents: number;
  isDisputed: boolean;
};

export type PurchaseStep =
  | "grant"
  | "cancel"
  /** Money went back, in part or all of it: so do the goods. */
  | "take_back"
  | "dispute"
  /** The bank was wrong. */
  | "give_again"
  /** It was paid after all, when it had ended already. */
  | "return_money";

/** What follows from what the provider says; null when it is known already. */
export function stepAfter(
  purchase: { state: PurchaseState; amountCents: number; refundedCents: number },
  { status, refundedCents, isDisputed }: PaidSoFar,
): PurchaseStep | null {
  const { state } = purchase;
  const isBack = refundedCents > purchase.refundedCents;
  const isAllBack = refundedCents === purchase.amountCents;
  if (isBack && (state !== "pending" || isAllBack)) return "take_back";
  if (isDisputed) return state === "pending" || state === "granted" ? "dispute" : null;
  return afterPayment(state, status);
}

function afterPayment(state: PurchaseState, status: PaidSoFar["status"]): PurchaseStep | null {
  if (state === "disputed") return "give_again";
  if (status === "cancelled") return state === "pending" ? "cancel" : null;
  if (status !== "paid") return null;
  if (state === "pending") return "grant";
  return state === "cancelled" ? "return_money" : null;
}

const MINUTE_MS = 60_000;

/**
 * How long until the provider is asked again, when nobody else asks: soon for a purchase that has just
 * begun, then ever less often, so that one that is never paid does not stand in the way of others.
 */
export const nextCheckAfterMs = (ageMs: number): number =>
  Math.min(Math.max(ageMs / 20, MINUTE_MS / 3), 30 * MINUTE_MS);

/** A bank may take money back for so long, and we may not hear of it: that is looked for once a day. */
export const LOOK_FOR_DAYS = 120;
