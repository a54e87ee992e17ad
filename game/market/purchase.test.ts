import { expect, test } from "vitest";
import { refuseToBuy, stateAt } from "./purchase.ts";

const listing = { sellerId: "ann", price: 20, state: "open", expiresAtMs: 1000 } as const;
const buyer = { id: "bob", coins: 20, mostToPay: null };

test.for([
  ["with just enough coins", {}, {}, 999, null],
  ["with one coin less", {}, { coins: 19 }, 0, "too_few_coins"],
  ["one's own card", {}, { id: "ann", coins: 0 }, 0, "own_card"],
  ["a card that is sold", { state: "sold" }, { coins: 0 }, 0, "sold"],
  ["a card that was taken back", { state: "cancelled" }, {}, 0, "cancelled"],
  ["at the moment when the time is over", {}, {}, 1000, "expired"],
  ["at the most that these two may pay", {}, { mostToPay: 20 }, 0, null],
  ["above the most that these two may pay", {}, { mostToPay: 19 }, 0, "too_dear_among_friends"],
] as const)("%s", ([, terms, who, nowMs, refusal]) => {
  expect(refuseToBuy({ ...listing, ...terms }, { ...buyer, ...who }, nowMs)).toBe(refusal);
});

test("a sale stays a sale when its time is over", () => {
  expect(stateAt({ state: "sold", expiresAtMs: 0 }, 1)).toBe("sold");
});
