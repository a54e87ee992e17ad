/**
 * Every number of a duel stands here. They are tuned by `npm run balance`, which plays some ten
 * thousand duels and prints how often each element wins and each action is chosen. A changed
 * number needs a higher RULES_VERSION, because stored duels would end differently.
 */
import type { Element } from "#game/cards/elements.ts";
import type { Strength } from "#game/cards/card.ts";
import { statBudget } from "#game/cards/rarities.ts";

/** Raised whenever the same choices would lead to another duel. */
export const RULES_VERSION = 4;

export const numbers = {
  lastTurn: 40,

  strikeBase: 40,
  specialCost: 2,

  /** Full health: so much for every creature, and percent of its attack plus defense. */
  healthBase: 100,
  healthPercent: 30,
  /** Added to attack and to defense: the more, the less does strength decide. */
  evenness: 100,

  /** How surely the faster one attacks first: chance = 50 % + this × its lead in speed. */
  speedPercent: 150,

  startEnergy: 0,
  mostEnergy: 3,
  /** What every standing creature gains at the end of a turn, on the bench too. */
  energyPerTurn: 1,
  /** What a creature that guards gains for every hit. */
  energyForGuarding: 2,

  /** In percent: what an element does to one that it beats. */
  advantagePercent: 150,
  /** In percent: what a guard lets through. */
  guardPercent: 40,
  /** In percent: what comes through to a creature in the turn in which it comes in. */
  arrivalPercent: 32,
  /** In percent: the least and the most that luck makes of a hit. */
  luckFrom: 92,
  luckTo: 108,

  /** Fire: percent of the target's full health at the end of each of so many turns. */
  burnPercent: 6,
  burnTurns: 3,
  /** Water: percent of its own full health, at once. */
  waterPercent: 10,
  /** Earth: what comes through in the next turn, in percent. */
  shieldPercent: 70,
  /** Ice: for so many turns after this one the target's speed is halved. */
  slowTurns: 1,
  /** Lightning takes energy, shadow keeps what it takes. */
  drainEnergy: 1,
  stealEnergy: 1,
  /** Light: percent of full health for everyone on the bench. */
  lightPercent: 7,
  /** Nature: percent of its own full health at the end of each of so many turns. */
  regrowPercent: 7,
  regrowTurns: 3,
  /** Crystal: what is thrown back of the next hit, in percent, and of how many hits. */
  mirrorPercent: 25,
  mirrorHits: 1,

  /** Talents, in percent. Pounce: what the first attack does after coming in. */
  poisedPercent: 130,
  /** Rest: of its full health at the end of each turn on the bench. */
  restPercent: 4,
  /** Loyal: how much more its attacks do for each creature of its side that has fainted. */
  loyalPercent: 12,
  /** Last spark: of the full health of the one in front. */
  sparkPercent: 12,
  /** Thorns: of every hit. */
  thornsPercent: 12,
  /** Hungry: of the damage of its attacks, as health. */
  hungryPercent: 20,
  /** Scare: what the next attack of the one in front does. */
  shakenPercent: 75,
};

/**
 * What a special does before strength, element and luck. Effects are not equally good, and some
 * elements beat more others: those do a little less.
 */
export const specialBase: Record<Element, number> = {
  fire: 62,
  water: 66,
  earth: 70,
  air: 62,
  lightning: 76,
  electric: 76,
  ice: 70,
  dark: 76,
  shadow: 75,
  light: 66,
  nature: 74,
  leaf: 73,
  crystal: 70,
  spirit: 68,
};

/** Attack plus defense of every card in the Fair Arena, whatever its element: a common card. */
export const ARENA_POINTS = statBudget.common;

/** A creature's full health in a duel. */
export const fullHealth = ({ attack, defense }: Strength): number =>
  numbers.healthBase + Math.round(((attack + defense) * numbers.healthPercent) / 100);
