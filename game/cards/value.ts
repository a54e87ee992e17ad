/**
 * What a card is worth on paper: more when it is rare, more when it is strong. An estimate that is
 * shown, never a price that a player pays.
 */
import type { Strength } from "./card.ts";
import { statBudget, type Rarity } from "./rarities.ts";

/** US cents for a card that is exactly as strong as its rarity's budget. */
const centsByRarity: Record<Rarity, number> = {
  common: 20,
  rare: 90,
  epic: 300,
  legendary: 900,
  mythical: 2500,
};

export function usdValueCents(card: Strength & { rarity: Rarity }): number {
  const strength = (card.attack + card.defense) / statBudget[card.rarity];
  return Math.max(1, Math.round(centsByRarity[card.rarity] * strength));
}

/** One coin stands for one US cent. */
export const estimatedCoins = (card: Strength & { rarity: Rarity }): number => usdValueCents(card);
