import { expect, test } from "vitest";
import { leftOf, premiumStatus, refuseToSell, type BuyerFacts } from "./limits.ts";

const buyer: BuyerFacts = { capCents: null, monthCents: 0, premiumToday: 0, hasDebt: false };
const premium = { kind: "premium", amountCents: 199 } as const;
const credits = { kind: "credits", amountCents: 499 } as const;

test.for([
  [0, { canCreatePremium: true, remainingCards: 3 }],
  [2, { canCreatePremium: true, remainingCards: 1 }],
  [3, { canCreatePremium: false, remainingCards: 0 }],
  [4, { canCreatePremium: false, remainingCards: 0 }],
] as const)("%d premium cards today", ([bought, status]) => {
  expect(premiumStatus(bought)).toEqual(status);
});

test.for([
  ["without a cap anything is possible", credits, { ...buyer, monthCents: 100_000 }, null],
  [
    "the last cent of a cap may be spent",
    credits,
    { ...buyer, capCents: 999, monthCents: 500 },
    null,
  ],
  ["and none after it", credits, { ...buyer, capCents: 998, monthCents: 500 }, "over_cap"],
  [
    "a fourth premium card waits until tomorrow",
    premium,
    { ...buyer, premiumToday: 3 },
    "premium_limit",
  ],
  ["which is no matter of credits", credits, { ...buyer, premiumToday: 3 }, null],
  ["with a debt nothing is sold", credits, { ...buyer, hasDebt: true }, "debt_open"],
] as const)("%s", ([, item, who, refusal]) => {
  expect(refuseToSell(item, who)).toBe(refusal);
});

test.for([
  [null, 500, null],
  [1000, 0, 1000],
  [1000, 999, 1],
  [1000, 1000, 0],
  [500, 1000, 0],
] as const)("of a cap of %s, %d of it spent, %s is left", ([capCents, monthCents, left]) => {
  expect(leftOf({ capCents, monthCents })).toBe(left);
});
