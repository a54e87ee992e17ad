/** A card's points are its attack and its defense together. */
import type { Strength } from "./card.ts";

export const pointsOf = ({ attack, defense }: Strength): number => attack + defense;

/** How much of its points a card has in attack. */
export const attackShareOf = ({ attack, defense }: Strength): number =>
  attack / Math.max(1, attack + defense);

/** So many points, split by this share. */
export function withPoints(points: number, attackShare: number): Strength {
  const attack = Math.round(points * attackShare);
  return { attack, defense: points - attack };
}
