/**
 * How a duel moves on: a player chooses, or a player's time is over. A duel that is given is never
 * changed; the same one comes back when the command has no effect.
 */
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { ABSENCES_UNTIL_FORFEIT, hasClockJumped, reserveAfter } from "#game/duel/clock.ts";
import { chooseFor } from "#game/duel/computer/computer.ts";
import type { Choice, DuelEvent, Side, Step } from "#game/duel/duel.ts";
import { next, refuseChoice } from "#game/duel/play.ts";
import { healthier } from "#game/duel/turn.ts";
import { encodeStep } from "#game/duel/duel-record.ts";
import { viewOf } from "#game/duel/view.ts";
import { diceFrom, seedFrom } from "#game/lib/dice.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { choiceRefusals, duelRefusals } from "#texts/en/duel.ts";
import {
  deadlineFor,
  isAwaited,
  isOver,
  sideOf,
  sides,
  stepOf,
  withSide,
  type Duel,
} from "./duel.ts";

/** Who does not choose in time is stood in for by a computer of this level. */
const STAND_IN_LEVEL = 2;

export type Command =
  | { kind: "choose"; playerId: string; step: number; choice: Choice }
  /** Has an effect only when a player's time is really over. */
  | { kind: "look at the clock" }
  /** For a step that cannot have begun when the clock says so. */
  | { kind: "begin the step anew"; step: number }
  /** For a duel that must not take longer: the higher share of health left wins. */
  | { kind: "end by health" };

export function apply(duel: Duel, command: Command, nowMs: number): Duel {
  switch (command.kind) {
    case "choose":
      return choose(duel, command, nowMs);
    case "look at the clock":
      return timeUp(duel, nowMs);
    case "begin the step anew":
      return beginAnew(duel, command.step, nowMs);
    case "end by health":
      return endByHealth(duel);
  }
}

export const noDuel = () => refusedError(duelRefusals, "no_duel");

/** A duel belongs to its two players: for a stranger there is none. */
export function seatOf(duel: Duel, playerId: string): Side {
  const side = sideOf(duel, playerId);
  if (side === null) throw noDuel();
  return side;
}

/** A choice for a step that is over, or for which one is there already, changes nothing. */
function choose(
  duel: Duel,
  { playerId, step, choice }: Extract<Command, { kind: "choose" }>,
  nowMs: number,
): Duel {
  const side = seatOf(duel, playerId);
  const now = stepOf(duel);
  if (step > now) throw refusedError(duelRefusals, "wrong_step");
  if (isOver(duel)) return duel;
  if (choice === "surrender") return surrender(duel, side);
  if (step < now || duel.waiting[side] !== null) return duel;
  const refusal = refuseChoice(duel.state, side, choice);
  if (refusal) throw refusedError(choiceRefusals, refusal);
  const { stepBeganMs, reserves } = duel;
  const reserve = hasClockJumped(stepBeganMs, nowMs)
    ? reserves[side]
    : reserveAfter({ stepBeganMs, reserveMs: reserves[side] }, nowMs);
  const chosen = { ...duel, reserves: withSide(reserves, side, Math.round(reserve)) };
  return moveOn(
    {
      ...chosen,
      version: duel.version + 1,
      waiting: withSide(duel.waiting, side, choice),
      absences: withSide(duel.absences, side, 0),
    },
    nowMs,
  );
}

const surrender = (duel: Duel, side: Side): Duel => {
  const step: Step = side === 0 ? ["surrender", null] : [null, "surrender"];
  return { ...play(duel, step), version: duel.version + 1 };
};

/** Stored as if the weaker side had given up; both, when they are alike. */
function endByHealth(duel: Duel): Duel {
  if (isOver(duel)) return duel;
  const stronger = healthier(duel.state);
  const step: Step = [stronger === 0 ? null : "surrender", stronger === 1 ? null : "surrender"];
  return { ...play(duel, step), version: duel.version + 1 };
}

function beginAnew(duel: Duel, step: number, nowMs: number): Duel {
  if (isOver(duel) || stepOf(duel) !== step || !hasClockJumped(duel.stepBeganMs, nowMs))
    return duel;
  return { ...duel, version: duel.version + 1, stepBeganMs: nowMs };
}

/** Chooses for everybody whose time is over; three times in a row lose the duel. */
function timeUp(before: Duel, nowMs: number): Duel {
  const duel = withComputer(before);
  const late = sides.filter(
    (side) => !isOver(duel) && isAwaited(duel, side) && deadlineFor(duel, side) <= nowMs,
  );
  if (late.length === 0) return before;
  const absent = late.reduce(
    (all, side) => ({
      ...all,
      reserves: withSide(all.reserves, side, 0),
      absences: withSide(all.absences, side, all.absences[side] + 1),
      waiting: withSide(all.waiting, side, computerChoice(duel, side, STAND_IN_LEVEL)),
    }),
    { ...duel, version: duel.version + 1 },
  );
  const gone = late.filter((side) => absent.absences[side] >= ABSENCES_UNTIL_FORFEIT);
  if (gone.length === 0) return moveOn(absent, nowMs);
  const gaveUp = (side: Side) => (gone.includes(side) ? "surrender" : null);
  return play(absent, [gaveUp(0), gaveUp(1)]);
}

/** The computer chooses when it has to; a step is played when it waits for no player any more. */
function moveOn(duel: Duel, nowMs: number): Duel {
  let moved = duel;
  const events: DuelEvent[] = [];
  // Where only the computer has something to choose, several steps follow each other.
  for (;;) {
    moved = withComputer(moved);
    if (isOver(moved) || sides.some((side) => isAwaited(moved, side))) break;
    moved = { ...play(moved, moved.waiting), stepBeganMs: nowMs };
    events.push(...moved.events);
  }
  return events.length === 0 ? moved : { ...moved, events };
}

function play(duel: Duel, step: Step): Duel {
  const { state, events } = next(duel.state, step);
  const choices = duel.choices + encodeStep(step);
  return { ...duel, state, events, choices, waiting: [null, null] };
}

/** The computer plays as well: it decides for the step that waits. */
function withComputer(duel: Duel): Duel {
  if (duel.computerLevel === null || isOver(duel) || !isAwaited(duel, 1)) return duel;
  const choice = computerChoice(duel, 1, duel.computerLevel);
  return { ...duel, waiting: withSide(duel.waiting, 1, choice) };
}

/** From what that player would see. The salt is as secret as the seed, and the same after a crash. */
const computerChoice = (duel: Duel, side: Side, level: ComputerLevel): Choice =>
  chooseFor(
    viewOf(duel.state, side),
    level as Parameters<typeof chooseFor>[1],
    diceFrom(seedFrom(`${duel.start.salt} ${side} ${duel.choices.length}`)),
  );
