/**
 * What a battle earns: coins up to a number of battles a day, more coins against a harder computer;
 * experience for each card always; a new card for the first win of the day.
 */
import type { ComputerLevel } from "./computer-levels.ts";

/** Against whom: the computer on a level, or a player in one of several ways. */
export type Opposition =
  | { mode: "computer"; level: ComputerLevel }
  | { mode: "online" | "face_to_face" | "local" | "ranked" };

export type BattleOutcome = "won" | "lost" | "drawn";

/** Each kind is counted on its own, per UTC day. */
export const coinRewards = ["computer_win", "player_win", "consolation"] as const;

export type CoinReward = (typeof coinRewards)[number];

export const computerWinCoins: Record<ComputerLevel, number> = { 1: 4, 2: 6, 3: 8, 4: 10, 5: 12 };

/** What of it can be set. */
export type RewardSettings = {
  playerWinCoins: number;
  computerWinsPaidPerDay: number;
  playerWinsPaidPerDay: number;
  lossesPaidPerDay: number;
};

/** For a loss or a draw. */
export const consolationCoins = { computer: 2, player: 3 };

/** Two friends with two phones must not become a coin press. */
const REWARDED_PER_PAIR_AND_DAY = 3;
const inPerson: readonly Opposition["mode"][] = ["face_to_face", "local"];

/** Only such battles are limited for the same two; in the arena and in cups no player picks the other. */
export const isInPerson = ({ mode }: Opposition): boolean => inPerson.includes(mode);

const EXPERIENCE_PER_BATTLE = 10;
const EXPERIENCE_FOR_WIN = 10;

export type CoinClaim = {
  against: Opposition;
  outcome: BattleOutcome;
  /** Battles of each kind of reward that already earned coins today. */
  paidToday: Readonly<Record<CoinReward, number>>;
  /** Battles in person against this very opponent that already earned coins today. */
  paidAgainstOpponentToday: number;
};

const winRewardOf = ({ mode }: Opposition): CoinReward =>
  mode === "computer" ? "computer_win" : "player_win";

export const coinRewardOf = (against: Opposition, outcome: BattleOutcome): CoinReward =>
  outcome === "won" ? winRewardOf(against) : "consolation";

/** Once the day's wins are paid, a loss is not paid either: losing must never be worth more. */
export function battleCoins(
  { against, outcome, paidToday, paidAgainstOpponentToday }: CoinClaim,
  rewards: RewardSettings,
): number {
  const paidAtMost: Record<CoinReward, number> = {
    computer_win: rewards.computerWinsPaidPerDay,
    player_win: rewards.playerWinsPaidPerDay,
    consolation: rewards.lossesPaidPerDay,
  };
  const isUsedUp = (reward: CoinReward) => paidToday[reward] >= paidAtMost[reward];
  const pairIsTired = isInPerson(against) && paidAgainstOpponentToday >= REWARDED_PER_PAIR_AND_DAY;
  if (pairIsTired || isUsedUp(winRewardOf(against))) return 0;
  if (outcome !== "won" && isUsedUp("consolation")) return 0;
  return coinsFor(against, outcome, rewards);
}

function coinsFor(
  against: Opposition,
  outcome: BattleOutcome,
  { playerWinCoins }: RewardSettings,
): number {
  if (outcome !== "won")
    return consolationCoins[against.mode === "computer" ? "computer" : "player"];
  return against.mode === "computer" ? computerWinCoins[against.level] : playerWinCoins;
}

/** For each of the three cards. */
export const battleExperience = (outcome: BattleOutcome): number =>
  EXPERIENCE_PER_BATTLE + (outcome === "won" ? EXPERIENCE_FOR_WIN : 0);

/** New cards for this battle: one for the first win of the UTC day. */
export const battleCards = (outcome: BattleOutcome, winsEarlierToday: number): number =>
  outcome === "won" && winsEarlierToday === 0 ? 1 : 0;
