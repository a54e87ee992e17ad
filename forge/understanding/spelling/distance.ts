/** How far two words are from each other, in sounds or in letters. */

export type Costs = {
  /** Of one sign in the place of another. */
  other: (one: string, another: string) => number;
  /** Of a sign too many in the one, and of one that it lacks. */
  extra: (sign: string) => number;
  missing: (sign: string) => number;
  swapped: number;
};

/** Damerau and Levenshtein's distance; more than `max` is as good as any. */
export function distance(one: string, other: string, costs: Costs, max: number): number {
  let before: number[] = [];
  let last: number[] = [0];
  for (let at = 0; at < other.length; at++) last.push(last[at]! + costs.missing(other.charAt(at)));
  for (let row = 1; row <= one.length; row++) {
    const sign = one.charAt(row - 1);
    const now = [last[0]! + costs.extra(sign)];
    let least = now[0]!;
    for (let at = 1; at <= other.length; at++) {
      const another = other.charAt(at - 1);
      let cost = Math.min(
        last[at - 1]! + (sign === another ? 0 : costs.other(sign, another)),
        last[at]! + costs.extra(sign),
        now[at - 1]! + costs.missing(another),
      );
      if (row > 1 && at > 1 && sign === other.charAt(at - 2) && one.charAt(row - 2) === another)
        cost = Math.min(cost, before[at - 2]! + costs.swapped);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return Infinity;
    before = last;
    last = now;
  }
  return last[other.length]!;
}
