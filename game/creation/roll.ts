/**
 * How rare and how strong a new card is. A free card is common or rare with 15–50 attack and
 * defense; a premium card is rare or better and 10 % stronger than its rarity; all others follow
 * the stated chances. The element of a free or premium card follows from its words, which are
 * written later.
 */
import { STAT_MAX, type Strength } from "#game/cards/card.ts";
import { statFactor, type Element } from "#game/cards/elements.ts";
import {
  chancePercent,
  rank,
  rarities,
  rollRarity,
  statBudget,
  type Rarity,
} from "#game/cards/rarities.ts";
import type { Dice } from "#game/lib/dice.ts";

export type CreationKind = "free" | "premium" | "standard";

const rarityLimits: Record<CreationKind, { atLeast: Rarity; atMost: Rarity }> = {
  free: { atLeast: "common", atMost: "rare" },
  premium: { atLeast: "rare", atMost: "mythical" },
  standard: { atLeast: "common", atMost: "mythical" },
};

export const FREE_STAT_MIN = 15;
export const FREE_STAT_MAX = 50;
export const PREMIUM_FACTOR = 1.1;
const ATTACK_SHARE_MIN = 0.34;
const ATTACK_SHARE_MAX = 0.62;

export const rollCardRarity = (dice: Dice, kind: CreationKind): Rarity =>
  rollRarity(dice, rarityLimits[kind]);

/** In percent, as they are shown before a player pays. They add up to 100. */
export function chancesOf(kind: CreationKind): { rarity: Rarity; percent: number }[] {
  const { atLeast, atMost } = rarityLimits[kind];
  const drawn = rarities.slice(rank(atLeast) - 1, rank(atMost));
  const total = drawn.reduce((sum, rarity) => sum + chancePercent[rarity], 0);
  return drawn.map((rarity) => ({ rarity, percent: (100 * chancePercent[rarity]) / total }));
}

/** How strong a free card is has nothing to do with its rarity. */
export type RolledCard =
  | { kind: "free" }
  | { kind: "premium"; rarity: Rarity }
  | { kind: "standard"; rarity: Rarity; element: Element };

export function rollStrength(dice: Dice, card: RolledCard): Strength {
  if (card.kind === "free") {
    const attack = dice.int(FREE_STAT_MIN, FREE_STAT_MAX);
    return { attack, defense: dice.int(FREE_STAT_MIN, FREE_STAT_MAX) };
  }
  const factor = card.kind === "premium" ? PREMIUM_FACTOR : statFactor[card.element];
  const points = Math.round(statBudget[card.rarity] * factor);
  return split(points, dice.between(ATTACK_SHARE_MIN, ATTACK_SHARE_MAX));
}

/** What would pass the top of one value goes to the other. */
function split(points: number, attackShare: number): Strength {
  const wanted = Math.round(points * attackShare);
  const attack = Math.min(STAT_MAX, Math.max(wanted, points - STAT_MAX));
  return { attack, defense: points - attack };
}
