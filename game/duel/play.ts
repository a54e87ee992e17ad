/**
 * A duel from its beginning to its end, one step at a time. `next` never changes what it is given,
 * so a duel can be kept, looked at and thought ahead from.
 */
import { otherSide } from "#game/lib/sides.ts";
import { draftOf, type Draft } from "./draft.ts";
import {
  broughtPlace,
  type Choice,
  type DuelEvent,
  type DuelStart,
  type DuelState,
  type DuelTeam,
  type Side,
  type SideState,
  type Step,
} from "./duel.ts";
import { RULES_VERSION } from "./numbers.ts";
import { noEffects, type FighterState } from "./fighter.ts";
import { luckOf, secretOf, type Luck } from "./luck.ts";
import { fullHealth, numbers } from "./numbers.ts";
import { comesIn } from "./talents.ts";
import { end, enterArena, playTurn } from "./turn.ts";

export type ChoiceRefusal =
  | "duel_over"
  /** The other side is replacing a creature. */
  | "nothing_to_choose"
  /** In place of a fainted creature another one has to come. */
  | "must_replace"
  | "no_energy"
  | "already_in_arena"
  | "has_fainted";

export function beginDuel({ version, teams, ...luck }: DuelStart): DuelState {
  if (version !== RULES_VERSION) {
    throw new Error(`a duel of rules ${version} cannot be played by rules ${RULES_VERSION}`);
  }
  return {
    teams,
    secret: secretOf(luck),
    turn: 1,
    phase: "choose",
    sides: [beginSide(teams[0]), beginSide(teams[1])],
    winner: null,
    endedBy: null,
  };
}

const beginSide = (team: DuelTeam): SideState => ({
  active: 0,
  fighters: [beginFighter(team[0]), beginFighter(team[1]), beginFighter(team[2])],
  seen: [true, false, false],
});

/** A creature that nothing has happened to yet. */
export const beginFighter = (card: DuelTeam[number]): FighterState => ({
  health: fullHealth(card),
  energy: numbers.startEnergy,
  ...noEffects,
});

/** Whether the step waits for a choice of this side. */
export function mustChoose({ phase, sides }: DuelState, side: Side): boolean {
  if (phase !== "replace") return phase === "choose";
  const { active, fighters } = sides[side];
  return fighters[active].health === 0;
}

/** Why this side may not choose this; null when it may. To surrender is always allowed. */
export function refuseChoice(state: DuelState, side: Side, choice: Choice): ChoiceRefusal | null {
  if (state.phase === "over") return "duel_over";
  if (choice === "surrender") return null;
  if (!mustChoose(state, side)) return "nothing_to_choose";
  const { active, fighters } = state.sides[side];
  const place = broughtPlace(choice);
  if (place !== null) {
    if (fighters[place].health === 0) return "has_fainted";
    return place === active ? "already_in_arena" : null;
  }
  if (state.phase === "replace") return "must_replace";
  return choice === "special" && fighters[active].energy < numbers.specialCost ? "no_energy" : null;
}

const playable = ["strike", "special", "guard", "bring-0", "bring-1", "bring-2"] as const;

/** What this side may choose now, without surrender; empty when it has nothing to choose. */
export function legalChoices(state: DuelState, side: Side): Choice[] {
  const legal: Choice[] = [];
  if (!mustChoose(state, side)) return legal;
  for (const choice of playable) if (!refuseChoice(state, side, choice)) legal.push(choice);
  return legal;
}

export type PlayedStep = { state: DuelState; events: DuelEvent[] };

/** Plays one step with the duel's own luck. Throws when a choice of the step is not allowed. */
export function next(state: DuelState, step: Step): PlayedStep {
  if (state.phase === "over") throw new Error("this duel is over");
  if (!givesUp(step)) {
    checkChoice(state, 0, step[0]);
    checkChoice(state, 1, step[1]);
  }
  return nextWith(state, step, luckOf(state));
}

const givesUp = ([first, second]: Step): boolean => first === "surrender" || second === "surrender";

/** The same with another luck, for the computer's search, which makes only allowed steps. */
export function nextWith(state: DuelState, step: Step, luck: Luck): PlayedStep {
  const events: DuelEvent[] = [];
  const draft = draftOf(state);
  if (givesUp(step)) giveUp(draft, step, events);
  else if (state.phase === "replace") replace(draft, step, events);
  else playTurn(draft, { both: bothOf(step), luck }, events);
  return { state: draft, events };
}

function checkChoice(state: DuelState, side: Side, choice: Choice | null): void {
  const refusal = choice === null ? null : refuseChoice(state, side, choice);
  if (refusal) throw new Error(`side ${side} may not choose ${choice}: ${refusal}`);
  if (choice === null && mustChoose(state, side)) throw new Error(`side ${side} has to choose`);
}

function bothOf([first, second]: Step): readonly [Choice, Choice] {
  if (first === null || second === null) throw new Error("both sides have to choose");
  return [first, second];
}

function giveUp(duel: Draft, [first, second]: Step, events: DuelEvent[]): void {
  const both = first === "surrender" && second === "surrender";
  const winner = both ? null : otherSide(first === "surrender" ? 0 : 1);
  end(duel, { winner, by: "surrender" }, events);
}

function replace(duel: Draft, step: Step, events: DuelEvent[]): void {
  for (const side of [0, 1] as const) {
    const choice = step[side];
    const to = choice === null ? null : broughtPlace(choice);
    if (to === null) continue;
    enterArena(duel, side, to);
    events.push({ kind: "replace", side, to });
  }
  for (const side of [0, 1] as const) if (step[side] !== null) comesIn(duel, side, events);
  duel.phase = "choose";
  duel.turn++;
}
