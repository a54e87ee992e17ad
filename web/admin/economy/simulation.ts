import {
  simulateMonth,
  simulateOpenings,
  type SimulatedMonth,
  type SimulatedOpenings,
} from "#game/economy/simulate.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { must } from "#game/lib/must.ts";
import { packsAt, type Pack } from "#game/packs/packs.ts";
import type { GameSettings } from "#game/settings/settings.ts";

export const OPENINGS = 10_000;
export const PLAYERS = 1_000;

/** As its fields have it. */
export type SimulatorFields = Record<"packId" | "price" | "daily" | "weekly" | "monthly", string>;

/** What all missions of a kind pay together, as the game ships them. */
export const usual: SimulatorFields = {
  packId: "1",
  price: "",
  daily: "100",
  weekly: "520",
  monthly: "1000",
};

export type Simulated = { openings: SimulatedOpenings; months: SimulatedMonth[] };

/** The pack at the price in the form, or else at the price that it has. */
export function packOf({ packId, price }: SimulatorFields, set: GameSettings): Pack {
  const pack = must(
    packsAt(set).find(({ id }) => String(id) === packId),
    "pack",
  );
  return { ...pack, priceCoins: Math.max(1, Number(price) || pack.priceCoins) };
}

const coinsOf = (text: string): number => Math.max(0, Number(text) || 0);

export function simulate(asked: SimulatorFields, set: GameSettings, seed: number): Simulated {
  const pack = packOf(asked, set);
  const missions = {
    daily: coinsOf(asked.daily),
    weekly: coinsOf(asked.weekly),
    monthly: coinsOf(asked.monthly),
  };
  const numbers = { ...set, rewards: set, missions, packCoins: pack.priceCoins };
  return {
    openings: simulateOpenings(pack, OPENINGS, diceFrom(seed)),
    months: simulateMonth(numbers, PLAYERS, diceFrom(seed + 1)),
  };
}
