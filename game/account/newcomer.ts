/** On their first day players are greeted as new; who comes back later knows the game. */
import { DAY_MS } from "#game/lib/day.ts";

export const isNewcomer = (signedUpAtMs: number, nowMs: number): boolean =>
  nowMs - signedUpAtMs < DAY_MS;
