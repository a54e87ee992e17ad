/** Creatures of the computer are made as strong as they have to be. */
import { powerOf, STAT_MAX, type Strength } from "#game/cards/card.ts";

/** The same creature with attack and defense that come closest to a power, in about the same ratio. */
export function withPower<T extends Strength>(creature: T, power: number): T {
  const { attack, defense } = creature;
  const split = (points: number): Strength => {
    const most = Math.max(STAT_MAX, Math.ceil(points / 2));
    const share = Math.round((points * attack) / (attack + defense));
    const scaledAttack = Math.min(most, Math.max(points - most, share));
    return { attack: scaledAttack, defense: points - scaledAttack };
  };
  // A point is worth 1.25 of power, 1 or 1.5 with the rounding of speed.
  const guess = Math.round(power / 1.25);
  const [closest] = [guess, guess - 1, guess + 1]
    .map((points) => split(Math.max(2, points)))
    .toSorted((a, b) => Math.abs(powerOf(a) - power) - Math.abs(powerOf(b) - power));
  return { ...creature, ...closest };
}

/** Those that come closest in power, the closest first. */
export const closestTo = <T extends Strength>(power: number, creatures: readonly T[]): T[] => {
  const distance = (creature: T) => Math.abs(powerOf(creature) - power);
  return creatures.toSorted((a, b) => distance(a) - distance(b));
};
