/** What a battle that was won leaves behind: how closely, and over whom. */
import { powerOf, type Strength } from "#game/cards/card.ts";
import type { Element } from "#game/cards/elements.ts";
import type { DuelState } from "#game/duel/duel.ts";
import { fullHealth } from "#game/duel/numbers.ts";
import { must } from "#game/lib/must.ts";
import { otherSide, type Side } from "#game/lib/sides.ts";
import type { Team } from "#game/battle/power.ts";
import type { PowerBattleLog } from "#game/battle/resolve.ts";

export type Foe = Strength & { cardId: string; name: string; element: Element };

export type Win = {
  /** What the winning team had left of its health, in thousandths. */
  healthLeft: number;
  /** The computer's made-up name; null for a duel, and for a player. */
  rivalName: string | null;
  /** The strongest creature of the beaten team. */
  strongest: Foe;
  /** Of the whole beaten team, before elements. */
  power: number;
};

const winOver = (beaten: readonly Foe[]): Pick<Win, "strongest" | "power"> => ({
  strongest: must(beaten.toSorted((a, b) => powerOf(b) - powerOf(a))[0], "a beaten creature"),
  power: Math.round(beaten.reduce((sum, foe) => sum + powerOf(foe), 0)),
});

const thousandths = (left: number, full: number): number => Math.round((1000 * left) / full);

type FoughtPower = { teams: readonly [Team, Team]; log: PowerBattleLog };

/** Null for the side that has lost. */
export function powerWin(
  { teams, log }: FoughtPower,
  side: Side,
  rivalName: string | null,
): Win | null {
  if (log.winner !== side) return null;
  const left = must(log.rounds.at(-1), "a round").health[side];
  const healthLeft = thousandths(left, log.powers[side]);
  return { healthLeft, rivalName, ...winOver(teams[otherSide(side)]) };
}

/** Null for a side that has not won. */
export function duelWin(
  { winner, sides, teams }: Pick<DuelState, "winner" | "sides" | "teams">,
  side: Side,
): Win | null {
  if (winner !== side) return null;
  const left = sides[side].fighters.reduce((sum, { health }) => sum + health, 0);
  const full = teams[side].reduce((sum, card) => sum + fullHealth(card), 0);
  const healthLeft = thousandths(left, full);
  return { healthLeft, rivalName: null, ...winOver(teams[otherSide(side)]) };
}
