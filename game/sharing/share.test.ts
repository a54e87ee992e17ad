import { expect, test } from "vitest";
import { DAY_MS } from "#game/lib/day.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { bestCards, canEarnRewards, refuseShareReward, sharesLeft } from "./share.ts";

const now = 20_000 * DAY_MS;
const newcomer = {
  sharesToday: 0,
  ownedCards: 1,
  signedUpAtMs: now - DAY_MS,
  lastBattleAtMs: null,
};
const veteran = { ...newcomer, signedUpAtMs: now - 90 * DAY_MS };

test.for([
  ["a newcomer", newcomer, null],
  ["a newcomer on the seventh day", { ...newcomer, signedUpAtMs: now - 7 * DAY_MS }, null],
  ["a veteran who never fought", veteran, "not_active"],
  ["a veteran who fought yesterday", { ...veteran, lastBattleAtMs: now - DAY_MS }, null],
  [
    "a veteran who fought last month",
    { ...veteran, lastBattleAtMs: now - 30 * DAY_MS },
    "not_active",
  ],
  ["after two shares", { ...newcomer, sharesToday: 2 }, null],
  ["after three shares", { ...newcomer, sharesToday: 3 }, "no_shares_left"],
  ["without a card", { ...newcomer, ownedCards: 0 }, "no_cards"],
] as const)("%s: %s", ([, sharer, refusal]) => {
  expect(refuseShareReward(sharer, now, standardSettings)).toBe(refusal);
  expect(canEarnRewards(sharer, now, standardSettings)).toBe(refusal === null);
});

test("shares are counted down from three and never below zero", () => {
  expect([0, 1, 3, 4].map((sharesToday) => sharesLeft({ sharesToday }, standardSettings))).toEqual([
    3, 2, 0, 0,
  ]);
});

test("the three rarest cards are shared", () => {
  const cards = (["rare", "common", "mythical", "epic", "legendary", "mythical"] as const).map(
    (rarity, id) => ({ id, rarity }),
  );

  expect(bestCards(cards).map((card) => card.id)).toEqual([2, 5, 4]);
  expect(bestCards(cards.slice(0, 2)).map((card) => card.id)).toEqual([0, 1]);
});
