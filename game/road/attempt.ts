/** A duel on the road from its beginning, and the same one played again to judge it. */
import type { Answering } from "#game/duel/computer/answering.ts";
import { isComputersTurn, playAgainstComputer } from "#game/duel/computer/answering.ts";
import type { DuelEvent, DuelTeam } from "#game/duel/duel.ts";
import { choiceOfLetter } from "#game/duel/duel-record.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { beginDuel, refuseChoice } from "#game/duel/play.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { isMet, recordOf } from "./goals.ts";
import type { RoadRival } from "./road.ts";

const SEED_MOST = 2 ** 31;

/** `seed` is any whole number from 0 to 2³² − 1; a player may try as many as there is time for. */
export function beginAttempt(
  { team: theirs, level }: RoadRival,
  team: DuelTeam,
  seed: number,
): Answering {
  const dice = diceFrom(seed);
  const duel = {
    version: RULES_VERSION,
    seed: dice.int(0, SEED_MOST),
    teams: [team, theirs] as const,
  };
  return { state: beginDuel(duel), level, dice: dice.fork("computer") };
}

export type Judgement = {
  isWon: boolean;
  /** Whether each of the rival's goals was met. */
  goals: readonly [boolean, boolean];
  turns: number;
};

/** Plays a duel again. Null when no such duel can have been, or when it has no end. */
export function judge(
  rival: RoadRival,
  team: DuelTeam,
  { seed, choices }: { seed: number; choices: string },
): Judgement | null {
  const duel = beginAttempt(rival, team, seed);
  const events: DuelEvent[] = [];
  const left = [...choices];
  while (duel.state.phase !== "over") {
    const choice = isComputersTurn(duel) ? null : choiceOfLetter(left.shift());
    if (choice === undefined) return null;
    if (choice !== null && refuseChoice(duel.state, 0, choice)) return null;
    const played = playAgainstComputer(duel, choice);
    duel.state = played.state;
    events.push(...played.events);
  }
  if (left.length > 0) return null;
  const { turn, winner, sides } = duel.state;
  const standing = sides[0].fighters.filter(({ health }) => health > 0).length;
  const record = recordOf(events, { turns: turn, standing });
  const [first, second] = rival.goals;
  return { isWon: winner === 0, goals: [isMet(first, record), isMet(second, record)], turns: turn };
}
