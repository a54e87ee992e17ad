import { expect, test } from "vitest";
import { standardSettings } from "#game/settings/settings.ts";
import { computerLevels, type ComputerLevel } from "./computer-levels.ts";
import {
  battleCards,
  battleCoins,
  battleExperience,
  coinRewardOf,
  type BattleOutcome,
  type CoinReward,
  type Opposition,
} from "./rewards.ts";

const computer = (level: ComputerLevel) => ({ mode: "computer", level }) as const;
const [online, ranked, local] = [
  { mode: "online" },
  { mode: "ranked" },
  { mode: "local" },
] as const;

type Paid = Partial<Record<CoinReward | "opponent", number>>;

const coinsFor = (against: Opposition, outcome: BattleOutcome, paid: Paid = {}): number => {
  const { opponent = 0, ...kinds } = paid;
  const paidToday = { computer_win: 0, player_win: 0, consolation: 0, ...kinds };
  const claim = { against, outcome, paidToday, paidAgainstOpponentToday: opponent };
  return battleCoins(claim, standardSettings);
};

test("a harder computer pays more", () => {
  expect(computerLevels.map((level) => coinsFor(computer(level), "won"))).toEqual([
    4, 6, 8, 10, 12,
  ]);
  expect(computerLevels.map((level) => coinsFor(computer(level), "lost"))).toEqual([2, 2, 2, 2, 2]);
});

test.for<[Opposition, BattleOutcome, Paid, number]>([
  [computer(5), "won", { computer_win: 4 }, 12],
  [computer(5), "won", { computer_win: 5 }, 0],
  [computer(1), "won", { computer_win: 4, player_win: 10 }, 4],
  [computer(3), "lost", { consolation: 9 }, 2],
  [computer(3), "lost", { consolation: 10 }, 0],
  [online, "won", { player_win: 9, computer_win: 5 }, 12],
  [online, "won", { player_win: 10 }, 0],
  [ranked, "won", {}, 12],
  [ranked, "drawn", {}, 3],
  [ranked, "lost", { player_win: 10 }, 0],
  [local, "won", { opponent: 2 }, 12],
  [local, "won", { opponent: 3 }, 0],
  [{ mode: "face_to_face" }, "won", { opponent: 3 }, 0],
  [{ mode: "face_to_face" }, "lost", { opponent: 3 }, 0],
  [online, "lost", { opponent: 3 }, 3],
])("%j %s after %j today: %i coins", ([against, outcome, paid, coins]) => {
  expect(coinsFor(against, outcome, paid)).toBe(coins);
});

test("who has won all that is paid for gains nothing by losing", () => {
  expect(coinsFor(computer(3), "lost", { computer_win: 5 })).toBe(0);
});

test("wins against the computer, wins against people and the rest are counted apart", () => {
  expect(coinRewardOf(computer(3), "won")).toBe("computer_win");
  expect(coinRewardOf(local, "won")).toBe("player_win");
  expect(coinRewardOf(computer(3), "lost")).toBe("consolation");
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
