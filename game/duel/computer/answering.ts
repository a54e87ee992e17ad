/**
 * A duel in which side 1 is the computer. The browser plays it alone, and the same seed and choices
 * give the same duel on a server.
 */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import type { Choice, DuelState } from "#game/duel/duel.ts";
import { mustChoose, next, type PlayedStep } from "#game/duel/play.ts";
import { viewOf } from "#game/duel/view.ts";
import type { Dice } from "#game/lib/dice.ts";
import { chooseFor } from "./computer.ts";

export type Answering = { state: DuelState; level: ComputerLevel; dice: Dice };

/** Whether the computer alone has to choose, after it has lost a creature. */
export const isComputersTurn = ({ state }: Pick<Answering, "state">): boolean =>
  !mustChoose(state, 0) && mustChoose(state, 1);

/** One step; `choice` is null when only the computer has to choose. Throws when it is not allowed. */
export function playAgainstComputer(
  { state, level, dice }: Answering,
  choice: Choice | null,
): PlayedStep {
  const answers = choice !== "surrender" && mustChoose(state, 1);
  return next(state, [choice, answers ? chooseFor(viewOf(state, 1), level, dice) : null]);
}
