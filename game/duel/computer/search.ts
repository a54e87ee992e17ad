/**
 * Thinking ahead: for every pair of choices the duel is played on with even luck, and the matrix of
 * what comes of it is solved as a small game.
 */
import type { Choice, DuelState, Step } from "#game/duel/duel.ts";
import type { Luck } from "#game/duel/luck.ts";
import { legalChoices, nextWith } from "#game/duel/play.ts";
import { solve, type Matrix } from "./matrix.ts";
import { worthOf } from "./worth.ts";

type Choices = readonly (Choice | null)[];

/** A side that waits has one choice: nothing. */
function choicesOf(state: DuelState, side: 0 | 1): Choices {
  const legal = legalChoices(state, side);
  return legal.length > 0 ? legal : [null];
}

/** What side 0 gains by each pair of choices in the step that comes next. */
export const gainsOf = (state: DuelState): Matrix => matrixOf(state, allChoices(state), worthOf);

const allChoices = (state: DuelState) => [choicesOf(state, 0), choicesOf(state, 1)] as const;

type Judge = (state: DuelState) => number;

const matrixOf = (state: DuelState, [own, other]: readonly [Choices, Choices], judge: Judge) =>
  own.map((choice) => other.map((answer) => after(state, [choice, answer], judge)));

/** Without luck in the hits. Where chance decides the order, both orders count by their chance. */
function after(state: DuelState, step: Step, judge: Judge): number {
  let chance = 1;
  const first = (chanceOfFirst: number) => {
    chance = chanceOfFirst;
    return 0 as const;
  };
  const worth = judge(nextWith(state, step, { percent, first }).state);
  if (chance === 1) return worth;
  return chance * worth + (1 - chance) * judge(nextWith(state, step, otherFirst).state);
}

const percent = () => 100;
const otherFirst: Luck = { percent, first: () => 1 };

export type Plan = { choices: Choices; shares: readonly number[] };

const ROUNDS = 200;
const ROUNDS_WITHIN = 24;

/** How much of the other side's choices is expected to be its hardest attack. */
const EAGER_SHARE = 0.72;

/**
 * Who expects too much cleverness gains nothing from players who simply hit. So a share of the other
 * side's choices is expected to be its hardest attack, and only the rest as the best answer (a
 * restricted Nash response: Johanson, Zinkevich and Bowling, 2007). For a zero-sum game this is the
 * same as mixing every gain with the gain against that attack.
 */
function expecting(gains: Matrix, choices: Choices): Matrix {
  const special = choices.indexOf("special");
  const hardest = special < 0 ? choices.indexOf("strike") : special;
  if (hardest < 0) return gains;
  return gains.map((row) => {
    const known = EAGER_SHARE * row[hardest]!;
    return row.map((gain) => (1 - EAGER_SHARE) * gain + known);
  });
}

/** How often side 0 should make each choice, seen one step ahead. */
export const planOneStep = (state: DuelState): Plan => ({
  choices: choicesOf(state, 0),
  shares: solve(expecting(gainsOf(state), choicesOf(state, 1)), ROUNDS).shares,
});

/** In creatures: what is so much worse than the best at first sight is not looked at again. */
const HOPELESS = 0.15;

/** The same seen two steps ahead. */
export function planTwoSteps(state: DuelState): Plan {
  const gains = gainsOf(state);
  const losses = gains[0]!.map((_, j) => gains.map((row) => -row[j]!));
  const [own, other] = allChoices(state);
  const promising = [hopeful(own, gains, losses), hopeful(other, losses, gains)] as const;
  const matrix = matrixOf(state, promising, (then) =>
    then.phase === "over" ? worthOf(then) : solve(gainsOf(then), ROUNDS_WITHIN).value,
  );
  return { choices: promising[0], shares: solve(expecting(matrix, promising[1]), ROUNDS).shares };
}

/** The choices that come close to the best one against what the other side would do. */
function hopeful(choices: Choices, gains: Matrix, gainsOfOther: Matrix): Choices {
  const { shares } = solve(gainsOfOther, ROUNDS_WITHIN);
  const means = gains.map((row) => row.reduce((sum, gain, j) => sum + gain * shares[j]!, 0));
  const best = Math.max(...means);
  return choices.filter((_, i) => means[i]! >= best - HOPELESS);
}
