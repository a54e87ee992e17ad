import { expect, test } from "vitest";
import { allReasons } from "#game/purse/reasons.ts";
import { farmRefusals, waitingAnswers } from "./economy.ts";
import { sellRefusals } from "./market.ts";
import { nftLetters, nftNotifications } from "./nfts.ts";
import { cardMoveText, inCredits, movementText, reasonText } from "./purse.ts";

test.for([
  ["sale", "listing:7", "Serafawn", "Card sold: Serafawn"],
  ["battle_win", "battle:7", "Rex", "Battle won against Rex"],
  ["mission", "mission:7:2026-01-01", null, "Mission completed"],
  ["gift_of_the_moon", "moon:1", null, "gift of the moon"],
  ["constructor", "toString:1", null, "constructor"],
] as const)("%s by %s about %s reads %j", ([reason, cause, name, words]) => {
  expect(movementText({ reason, cause, name })).toBe(words);
});

test.for([
  ["purchase", true, "Rex", "Bought from Rex"],
  ["purchase", false, "Rex", "Sold to Rex"],
  ["transfer", true, "Mika", "Gift received from Mika"],
  ["trade", false, "Mika", "Traded away to Mika"],
  ["welcome", true, null, "Starter card"],
  ["from_the_moon", true, null, "from the moon"],
  ["constructor", true, null, "constructor"],
] as const)(
  "a card by %s (received: %s, other: %s) reads %j",
  ([reason, isReceived, otherName, words]) => {
    expect(cardMoveText({ reason, isReceived, otherName })).toBe(words);
  },
);

test("one of something is one, wherever a setting may say so", () => {
  const hold = { battles: 1, days: 1 };
  const asked = { name: "Ann", link: "", card: "Fox", address: "", hours: 0 };

  expect([inCredits(1), inCredits(2)]).toEqual(["1 credit", "2 credits"]);
  expect(farmRefusals.card_stays({ days: 1 })).toContain("for 1 day before");
  expect(waitingAnswers.for_battles(hold)).toContain("fought 1 battle on 1 day.");
  expect(sellRefusals.unusual_price({ price: 9, usual: 1 })).toContain("about 1 coin.");
  expect(nftNotifications.withdrawal_asked({ name: "Fox", hours: 1 }).text).toContain("in 1 hour.");
  expect(nftLetters.asked(asked).text).toContain("It leaves in a moment:");
});

test("every reason has words of its own", () => {
  expect(new Set(allReasons.map(reasonText)).size).toBe(allReasons.length);
});
