/** How the clock of a choice is shown: first its half minute, then what is left of the reserve. */
import { CHOICE_MS } from "#game/duel/clock.ts";

export type TimeLeft = {
  seconds: number;
  isReserve: boolean;
  /** Of the part that runs now, from 1 down to 0. */
  share: number;
};

type Running = { nowMs: number; stepBeganMs: number; reserveMs: number };

export function timeLeft({ nowMs, stepBeganMs, reserveMs }: Running): TimeLeft {
  const passed = Math.max(0, nowMs - stepBeganMs);
  if (passed <= CHOICE_MS) return part(CHOICE_MS - passed, CHOICE_MS, false);
  return part(Math.max(0, reserveMs - (passed - CHOICE_MS)), Math.max(1, reserveMs), true);
}

const part = (leftMs: number, ofMs: number, isReserve: boolean): TimeLeft => ({
  seconds: Math.ceil(leftMs / 1_000),
  isReserve,
  share: leftMs / ofMs,
});

/** `0:07` */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
