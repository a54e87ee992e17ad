/**
 * Every choice has half a minute, and every player a minute in reserve for the whole duel. When both
 * are used up, the computer chooses; three times in a row lose the duel. A server's clock may jump:
 * then the time that a player has thought is unknown, and the step begins anew with what is in
 * reserve.
 */
export const CHOICE_MS = 30_000;
export const RESERVE_MS = 60_000;
export const ABSENCES_UNTIL_FORFEIT = 3;

/** The clocks of two servers may differ by this. */
export const CLOCKS_DIFFER_MS = 5_000;

/** No step is older, because servers look every second whose time is over. */
const OLDEST_STEP_MS = 2 * (CHOICE_MS + RESERVE_MS);

export type StepClock = { stepBeganMs: number; reserveMs: number };

/** Until when this player may choose. */
export const deadlineOf = ({ stepBeganMs, reserveMs }: StepClock): number =>
  stepBeganMs + CHOICE_MS + reserveMs;

/** Whether a step that began then by the clock cannot have begun then. */
export function hasClockJumped(stepBeganMs: number, nowMs: number): boolean {
  const ageMs = nowMs - stepBeganMs;
  return ageMs < -CLOCKS_DIFFER_MS || ageMs > OLDEST_STEP_MS;
}

/** What is left of the reserve of a player who chose at this moment. */
export function reserveAfter({ stepBeganMs, reserveMs }: StepClock, choseAtMs: number): number {
  const late = choseAtMs - stepBeganMs - CHOICE_MS;
  return Math.max(0, reserveMs - Math.max(0, late));
}
