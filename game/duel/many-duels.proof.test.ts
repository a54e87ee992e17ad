import { expect, test } from "vitest";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import type { DuelState } from "./duel.ts";
import { fullHealth, numbers } from "./numbers.ts";
import { playAtRandom, someStart } from "./test-duels.ts";

const DUELS = volumeOf(100_000, 2_000);

/** What is wrong with a state; an expectation for every number would take minutes. */
function faultOf(state: DuelState): string | null {
  if (state.turn < 1 || state.turn > numbers.lastTurn) return `turn ${state.turn}`;
  for (const side of [0, 1] as const) {
    for (const place of [0, 1, 2] as const) {
      const { health, energy, ...effects } = state.sides[side].fighters[place];
      if (!isCount(health, fullHealth(state.teams[side][place]))) return `health ${health}`;
      if (!isCount(energy, 3)) return `energy ${energy}`;
      if (!Object.values(effects).every((turns) => isCount(turns, 3))) return "an effect";
    }
  }
  return null;
}

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

test("duels of random choices end by turn 40 in their bounds", () => {
  const dice = diceFrom(40);
  // Every pair of teams also plays with its sides changed.
  const starts = Array.from({ length: 250 }, () => someStart(dice)).flatMap((start) => [
    start,
    { ...start, teams: [start.teams[1], start.teams[0]] as const },
  ]);
  const faults = new Set<string | null>();
  const endings = { fainted: 0, turns: 0, surrender: 0 };
  const winners = { first: 0, second: 0 };
  for (let nth = 0; nth < DUELS; nth++) {
    // Looking closely at every state takes longer than playing, so every tenth duel is looked at.
    const watch = nth % 10 === 0 ? (state: DuelState) => faults.add(faultOf(state)) : undefined;
    const { state } = playAtRandom({ ...starts[nth % 500]!, seed: nth }, dice, watch);
    faults.add(faultOf(state));
    if (state.endedBy) endings[state.endedBy]++;
    if (state.winner === 0) winners.first++;
    if (state.winner === 1) winners.second++;
  }

  expect([...faults]).toEqual([null]);
  expect(endings.fainted + endings.turns).toBe(DUELS);
  expect(endings.surrender).toBe(0);
  // Neither side has an advantage: five standard deviations of the difference.
  expect(Math.abs(winners.first - winners.second)).toBeLessThan(5 * Math.sqrt(DUELS));
});
