/**
 * The life of a purchase. Nothing is granted that was not paid, and nothing goes back to an earlier
 * state, except when a bank gives a disputed payment back to us.
 */
import { DAY_MS } from "#game/lib/day.ts";
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
  /** Neither the money nor the goods can be given back by the game: the operator must. */
  "unreturned",
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
  | "given_back"
  | "money_went_back"
  | "refund_failed"
  | "disputed"
  | "nobody_paid"
  | "given_up"
  | "declined";

/**
 * A checkout ends so many hours after it began; one that a child has asked for begins with the
 * guardian's yes. A question without an answer ends, too.
 */
export const OPEN_HOURS = 24;
export const ASKED_DAYS = 7;

export type PaidSoFar = {
  status: "unpaid" | "processing" | "paid" | "cancelled";
  refundedCents: number;
  failedRefundCents: number;
  isDisputed: boolean;
};

export type KnownPurchase = {
  state: PurchaseState;
  amountCents: number;
  refundedCents: number;
  failedRefundCents: number;
};

export type PurchaseStep =
  | "grant"
  | "cancel"
  /** Money went back, in part or all of it: so do the goods. */
  | "take_back"
  /** Money that was on its way back did not arrive. */
  | "undo_return"
  | "dispute"
  /** The bank was wrong. */
  | "give_again"
  /** It was paid after all, when it had ended already. */
  | "return_money";

/** What follows from what the provider says; null when it is known already. */
export function stepAfter(
  purchase: KnownPurchase,
  { status, isDisputed, ...refunds }: PaidSoFar,
): PurchaseStep | null {
  const { state } = purchase;
  const step = afterRefunds(purchase, refunds);
  if (step) return step;
  if (isDisputed) return canBeDisputed(purchase) ? "dispute" : null;
  return afterPayment(state, status);
}

type Refunds = Pick<PaidSoFar, "refundedCents" | "failedRefundCents">;

/** Answers may come out of order. What failed only grows: an answer with less of it is an old one. */
function afterRefunds(
  { state, amountCents, ...known }: KnownPurchase,
  { refundedCents, failedRefundCents }: Refunds,
): "undo_return" | "take_back" | null {
  if (failedRefundCents > known.failedRefundCents) return "undo_return";
  const isNew = failedRefundCents === known.failedRefundCents;
  if (!isNew || refundedCents <= known.refundedCents) return null;
  return state !== "pending" || refundedCents === amountCents ? "take_back" : null;
}

/** All money that has not gone back can be. */
const canBeDisputed = ({ state, refundedCents, amountCents }: KnownPurchase): boolean =>
  state === "pending" ||
  state === "granted" ||
  ((state === "refunding" || state === "refunded") && refundedCents < amountCents);

function afterPayment(state: PurchaseState, status: PaidSoFar["status"]): PurchaseStep | null {
  if (state === "disputed") return "give_again";
  if (status === "cancelled") return state === "pending" ? "cancel" : null;
  if (status !== "paid") return null;
  if (state === "pending") return "grant";
  return state === "cancelled" ? "return_money" : null;
}

const MINUTE_MS = 60_000;

/**
 * How long until the server asks the provider about what is under way: soon for a purchase that has just
 * begun, then ever less often, so that one that is never paid does not stand in the way of others.
 */
export const nextCheckAfterMs = (ageMs: number): number =>
  Math.min(Math.max(ageMs / 20, MINUTE_MS / 3), 30 * MINUTE_MS);

/** A bank may take money back for so long, and we may not hear of it: that is looked for once a day. */
export const LOOK_FOR_DAYS = 120;

/** What is open after that, a bank or the operator has decided by then. */
export const DECIDED_AFTER_DAYS = LOOK_FOR_DAYS + 180;

/** Purchases at rest, and for how many days the server still looks at them. */
const lookedAtForDays: Partial<Record<PurchaseState, number>> = {
  granted: LOOK_FOR_DAYS,
  refunded: LOOK_FOR_DAYS,
  disputed: DECIDED_AFTER_DAYS,
  unreturned: DECIDED_AFTER_DAYS,
};

/** How long until the server asks again by itself after a look that has changed nothing; null: it does not. */
export function nextLookAfterMs(state: PurchaseState, ageMs: number): number | null {
  const days = lookedAtForDays[state];
  if (days === undefined) return nextCheckAfterMs(ageMs);
  return ageMs > days * DAY_MS ? null : DAY_MS;
}
