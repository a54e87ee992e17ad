/**
 * The luck of a duel. The generator's state is a number in the duel itself, so that a duel is plain
 * JSON and the same choices meet the same luck. It is mulberry32, as in game/lib/dice.ts, without
 * a closure for every roll.
 */
import type { Draft } from "./draft.ts";
import type { Side } from "./duel.ts";
import { numbers } from "./numbers.ts";

/** The computer thinks with even luck, a duel happens with drawn luck. */
export type Luck = {
  /** What luck makes of a hit, in percent. */
  percent(duel: Draft): number;
  /** Who attacks first, when side 0 does so with this chance. */
  first(duel: Draft, chance: number): Side;
};

/** From 0 up to, but not including, 1. */
function draw(duel: Draft): number {
  const state = (duel.random + 0x6d2b79f5) >>> 0;
  duel.random = state;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

export const drawnLuck: Luck = {
  percent: (duel) =>
    numbers.luckFrom + Math.floor(draw(duel) * (numbers.luckTo - numbers.luckFrom + 1)),
  first: (duel, chance) => (draw(duel) < chance ? 0 : 1),
};
