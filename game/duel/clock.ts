/**
 * Every choice has half a minute, and every player a minute in reserve for the whole duel. When both
 * are used up, the computer chooses; three times in a row lose the duel.
 */
export const CHOICE_MS = 30_000;
export const RESERVE_MS = 60_000;
export const ABSENCES_UNTIL_FORFEIT = 3;

export type StepClock = { stepBeganMs: number; reserveMs: number };

/** Until when this player may choose. */
export const deadlineOf = ({ stepBeganMs, reserveMs }: StepClock): number =>
  stepBeganMs + CHOICE_MS + reserveMs;

/** What is left of the reserve of a player who chose at this moment. */
export function reserveAfter({ stepBeganMs, reserveMs }: StepClock, choseAtMs: number): number {
  const late = choseAtMs - stepBeganMs - CHOICE_MS;
  return Math.max(0, reserveMs - Math.max(0, late));
}
