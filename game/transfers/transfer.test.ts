import { expect, test } from "vitest";
import {
  refuseToCancel,
  refuseToClaim,
  refuseToTransfer,
  statusOf,
  type Transfer,
} from "./transfer.ts";

const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  status: "pending",
  giverId: "ada",
  expiresAtMs: 1000,
  ...changes,
});

test.for([
  [{}, "bo", 999, null],
  [{}, "ada", 999, "own_code"],
  [{}, "bo", 1000, "expired"],
  [{ status: "completed" }, "bo", 999, "completed"],
  [{ status: "cancelled" }, "bo", 1001, "cancelled"],
  [{ status: "expired" }, "bo", 999, "expired"],
] as const)("a transfer %o is claimed by %s at %i: %s", ([changes, player, nowMs, refusal]) => {
  expect(refuseToClaim(transfer(changes), player, nowMs)).toBe(refusal);
});

test("only what waits can expire", () => {
  expect(statusOf(transfer(), 5000)).toBe("expired");
  expect(statusOf(transfer({ status: "completed" }), 5000)).toBe("completed");
});

test.for([
  [{}, "ada", null],
  [{}, "bo", "not_your_code"],
  [{ status: "completed" }, "ada", "completed"],
  [{ status: "completed" }, "bo", "not_your_code"],
  [{ status: "cancelled" }, "ada", null],
  [{ status: "expired" }, "ada", null],
] as const)("a transfer %o is taken back by %s: %s", ([changes, player, refusal]) => {
  expect(refuseToCancel(transfer(changes), player)).toBe(refusal);
});

test("a fourth card does not wait beside three others", () => {
  expect(refuseToTransfer(2)).toBeNull();
  expect(refuseToTransfer(3)).toBe("too_many_transfers");
});
