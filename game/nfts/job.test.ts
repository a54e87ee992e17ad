import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { canFail, nftJobKinds, retryAfterMs, stepAfterFate } from "./job.ts";

test.for([
  ["confirmed", "finish"],
  ["pending", "send_again"],
  ["expired", "build_anew"],
  [{ refused: "custom program error" }, "give_up"],
] as const)("a transaction that is %o: %s", ([fate, step]) => {
  expect(stepAfterFate(fate)).toBe(step);
});

test("only a card that has its new owner already goes on for ever", () => {
  expect(nftJobKinds.filter((kind) => !canFail(kind))).toEqual(["transfer"]);
});

test("retries come later and later, a minute at most, and not all at the same moment", () => {
  const dice = diceFrom(7);
  const waits = Array.from({ length: 12 }, (_, attempts) => retryAfterMs(attempts, dice));

  waits.forEach((wait, attempts) => {
    const most = Math.min(60_000, 500 * 2 ** attempts);
    expect(wait).toBeGreaterThanOrEqual(most / 2);
    expect(wait).toBeLessThanOrEqual(most);
  });
  expect(retryAfterMs(1_000, dice)).toBeLessThanOrEqual(60_000);
  expect(new Set(waits.slice(7)).size).toBe(5);
});
