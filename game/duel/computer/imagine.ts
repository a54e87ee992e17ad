/**
 * A duel as one player can imagine it: what is seen as it is, and in place of a creature that is
 * still hidden an average one, about as strong as those that its side has shown.
 */
import type {
  DuelCard,
  DuelState,
  DuelTeam,
  DuelView,
  HiddenFighter,
  SeenFighter,
  SeenSide,
  SideState,
} from "#game/duel/duel.ts";
import type { FighterState } from "#game/duel/fighter.ts";
import { numbers } from "#game/duel/numbers.ts";
import { beginFighter } from "#game/duel/play.ts";

type Fighter = SeenFighter | HiddenFighter;

/** The one who looks is side 0. */
export function imagine(view: DuelView): DuelState {
  const stranger = strangerLike(view.other);
  const rested = restedFighter(stranger, view.turn);
  return {
    teams: [teamOf(view.own, stranger), teamOf(view.other, stranger)],
    secret: "",
    turn: view.turn,
    phase: view.phase,
    sides: [sideOf(view.own, rested), sideOf(view.other, rested)],
    winner: null,
    endedBy: null,
  };
}

/** No element beats a spirit and a spirit beats none: it is the average of what may come. */
function strangerLike({ fighters }: SeenSide): DuelCard {
  const seen = fighters.filter((fighter) => !fighter.hidden);
  const points = seen.reduce((sum, { attack, defense }) => sum + attack + defense, 0);
  const half = Math.round(points / seen.length / 2);
  return {
    cardId: "",
    name: "",
    element: "spirit",
    rarity: "common",
    attack: half,
    defense: half,
    talent: null,
    strikeName: "",
    specialName: "",
    imageUrl: null,
  };
}

function teamOf({ fighters }: SeenSide, stranger: DuelCard): DuelTeam {
  const card = (fighter: Fighter | undefined) => (!fighter || fighter.hidden ? stranger : fighter);
  return [card(fighters[0]), card(fighters[1]), card(fighters[2])];
}

/** Who waits on the bench gains energy at the end of every turn. */
const restedFighter = (card: DuelCard, turn: number): FighterState => ({
  ...beginFighter(card),
  energy: Math.min(numbers.mostEnergy, numbers.startEnergy + (turn - 1) * numbers.energyPerTurn),
});

function sideOf({ active, fighters }: SeenSide, rested: FighterState): SideState {
  const state = (fighter: Fighter | undefined) => (!fighter || fighter.hidden ? rested : fighter);
  return {
    active,
    fighters: [state(fighters[0]), state(fighters[1]), state(fighters[2])],
    seen: [true, true, true],
  };
}
