/**
 * What one player may know of a duel. Creatures that have not been in the arena, the generator's
 * state and choices that wait are not in it at all, so that a curious browser finds nothing.
 */
import { otherSide } from "#game/lib/sides.ts";
import { speedOf } from "#game/cards/card.ts";
import type {
  DuelEvent,
  DuelState,
  DuelView,
  HiddenFighter,
  SeenEvent,
  SeenFighter,
  SeenSide,
  Side,
} from "./duel.ts";
import { places } from "./happenings.ts";
import { mustChoose } from "./play.ts";
import { fullHealth } from "./numbers.ts";

/** A spectator sees side 0 as its own, and of both sides only what was in the arena. */
export type Viewer = Side | "spectator";

const hidden: HiddenFighter = { hidden: true };

export function viewOf(state: DuelState, viewer: Viewer): DuelView {
  const own = viewer === "spectator" ? 0 : viewer;
  const other = otherSide(own);
  return {
    turn: state.turn,
    phase: state.phase,
    own: seenSide(state, own, viewer !== "spectator"),
    other: seenSide(state, other, false),
    ownMustChoose: mustChoose(state, own),
    otherMustChoose: mustChoose(state, other),
    result: resultFor(state, own),
    endedBy: state.endedBy,
  };
}

function seenSide(state: DuelState, side: Side, seesAll: boolean): SeenSide {
  const { active, fighters, seen } = state.sides[side];
  return {
    active,
    fighters: places.map((place) =>
      seesAll || seen[place] ? seenFighter(state, side, place) : hidden,
    ),
    standing: fighters.filter(({ health }) => health > 0).length,
  };
}

function seenFighter(state: DuelState, side: Side, place: 0 | 1 | 2): SeenFighter {
  const card = state.teams[side][place];
  const fighter = state.sides[side].fighters[place];
  return { hidden: false, ...card, ...fighter, maxHealth: fullHealth(card), speed: speedOf(card) };
}

function resultFor({ phase, winner }: DuelState, own: Side): DuelView["result"] {
  if (phase !== "over") return null;
  if (winner === null) return "drawn";
  return winner === own ? "won" : "lost";
}

/**
 * Events name only creatures that are or were in the arena: on the bench only light does something,
 * and a creature that was never in the arena has nothing to heal. So only the sides change names.
 */
export function eventsFor(events: readonly DuelEvent[], viewer: Viewer): SeenEvent[] {
  const own = viewer === "spectator" ? 0 : viewer;
  const who = (side: Side) => (side === own ? "own" : "other");
  return events.map((event): SeenEvent => {
    if (event.kind === "turn") return event;
    if (event.kind === "over") {
      return { ...event, winner: event.winner === null ? null : who(event.winner) };
    }
    return { ...event, side: who(event.side) };
  });
}
