import { expect, test } from "vitest";
import { rewardText } from "./missions.ts";

test.for([
  [{ coins: 30, credits: 0, cards: 0 }, "+30 coins"],
  [{ coins: 500, credits: 0, cards: 1 }, "+500 coins, +1 card"],
  [{ coins: 0, credits: 2, cards: 3 }, "+2 credits, +3 cards"],
  [{ coins: 0, credits: 0, cards: 0 }, ""],
] as const)("%j reads %s", ([rewards, words]) => {
  expect(rewardText(rewards).replaceAll("\u00a0", " ")).toBe(words);
});
