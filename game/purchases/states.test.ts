import { expect, test } from "vitest";
import {
  nextCheckAfterMs,
  purchaseStates,
  stepAfter,
  type PaidSoFar,
  type PurchaseState,
} from "./states.ts";

const unpaid: PaidSoFar = {
  status: "unpaid",
  refundedCents: 0,
  failedRefundCents: 0,
  isDisputed: false,
};
const paid: PaidSoFar = { ...unpaid, status: "paid" };

const after = (state: PurchaseState, intent: PaidSoFar, refundedCents = 0) =>
  stepAfter({ state, amountCents: 499, refundedCents, failedRefundCents: 0 }, intent);

test.for([
  ["a payment that waits", "pending", unpaid, null],
  ["a payment under way", "pending", { ...unpaid, status: "processing" }, null],
  ["paid", "pending", paid, "grant"],
  ["paid, and known", "granted", paid, null],
  ["cancelled at the provider", "pending", { ...unpaid, status: "cancelled" }, "cancel"],
  ["paid when it had ended", "cancelled", paid, "return_money"],
  ["all came back", "granted", { ...paid, refundedCents: 499 }, "take_back"],
  ["a part came back", "granted", { ...paid, refundedCents: 100 }, "take_back"],
  ["all came back before it was granted", "pending", { ...paid, refundedCents: 499 }, "take_back"],
  ["a part came back before it was granted", "pending", { ...paid, refundedCents: 9 }, "grant"],
  ["it came back as it should", "refunding", { ...paid, refundedCents: 499 }, "take_back"],
  ["a dispute", "granted", { ...paid, isDisputed: true }, "dispute"],
  ["a dispute before it was granted", "pending", { ...paid, isDisputed: true }, "dispute"],
  ["a dispute that is known", "disputed", { ...paid, isDisputed: true }, null],
  ["a dispute that was won", "disputed", paid, "give_again"],
  ["a dispute of what is going back", "refunding", { ...paid, isDisputed: true }, "dispute"],
  ["a refund that failed", "refunded", { ...paid, failedRefundCents: 499 }, "undo_return"],
  ["a child that asks", "asked", unpaid, null],
] as const)("%s", ([, state, intent, step]) => {
  expect(after(state, intent)).toBe(step);
});

test("what is known of money that came back is not done twice", () => {
  const back = { ...paid, refundedCents: 499 };
  expect(purchaseStates.map((state) => after(state, back, 499))).not.toContain("take_back");
});

test("an answer from before a refund failed is an old one", () => {
  const known = { amountCents: 499, refundedCents: 0, failedRefundCents: 499 };
  const old = { ...paid, refundedCents: 499 };

  expect(stepAfter({ ...known, state: "granted" }, old)).toBeNull();
  const again = { ...old, failedRefundCents: 499 };
  expect(stepAfter({ ...known, state: "granted" }, again)).toBe("take_back");
});

test("a purchase is looked at within half a minute at first, and twice an hour in the end", () => {
  expect(nextCheckAfterMs(0)).toBe(20_000);
  expect(nextCheckAfterMs(20 * 60_000)).toBe(60_000);
  expect(nextCheckAfterMs(86_400_000)).toBe(1_800_000);
});
