/**
 * What a price or a reward will do, before it is set: thousands of openings of a pack, and a month
 * of play for players of several kinds. By the game's own rules, with intervals in which the true
 * number lies nineteen times out of twenty.
 */
import {
  battleCoins,
  coinRewardOf,
  type CoinReward,
  type RewardSettings,
} from "#game/battle/rewards.ts";
import type { Rarity } from "#game/cards/rarities.ts";
import { giftAt, nextPlace } from "#game/missions/track.ts";
import type { Dice } from "#game/lib/dice.ts";
import { drawRarity, noPity, pityAfter, promises } from "#game/packs/draw.ts";
import { eachRarity, slotChances, type Pack } from "#game/packs/packs.ts";

/** A measured number, and where the true one lies. */
export type Estimate = { mean: number; low: number; high: number };

const Z = 1.96;

function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const margin = Z * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
  return { mean, low: mean - margin, high: mean + margin };
}

export type SimulatedOpenings = {
  /** Shares of all cards, in percent. */
  rarities: Record<Rarity, Estimate>;
  cards: number;
  coinsPaid: number;
};

/** One player opens so many, with the promises about bad luck. */
export function simulateOpenings(
  { slots, priceCoins }: Pick<Pack, "slots" | "priceCoins">,
  openings: number,
  dice: Dice,
): SimulatedOpenings {
  let pity = noPity;
  const drawn = eachRarity((): number[] => []);
  for (let opening = 0; opening < openings; opening++) {
    const counts = eachRarity(() => 0);
    for (const slot of slots) {
      const rarity = drawRarity(dice, { chances: slotChances(slot), promises }, pity);
      pity = pityAfter(rarity, pity);
      counts[rarity]++;
    }
    eachRarity((rarity) => drawn[rarity].push((100 * counts[rarity]) / slots.length));
  }
  return {
    rarities: eachRarity((rarity) => estimate(drawn[rarity])),
    cards: openings * slots.length,
    coinsPaid: openings * priceCoins,
  };
}

/** How such a player plays on a day on which they play at all. */
type PlayerKind = {
  name: string;
  /** On which share of days they play. */
  plays: number;
  battles: number;
  /** Of battles, against the computer on its middle level. */
  againstComputer: number;
  shares: number;
  /** Of missions, the share that they finish. */
  missions: number;
};

export const playerKinds: readonly PlayerKind[] = [
  { name: "Casual", plays: 0.45, battles: 3, againstComputer: 0.9, shares: 0.3, missions: 0.6 },
  { name: "Regular", plays: 0.85, battles: 8, againstComputer: 0.6, shares: 1, missions: 0.85 },
  { name: "Grinder", plays: 1, battles: 30, againstComputer: 0.3, shares: 3, missions: 1 },
];

export type MissionCoins = Record<"daily" | "weekly" | "monthly", number>;

export type MonthNumbers = {
  rewards: RewardSettings;
  shareCoins: number;
  sharesPerDay: number;
  dailyGiftCoins: number;
  chestCoins: number;
  /** What all missions of a kind pay together. */
  missions: MissionCoins;
  packCoins: number;
};

export type SimulatedMonth = {
  kind: string;
  coinsIn: Estimate;
  /** When all of it is spent on this pack. */
  packs: Estimate;
};

const DAYS = 30;
const WIN_SHARE = 0.6;

export const simulateMonth = (
  numbers: MonthNumbers,
  players: number,
  dice: Dice,
): SimulatedMonth[] =>
  playerKinds.map((kind) => {
    const coins = Array.from({ length: players }, () => monthOf(kind, numbers, dice));
    return {
      kind: kind.name,
      coinsIn: estimate(coins),
      packs: estimate(coins.map((each) => Math.floor(each / numbers.packCoins))),
    };
  });

function monthOf(kind: PlayerKind, numbers: MonthNumbers, dice: Dice): number {
  const { missions } = numbers;
  let place = 0;
  let coins = finished(kind, missions.monthly, dice);
  for (let week = 0; week < DAYS / 7; week++) coins += finished(kind, missions.weekly, dice);
  for (let day = 0; day < DAYS; day++) {
    if (!dice.chance(kind.plays)) continue;
    place = nextPlace(place);
    coins += giftAt(place, numbers);
    coins += battlesOf(kind, numbers.rewards, dice);
    coins += sharesOf(kind, numbers, dice) * numbers.shareCoins;
    coins += finished(kind, missions.daily, dice);
  }
  return coins;
}

/** Some of what the missions of a kind pay together. */
const finished = (kind: PlayerKind, coins: number, dice: Dice): number =>
  coins * Math.min(1, kind.missions * dice.between(0.8, 1.2));

function sharesOf(kind: PlayerKind, { sharesPerDay }: MonthNumbers, dice: Dice): number {
  const more = dice.chance(kind.shares % 1) ? 1 : 0;
  return Math.min(sharesPerDay, Math.floor(kind.shares) + more);
}

function battlesOf(kind: PlayerKind, rewards: RewardSettings, dice: Dice): number {
  const paidToday: Record<CoinReward, number> = { computer_win: 0, player_win: 0, consolation: 0 };
  let coins = 0;
  for (let battle = 0; battle < kind.battles; battle++) {
    const against = dice.chance(kind.againstComputer)
      ? ({ mode: "computer", level: 3 } as const)
      : ({ mode: "ranked" } as const);
    const outcome = dice.chance(WIN_SHARE) ? "won" : "lost";
    const claim = { against, outcome, paidToday, paidAgainstOpponentToday: 0 } as const;
    const paid = battleCoins(claim, rewards);
    if (paid > 0) paidToday[coinRewardOf(against, outcome)]++;
    coins += paid;
  }
  return coins;
}
