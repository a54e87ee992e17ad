import { expect, test } from "vitest";
import { battleCards, battleCoins, battleExperience, coinRewardOf } from "./rewards.ts";

test.for([
  ["computer", "won", 0, 0, 8],
  ["computer", "won", 4, 0, 8],
  ["computer", "won", 5, 0, 0],
  ["online", "won", 9, 50, 12],
  ["online", "won", 10, 0, 0],
  ["ranked", "won", 0, 0, 12],
  ["local", "won", 0, 2, 12],
  ["local", "won", 0, 3, 0],
  ["face_to_face", "won", 0, 3, 0],
  ["face_to_face", "lost", 0, 3, 0],
  ["computer", "lost", 9, 0, 3],
  ["computer", "lost", 10, 0, 0],
  ["local", "drawn", 0, 0, 3],
] as const)(
  "%s %s after %i rewarded today and %i against this opponent: %i coins",
  ([mode, outcome, rewardedToday, rewardedAgainstOpponentToday, coins]) => {
    const claim = { mode, outcome, rewardedToday, rewardedAgainstOpponentToday };
    expect(battleCoins(claim)).toBe(coins);
  },
);

test("wins against the computer, wins against people and the rest are counted apart", () => {
  expect(coinRewardOf("computer", "won")).toBe("computer_win");
  expect(coinRewardOf("local", "won")).toBe("player_win");
  expect(coinRewardOf("computer", "lost")).toBe("consolation");
});

test("every battle gives experience, a win twice as much", () => {
  expect(battleExperience("won")).toBe(20);
  expect(battleExperience("lost")).toBe(10);
  expect(battleExperience("drawn")).toBe(10);
});

test("the first win of the day brings a card", () => {
  expect(battleCards("won", 0)).toBe(1);
  expect(battleCards("won", 1)).toBe(0);
  expect(battleCards("lost", 0)).toBe(0);
});
