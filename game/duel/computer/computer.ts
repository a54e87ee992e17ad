/**
 * The computer as a duelist, in five levels. It decides from what a player would see and nothing
 * else, so it may play against anybody.
 */
import { legalChoices } from "#game/duel/play.ts";
import type { Choice, DuelState, DuelView } from "#game/duel/duel.ts";
import type { Dice } from "#game/lib/dice.ts";
import { imagine } from "./imagine.ts";
import { solve } from "./matrix.ts";
import { gainsOf } from "./search.ts";

export const computerLevels = [1, 2, 3, 4, 5] as const;

export type ComputerLevel = (typeof computerLevels)[number];

/** The same names as in a quick battle. */
export const levels: Record<ComputerLevel, { name: string }> = {
  1: { name: "Gentle" },
  2: { name: "Easy" },
  3: { name: "Fair" },
  4: { name: "Hard" },
  5: { name: "Master" },
};

/** What the computer chooses for the one who sees this. Somebody has to choose there. */
export function chooseFor(view: DuelView, level: ComputerLevel, dice: Dice): Choice {
  const duel = imagine(view);
  const legal = legalChoices(duel, 0);
  const [only] = legal;
  if (only === undefined) throw new Error("there is nothing to choose");
  return legal.length === 1 ? only : minds[level](duel, legal, dice);
}

type Mind = (duel: DuelState, legal: readonly Choice[], dice: Dice) => Choice;

const random: Mind = (_duel, legal, dice) => dice.pick(legal);

/** Hits as hard as it can, and sometimes does anything else. */
const forward: Mind = (duel, legal, dice) => {
  if (duel.phase === "replace" || dice.chance(0.3)) return dice.pick(legal);
  return legal.includes("special") ? "special" : "strike";
};

/** What is best on average when the other side might do anything. */
const careful: Mind = (duel, legal) => {
  const gains = gainsOf(duel, 1).map((row) => row.reduce((sum, gain) => sum + gain, 0));
  return legal[gains.indexOf(Math.max(...gains))] ?? "strike";
};

const ROUNDS = 200;

/** Nobody can foresee what it does, and whatever the other one does, it does well. */
const foresight =
  (depth: number): Mind =>
  (duel, legal, dice) => {
    const { shares } = solve(gainsOf(duel, depth), ROUNDS);
    let left = dice.between(0, 1);
    return legal.find((_, i) => (left -= shares[i] ?? 0) < 0) ?? legal[0] ?? "strike";
  };

const minds: Record<ComputerLevel, Mind> = {
  1: random,
  2: forward,
  3: careful,
  4: foresight(1),
  5: foresight(2),
};
