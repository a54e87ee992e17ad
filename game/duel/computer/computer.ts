/**
 * The computer as a duelist, in five levels. It decides from what a player would see and nothing
 * else, so it may play against anybody.
 */
import { legalChoices } from "#game/duel/play.ts";
import type { Choice, DuelState, DuelView } from "#game/duel/duel.ts";
import type { Dice } from "#game/lib/dice.ts";
import { imagine } from "./imagine.ts";

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
  if (legal.length === 1 || level === 1) return dice.pick(legal);
  return forward(duel, legal, dice);
}

/** Level 2 hits as hard as it can, and sometimes does something else. */
function forward(duel: DuelState, legal: readonly Choice[], dice: Dice): Choice {
  if (duel.phase === "replace" || dice.chance(0.3)) return dice.pick(legal);
  return legal.includes("special") ? "special" : "strike";
}
