/**
 * The computer's team. It is made to measure: three creatures about as strong as the player's
 * cards, whose stats are scaled until the whole team has the power that the difficulty asks for
 * (resolution 56). What is left to decide the battle is luck and elements.
 */
import { powerOf, STAT_MAX, type Strength } from "#game/cards/card.ts";
import type { Dice } from "#game/lib/dice.ts";
import type { ComputerLevel } from "./computer-levels.ts";
import type { Fighter, Team } from "./power.ts";

export type Rival = { name: string; difficulty: ComputerLevel; team: Fighter[] };

export type RivalOptions = {
  /** The player's team. */
  own: Team;
  /** The creatures that the computer may send. */
  creatures: Team;
  difficulty?: ComputerLevel;
  /** How many battles this player has fought so far. */
  battlesFought: number;
};

/** How much stronger than the player's team, in percent. */
const shiftPercent: Record<ComputerLevel, number> = { 1: -8, 2: -5, 3: -2, 4: 0, 5: 2 };
const SPREAD_PERCENT = 5;

export const DEFAULT_DIFFICULTY: ComputerLevel = 3;

/** The first battles of a new player are easy ones. */
const EASY_BATTLES = 2;

/** The computer chooses among this many creatures that come closest in power to a player's card. */
const LOOKALIKES = 9;

const names = [
  "Bramble Bess",
  "Captain Tumble",
  "Old Marrow",
  "Juniper Quill",
  "The Clockmaker",
  "Nettle and Son",
  "Professor Pumice",
  "Lady Lanternlight",
  "Fenwick the Unhurried",
  "Grandma Gale",
  "Odd Tobias",
  "Mirabel Moss",
  "The Tin Juggler",
  "Saffron Swift",
  "Barnaby Bolt",
  "The Quiet Twins",
];

export function makeRival(dice: Dice, options: RivalOptions): Rival {
  const difficulty = difficultyFor(options);
  const percent = 100 + shiftPercent[difficulty] + dice.between(-SPREAD_PERCENT, SPREAD_PERCENT);
  const picked = pickCreatures(dice, options);
  const powers = options.own.map((card) => (powerOf(card) * percent) / 100);
  return { name: dice.pick(names), difficulty, team: scaleTo(powers, picked) };
}

const difficultyFor = ({ battlesFought, difficulty = DEFAULT_DIFFICULTY }: RivalOptions) =>
  battlesFought < EASY_BATTLES ? 1 : difficulty;

function pickCreatures(dice: Dice, { own, creatures }: RivalOptions): Fighter[] {
  const picked: Fighter[] = [];
  for (const card of own) {
    const power = powerOf(card);
    const distance = (creature: Fighter) => Math.abs(powerOf(creature) - power);
    const closest = creatures
      .filter((creature) => !picked.includes(creature))
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, LOOKALIKES);
    picked.push(dice.pick(closest));
  }
  return picked;
}

/** Each creature matches the card that it stands against; the last takes up what rounding left. */
function scaleTo(powers: readonly number[], team: readonly Fighter[]): Fighter[] {
  let left = powers.reduce((sum, power) => sum + power, 0);
  return team.map((fighter, i) => {
    const isLast = i === team.length - 1;
    const scaled = withPower(fighter, isLast ? left : powers[i]!);
    left -= powerOf(scaled);
    return scaled;
  });
}

/** The same creature with attack and defense that come closest to a power, in about the same ratio. */
function withPower(fighter: Fighter, power: number): Fighter {
  const { attack, defense } = fighter;
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
  return { ...fighter, ...closest };
}
