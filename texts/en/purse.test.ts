import { expect, test } from "vitest";
import { allReasons } from "#game/purse/reasons.ts";
import { cardMoveText, movementText, reasonText } from "./purse.ts";

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

test("every reason has words of its own", () => {
  expect(new Set(allReasons.map(reasonText)).size).toBe(allReasons.length);
});
