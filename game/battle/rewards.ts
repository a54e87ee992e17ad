/**
 * What a battle earns: coins up to a number of battles a day, experience for each card always, and
 * a new card for the first win of the day (resolutions 52, 57 and 59).
 */
export type BattleMode = "computer" | "online" | "face_to_face" | "local" | "ranked";

export type BattleOutcome = "won" | "lost" | "drawn";

/** Each kind is counted on its own, per UTC day. */
export type CoinReward = "computer_win" | "player_win" | "consolation";

export const coinRewards: Record<CoinReward, { coins: number; perDay: number }> = {
  computer_win: { coins: 8, perDay: 5 },
  player_win: { coins: 12, perDay: 10 },
  consolation: { coins: 3, perDay: 10 },
};

/** Two friends with two phones must not become a coin press. */
const REWARDED_PER_PAIR_AND_DAY = 3;
const meetsInPerson: readonly BattleMode[] = ["face_to_face", "local"];

const EXPERIENCE_PER_BATTLE = 10;
const EXPERIENCE_FOR_WIN = 10;

export type CoinClaim = {
  mode: BattleMode;
  outcome: BattleOutcome;
  /** Battles of this kind of reward that already earned coins today. */
  rewardedToday: number;
  /** Battles against this very opponent that already earned coins today. */
  rewardedAgainstOpponentToday: number;
};

export function coinRewardOf(mode: BattleMode, outcome: BattleOutcome): CoinReward {
  if (outcome !== "won") return "consolation";
  return mode === "computer" ? "computer_win" : "player_win";
}

export function battleCoins(claim: CoinClaim): number {
  const { mode, outcome, rewardedToday, rewardedAgainstOpponentToday } = claim;
  const { coins, perDay } = coinRewards[coinRewardOf(mode, outcome)];
  const pairIsTired =
    meetsInPerson.includes(mode) && rewardedAgainstOpponentToday >= REWARDED_PER_PAIR_AND_DAY;
  return rewardedToday >= perDay || pairIsTired ? 0 : coins;
}

/** For each of the three cards. */
export const battleExperience = (outcome: BattleOutcome): number =>
  EXPERIENCE_PER_BATTLE + (outcome === "won" ? EXPERIENCE_FOR_WIN : 0);

/** New cards for this battle: one for the first win of the UTC day. */
export const battleCards = (outcome: BattleOutcome, winsEarlierToday: number): number =>
  outcome === "won" && winsEarlierToday === 0 ? 1 : 0;
