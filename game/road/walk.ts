/** A computer in the place of a player on the Tale Road. */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { isComputersTurn, playAgainstComputer } from "#game/duel/computer/answering.ts";
import { chooseFor } from "#game/duel/computer/computer.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { withChoice } from "#game/duel/duel-record.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { beginAttempt } from "./attempt.ts";
import type { RoadRival } from "./road.ts";

type Walker = { team: DuelTeam; level: ComputerLevel; seed: number };

/** Plays a duel to its end; `choices` are those that a browser would send. */
export function playLike({ team, level, seed }: Walker, rival: RoadRival) {
  const duel = beginAttempt(rival, team, seed);
  const dice = diceFrom(seed);
  let choices = "";
  while (duel.state.phase !== "over") {
    const choice = isComputersTurn(duel) ? null : chooseFor(viewOf(duel.state, 0), level, dice);
    choices = withChoice(choices, choice);
    duel.state = playAgainstComputer(duel, choice).state;
  }
  return { choices, isWon: duel.state.winner === 0 };
}
