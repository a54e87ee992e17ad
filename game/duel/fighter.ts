/**
 * A creature in a duel: its health, its energy, and the effects that act on it. Every effect is a
 * number: for how many more turns it lasts, of a mirror for how many more hits, of a pounce and
 * a scare for how many more attacks, 0 when it does not act.
 *
 * These functions run for every step that the computer thinks ahead, so that they name each effect:
 * a loop, or a spread of the same object, takes several times as long.
 */

export const effects = [
  "burn",
  "regrow",
  "slow",
  "shield",
  "haste",
  "mirror",
  "poised",
  "shaken",
] as const;
export type Effect = (typeof effects)[number];

/** What water washes away. */
export const badEffects: readonly Effect[] = ["burn", "slow", "shaken"];

/** What hurts a creature besides attacks, and what heals it. */
export const hurtCauses = ["burn", "mirror", "spark", "thorns"] as const;
export const healCauses = ["water", "light", "regrow", "rest", "hungry"] as const;

export type FighterState = {
  health: number;
  /** 0 to 3. */
  energy: number;
} & Record<Effect, number>;

export const noEffects: Readonly<Record<Effect, number>> = {
  burn: 0,
  regrow: 0,
  slow: 0,
  shield: 0,
  haste: 0,
  mirror: 0,
  poised: 0,
  shaken: 0,
};

export const copyFighter = (fighter: FighterState): FighterState => ({
  health: fighter.health,
  energy: fighter.energy,
  burn: fighter.burn,
  regrow: fighter.regrow,
  slow: fighter.slow,
  shield: fighter.shield,
  haste: fighter.haste,
  mirror: fighter.mirror,
  poised: fighter.poised,
  shaken: fighter.shaken,
});

export function endEffects(fighter: FighterState): void {
  fighter.burn = 0;
  fighter.regrow = 0;
  fighter.slow = 0;
  fighter.shield = 0;
  fighter.haste = 0;
  fighter.mirror = 0;
  fighter.poised = 0;
  fighter.shaken = 0;
}

/** At the end of a turn. Nothing acts on a creature that has fainted; a mirror waits for a hit, a pounce or a scare for an attack. */
export function countDown(fighter: FighterState): void {
  if (fighter.health === 0) return endEffects(fighter);
  if (fighter.burn > 0) fighter.burn--;
  if (fighter.regrow > 0) fighter.regrow--;
  if (fighter.slow > 0) fighter.slow--;
  if (fighter.shield > 0) fighter.shield--;
  if (fighter.haste > 0) fighter.haste--;
}

/** What each turn or hit of an effect is worth to the computer, in rested creatures: computer/worth. */
const worthPerTurn: Readonly<Record<Effect, number>> = {
  regrow: 0.03,
  shield: 0.08,
  haste: 0.09,
  mirror: 0.03,
  poised: 0.05,
  shaken: -0.05,
  burn: -0.05,
  slow: -0.06,
};

export const effectsWorth = (fighter: FighterState): number =>
  worthPerTurn.regrow * fighter.regrow +
  worthPerTurn.shield * fighter.shield +
  worthPerTurn.haste * fighter.haste +
  worthPerTurn.mirror * fighter.mirror +
  worthPerTurn.poised * fighter.poised +
  worthPerTurn.shaken * fighter.shaken +
  worthPerTurn.burn * fighter.burn +
  worthPerTurn.slow * fighter.slow;
