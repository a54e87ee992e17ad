import { expect, test } from "vitest";
import {
  refuseToAccept,
  refuseToCancel,
  refuseToDecline,
  refuseToOffer,
  statusOf,
  type Offer,
} from "./offer.ts";

const offer = (changes: Partial<Offer> = {}): Offer => ({
  status: "pending",
  creatorId: "ada",
  forId: null,
  expiresAtMs: 1000,
  ...changes,
});

test.for([
  [{}, "bo", 999, null],
  [{}, "ada", 999, "own_offer"],
  [{}, "bo", 1000, "expired"],
  [{ forId: "bo" }, "bo", 999, null],
  [{ forId: "bo" }, "cy", 999, "not_for_you"],
  [{ status: "completed" }, "bo", 999, "completed"],
  [{ status: "cancelled" }, "bo", 1001, "cancelled"],
  [{ status: "declined" }, "bo", 999, "declined"],
  [{ status: "expired" }, "bo", 999, "expired"],
] as const)("an offer %o is accepted by %s at %i: %s", ([changes, player, nowMs, refusal]) => {
  expect(refuseToAccept(offer(changes), player, nowMs)).toBe(refusal);
});

test.for([
  [{}, "ada", null],
  [{}, "bo", "not_your_offer"],
  [{ status: "cancelled" }, "ada", null],
  [{ status: "completed" }, "ada", "completed"],
  [{ status: "declined" }, "ada", "declined"],
  [{ status: "expired" }, "ada", "expired"],
] as const)("an offer %o is taken back by %s: %s", ([changes, player, refusal]) => {
  expect(refuseToCancel(offer(changes), player)).toBe(refusal);
});

test.for([
  [{ forId: "bo" }, "bo", 999, null],
  [{ forId: "bo", status: "declined" }, "bo", 999, null],
  [{ forId: "bo" }, "cy", 999, "not_for_you"],
  [{}, "bo", 999, "not_for_you"],
  [{ forId: "bo" }, "ada", 999, "own_offer"],
  [{ forId: "bo" }, "bo", 1000, "expired"],
  [{ forId: "bo", status: "completed" }, "bo", 999, "completed"],
  [{ forId: "bo", status: "cancelled" }, "bo", 999, "cancelled"],
] as const)("an offer %o is declined by %s at %i: %s", ([changes, player, nowMs, refusal]) => {
  expect(refuseToDecline(offer(changes), player, nowMs)).toBe(refusal);
});

test("only what waits can expire", () => {
  expect(statusOf(offer(), 5000)).toBe("expired");
  expect(statusOf(offer({ status: "completed" }), 5000)).toBe("completed");
});

test.for([
  [19, 0, null],
  [20, 0, "too_many_offers"],
  [19, 20, null],
  [19, 21, "too_many_named"],
] as const)("beside %i waiting offers the %ith by name today: %s", ([waiting, named, refusal]) => {
  expect(refuseToOffer(waiting, named)).toBe(refusal);
});
