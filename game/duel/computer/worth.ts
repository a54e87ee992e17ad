/**
 * How well a duel stands for side 0, in creatures: 1 is about one rested creature more than the
 * other side has.
 */
import { hasAdvantage } from "#game/cards/elements.ts";
import { activeCard, activeFighter } from "#game/duel/draft.ts";
import type { DuelCard, DuelState, Side } from "#game/duel/duel.ts";
import { effectsWorth } from "#game/duel/fighter.ts";
import { fullHealth, numbers } from "#game/duel/numbers.ts";

/** More than anything that can happen while a duel goes on. */
const VICTORY = 10;

/**
 * In creatures. They began as a regression over the positions of some thousand duels (what did the
 * winners have?) and were then changed, one after another, to those that won more duels.
 */
const weights = {
  health: 0.8,
  /** Energy turns strikes into specials, at once in the arena and later on the bench. */
  energy: 0.03,
  benchEnergy: 0.03,
  /** An element that beats the other one, while both are in the arena. */
  advantage: 0.12,
};

export function worthOf(state: DuelState): number {
  if (state.phase === "over") return state.winner === null ? 0 : VICTORY * sign(state.winner);
  const points = pointsOf(state, 0) + pointsOf(state, 1);
  return sideWorth(state, 0, points / 6) - sideWorth(state, 1, points / 6) + matchUp(state);
}

const sign = (side: Side): number => (side === 0 ? 1 : -1);

/** As attack.ts sees it: differences between cards count less than their points say. */
const strengthOf = ({ attack, defense }: DuelCard): number =>
  attack + defense + 2 * numbers.evenness;

function pointsOf({ teams }: DuelState, side: Side): number {
  const [a, b, c] = teams[side];
  return strengthOf(a) + strengthOf(b) + strengthOf(c);
}

function sideWorth(state: DuelState, side: Side, usual: number): number {
  const team = state.teams[side];
  const { fighters, active } = state.sides[side];
  let worth = 0;
  for (let i = 0; i < 3; i++) {
    const fighter = fighters[i]!;
    if (fighter.health === 0) continue;
    const card = team[i]!;
    const share = fighter.health / fullHealth(card);
    worth += (weights.health * share * strengthOf(card)) / usual;
    if (i === active) worth += weights.energy * fighter.energy + effectsWorth(fighter);
    else worth += weights.benchEnergy * fighter.energy;
  }
  return worth;
}

function matchUp(state: DuelState): number {
  if (activeFighter(state, 0).health === 0 || activeFighter(state, 1).health === 0) return 0;
  const own = activeCard(state, 0).element;
  const other = activeCard(state, 1).element;
  return (Number(hasAdvantage(own, other)) - Number(hasAdvantage(other, own))) * weights.advantage;
}
