/**
 * The bond between a player and the creatures that they made: against the computer such a creature
 * fights with no fewer points than its rarity has, split as they are printed. The printed numbers
 * count everywhere else: between players, in the arena, on the market.
 */
import { speedOf, type CardDesign, type Strength } from "./card.ts";
import { attackShareOf, pointsOf, withPoints } from "./points.ts";
import { statBudget } from "./rarities.ts";

/** Who made a card, as the owner of a copy sees it. */
export const makers = ["game", "owner", "player"] as const;

export type Maker = (typeof makers)[number];

type Bonded = Strength & Pick<CardDesign, "rarity"> & { madeBy: Maker };

/** `bondPercent`: how much of the rarity's points the bond gives at least; 0 turns it off. */
export function strengthAgainstComputer(card: Bonded, bondPercent: number): Strength {
  const { attack, defense, rarity, madeBy } = card;
  const points = Math.round((statBudget[rarity] * bondPercent) / 100);
  if (madeBy !== "owner" || pointsOf(card) >= points) return { attack, defense };
  return withPoints(points, attackShareOf(card));
}

/** The card as it fights against the computer. */
export function withBond<Card extends Bonded>(card: Card, bondPercent: number): Card {
  return { ...card, ...strengthAgainstComputer(card, bondPercent) };
}

export type BondNumbers = readonly [attack: number, defense: number, speed: number];

/** Against the computer; null when they are the printed ones. */
export function bondNumbers(card: Bonded, bondPercent: number): BondNumbers | null {
  const strength = strengthAgainstComputer(card, bondPercent);
  if (pointsOf(strength) === pointsOf(card)) return null;
  return [strength.attack, strength.defense, speedOf(strength)];
}
