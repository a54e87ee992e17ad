import { expect, test } from "vitest";
import { FREE_TEAM_SLOTS, nextSlotPrice, refuseToBuySlot, teamSlots } from "./teams.ts";

test("each bought place comes to the free ones, until there are as many as there can be", () => {
  const numbers = { teamSlotCoins: 7, teamSlotsAtMost: FREE_TEAM_SLOTS + 1 };
  expect(teamSlots(0)).toBe(FREE_TEAM_SLOTS);
  expect(nextSlotPrice(teamSlots(0), numbers)).toBe(7);
  expect(nextSlotPrice(teamSlots(1), numbers)).toBeNull();
  expect(nextSlotPrice(teamSlots(2), numbers)).toBeNull();
});

const wanted = { price: 7, agreed: 7, coins: 7, slots: 3, had: 3 };

test.for([
  ["it can be bought", {}, null],
  ["there are as many as there can be", { price: null }, "team_slots_at_most"],
  ["it was bought a moment ago", { slots: 4 }, "team_slot_bought"],
  ["the last one was bought a moment ago", { slots: 4, price: null }, "team_slot_bought"],
  ["the price is another one", { agreed: 6 }, "team_slot_price_changed"],
  ["a coin is missing", { coins: 6 }, "team_slot_too_expensive"],
] as const)("buying a place for a team when %s", ([, change, refusal]) => {
  expect(refuseToBuySlot({ ...wanted, ...change })).toBe(refusal);
});
