/**
 * Thinking ahead: for every pair of choices the duel is played on with even luck, and the table of
 * what comes of it is solved as a small game.
 */
import type { Choice, DuelState, Step } from "#game/duel/duel.ts";
import type { Luck } from "#game/duel/luck.ts";
import { legalChoices, nextWith } from "#game/duel/play.ts";
import { solve, type Matrix } from "./matrix.ts";
import { worthOf } from "./worth.ts";

/** A side that waits has one choice: nothing. */
export function choicesOf(state: DuelState, side: 0 | 1): readonly (Choice | null)[] {
  const legal = legalChoices(state, side);
  return legal.length > 0 ? legal : [null];
}

/** What side 0 gains by each pair of choices when both think so many steps ahead. */
export function gainsOf(state: DuelState, depth: number): Matrix {
  const others = choicesOf(state, 1);
  return choicesOf(state, 0).map((own) => others.map((other) => after(state, [own, other], depth)));
}

/** Nobody is lucky. Where the order is a matter of chance, both orders count by their chance. */
function after(state: DuelState, step: Step, depth: number): number {
  let chance = 1;
  const first = (_duel: unknown, chanceOfFirst: number) => {
    chance = chanceOfFirst;
    return 0 as const;
  };
  const worth = valueOf(nextWith(state, step, { percent, first }).state, depth - 1);
  if (chance === 1) return worth;
  const otherwise = valueOf(nextWith(state, step, otherFirst).state, depth - 1);
  return chance * worth + (1 - chance) * otherwise;
}

const percent = () => 100;
const otherFirst: Luck = { percent, first: () => 1 };

const ROUNDS_WITHIN = 24;

function valueOf(state: DuelState, depth: number): number {
  if (depth === 0 || state.phase === "over") return worthOf(state);
  return solve(gainsOf(state, depth), ROUNDS_WITHIN).value;
}
