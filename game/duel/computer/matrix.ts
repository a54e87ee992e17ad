/**
 * Two players choose at the same time, and a matrix says what the first one gains: a small zero-sum
 * game. Regret matching finds how often each choice should be made, so that an opponent who knows
 * these shares cannot profit.
 */

/** Rows are the first player's choices, columns the second one's; the first player's gain. */
export type Matrix = readonly (readonly number[])[];

export type Solution = {
  /** How often the first player should make each choice; adds up to 1. */
  shares: number[];
  /** What the first player gains then. */
  value: number;
};

export function solve(matrix: Matrix, rounds: number): Solution {
  return saddleOf(matrix) ?? solveByRegret(matrix, rounds);
}

/**
 * Often each side has one choice that is best even if the other one knows it; then there is nothing
 * to mix. The first player is sure of the best of the rows' worst gains, the second one gives no
 * more than the least of the columns' best.
 */
function saddleOf(matrix: Matrix): Solution | null {
  let [value, best] = [-Infinity, 0];
  for (let i = 0; i < matrix.length; i++) {
    const worst = Math.min(...matrix[i]!);
    if (worst > value) [value, best] = [worst, i];
  }
  let given = Infinity;
  for (let j = 0; j < matrix[0]!.length; j++) {
    let most = -Infinity;
    for (let i = 0; i < matrix.length; i++) most = Math.max(most, matrix[i]![j]!);
    given = Math.min(given, most);
  }
  if (given > value) return null;
  return { shares: matrix.map((_, i) => (i === best ? 1 : 0)), value };
}

function solveByRegret(matrix: Matrix, rounds: number): Solution {
  const rows = matrix.length;
  const columns = matrix[0]!.length;
  const own = newLearner(rows);
  const other = newLearner(columns);
  const ownGains = zeros(rows);
  const otherGains = zeros(columns);
  for (let round = 0; round < rounds; round++) {
    decide(own, round + 1);
    decide(other, round + 1);
    gainsOf(matrix, { own: own.now, other: other.now }, { ownGains, otherGains });
    learn(own, ownGains);
    learn(other, otherGains);
  }
  const shares = shareOut(own.sums);
  return { shares, value: valueOf(matrix, shares, shareOut(other.sums)) };
}

type Learner = { regrets: number[]; now: number[]; sums: number[] };

const newLearner = (choices: number): Learner => ({
  regrets: zeros(choices),
  now: zeros(choices),
  sums: zeros(choices),
});

function zeros(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(0);
  return list;
}

/** Chooses in proportion to what it regrets. Later rounds know more, so they count more. */
function decide({ regrets, now, sums }: Learner, weight: number): void {
  let total = 0;
  for (let i = 0; i < regrets.length; i++) total += Math.max(0, regrets[i]!);
  for (let i = 0; i < regrets.length; i++) {
    now[i] = total > 0 ? Math.max(0, regrets[i]!) / total : 1 / regrets.length;
    sums[i]! += now[i]! * weight;
  }
}

function learn({ regrets, now }: Learner, gains: readonly number[]): void {
  let mean = 0;
  for (let i = 0; i < now.length; i++) mean += now[i]! * gains[i]!;
  for (let i = 0; i < now.length; i++) regrets[i] = Math.max(0, regrets[i]! + gains[i]! - mean);
}

function gainsOf(
  matrix: Matrix,
  { own, other }: { own: readonly number[]; other: readonly number[] },
  { ownGains, otherGains }: { ownGains: number[]; otherGains: number[] },
): void {
  otherGains.fill(0);
  for (let i = 0; i < own.length; i++) {
    const row = matrix[i]!;
    let gain = 0;
    for (let j = 0; j < other.length; j++) {
      gain += row[j]! * other[j]!;
      otherGains[j]! -= row[j]! * own[i]!;
    }
    ownGains[i] = gain;
  }
}

function shareOut(sums: readonly number[]): number[] {
  const total = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((one) => one / total);
}

function valueOf(matrix: Matrix, own: readonly number[], other: readonly number[]): number {
  let value = 0;
  for (let i = 0; i < own.length; i++) {
    for (let j = 0; j < other.length; j++) value += own[i]! * other[j]! * matrix[i]![j]!;
  }
  return value;
}
