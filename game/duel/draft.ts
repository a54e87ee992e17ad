/** A copy of a duel that may be changed while a step is played. The duel itself never changes. */
import type { Strength } from "#game/cards/card.ts";
import type { DuelCard, DuelState, FighterPlace, Side, SideState } from "./duel.ts";
import { copyFighter, type FighterState } from "./fighter.ts";
import { fullHealth } from "./numbers.ts";

type SideDraft = {
  active: FighterPlace;
  fighters: [FighterState, FighterState, FighterState];
  seen: [boolean, boolean, boolean];
};

export type Draft = Omit<DuelState, "sides"> & { sides: [SideDraft, SideDraft] };

const copySide = ({ active, fighters, seen }: SideState): SideDraft => ({
  active,
  fighters: [copyFighter(fighters[0]), copyFighter(fighters[1]), copyFighter(fighters[2])],
  seen: [seen[0], seen[1], seen[2]],
});

export const draftOf = (state: DuelState): Draft => ({
  teams: state.teams,
  secret: state.secret,
  turn: state.turn,
  phase: state.phase,
  sides: [copySide(state.sides[0]), copySide(state.sides[1])],
  winner: state.winner,
  endedBy: state.endedBy,
});

export const activeCard = (duel: Draft | DuelState, side: Side): DuelCard =>
  duel.teams[side][duel.sides[side].active];

export const activeFighter = (duel: Draft | DuelState, side: Side): FighterState => {
  const { fighters, active } = duel.sides[side];
  return fighters[active];
};

/** A share of a creature's full health, at least 1. */
export const shareOf = (card: Strength, percent: number): number =>
  Math.max(1, Math.round((fullHealth(card) * percent) / 100));

export const faintedOf = ({ fighters: [a, b, c] }: SideState | SideDraft): number =>
  Number(a.health === 0) + Number(b.health === 0) + Number(c.health === 0);

export const hasStanding = (side: SideState | SideDraft): boolean =>
  side.fighters[0].health > 0 || side.fighters[1].health > 0 || side.fighters[2].health > 0;
