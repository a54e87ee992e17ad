import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { creditsFor, refundOf, type BoughtItem } from "./refund.ts";

const pack: BoughtItem = {
  kind: "credits",
  amountCents: 499,
  credits: 5,
  isGranted: true,
  grantedAtMs: 0,
  isCardMade: false,
  refundedCents: 0,
  creditsGone: 0,
};
const card: BoughtItem = { ...pack, kind: "custom", amountCents: 5158, credits: 0 };

test.for([
  ["all credits are there", pack, 5, 1, { credits: 5, amountCents: 499 }],
  ["two were used", pack, 3, 1, { credits: 3, amountCents: 299 }],
  ["all were used", pack, 0, 1, "already_used"],
  ["the fourteenth day", pack, 5, 14, { credits: 5, amountCents: 499 }],
  ["the fifteenth day", pack, 5, 14.01, "refund_too_late"],
  ["it was never granted", { ...pack, isGranted: false }, 5, 1, "not_granted"],
  ["a cent came back", { ...pack, refundedCents: 1 }, 5, 1, { credits: 5, amountCents: 498 }],
  [
    "half a credit came back",
    { ...pack, refundedCents: 250, creditsGone: 2 },
    2,
    1,
    { credits: 2, amountCents: 149 },
  ],
  [
    "a part of a card came back",
    { ...card, refundedCents: 58 },
    0,
    1,
    { credits: 0, amountCents: 5100 },
  ],
  ["a custom card that was not made", card, 0, 1, { credits: 0, amountCents: 5158 }],
  ["a custom card that was made", { ...card, isCardMade: true }, 0, 1, "already_used"],
  ["a premium card", { ...card, kind: "premium", isCardMade: true }, 0, 1, "already_used"],
] as const)("%s", ([, bought, creditsLeft, days, refund]) => {
  expect(refundOf(bought, { creditsLeft, nowMs: days * DAY_MS, by: "player" })).toEqual(refund);
});

test("an admin gives back later what was not used, and nothing that was", () => {
  const late = { nowMs: 100 * DAY_MS, by: "admin" } as const;
  expect(refundOf(pack, { creditsLeft: pack.credits, ...late })).toEqual({
    credits: pack.credits,
    amountCents: pack.amountCents,
  });
  expect(refundOf(pack, { creditsLeft: 0, ...late })).toBe("already_used");
  expect(refundOf({ ...pack, isGranted: false }, { creditsLeft: 5, ...late })).toBe("not_granted");
});

test("the credits that a refund takes are the ones that its money was for", () => {
  const cents = fc.integer({ min: 50, max: 20_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), cents, fc.nat(), (credits, amountCents, left) => {
      fc.pre(amountCents >= credits);
      const bought = { ...pack, credits, amountCents };
      const refund = refundOf(bought, {
        creditsLeft: left % (credits + 1),
        nowMs: 0,
        by: "player",
      });
      const taken = typeof refund === "string" ? { credits: 0, amountCents: 0 } : refund;

      expect(taken.credits).toBe(left % (credits + 1));
      expect(creditsFor(bought, taken.amountCents)).toBe(taken.credits);
      expect(taken.amountCents).toBeLessThanOrEqual(amountCents);
    }),
  );
  expect([0, 1, 99, 200, 299, 399, 498, 499].map((back) => creditsFor(pack, back))).toEqual([
    0, 0, 1, 2, 3, 4, 4, 5,
  ]);
});
