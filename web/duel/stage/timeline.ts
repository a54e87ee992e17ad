/**
 * A step of a duel as it is watched: what happened, one thing after the other, and how the board
 * looks after each. The last one looks exactly as the server says that the duel stands.
 */
import type { DuelView, FighterPlace, SeenEvent, SeenFighter } from "#game/duel/duel.ts";
import { badEffects, noEffects } from "#game/duel/fighter.ts";
import { numbers } from "#game/duel/numbers.ts";
import { explainChange, explainDamage, otherOf, type Who } from "./explain.ts";

/** A number over the creature that it happened to, and where it comes from. */
export type Float = { event: SeenEvent; amount: number; isGood: boolean; why: string };

export type Beat = {
  event: SeenEvent;
  /** The view of the duel after the event. */
  view: DuelView;
  /** The last number of each side; it stays until another takes its place. */
  floats: Record<Who, Float | null>;
  lastsMs: number;
};

/** Long enough to read, short enough that a turn is over in about four seconds. */
const lasts: Record<SeenEvent["kind"], number> = {
  turn: 0,
  switch: 900,
  replace: 900,
  guard: 650,
  attack: 1_150,
  gain: 700,
  cleanse: 600,
  hurt: 800,
  heal: 700,
  drain: 600,
  faint: 950,
  over: 500,
};

const nothing: Beat["floats"] = { own: null, other: null };

/** The beats from the view that was shown last to the current one. */
export function timelineOf(
  before: DuelView,
  events: readonly SeenEvent[],
  after: DuelView,
): readonly Beat[] {
  let view: DuelView = { ...before, result: null, endedBy: null };
  let floats = nothing;
  const beats = events.map((event): Beat => {
    view = viewAfter(view, event, after);
    floats = floatsAfter(floats, event, view);
    return { event, view, floats, lastsMs: lasts[event.kind] };
  });
  return beats.map((beat, index) => (index === beats.length - 1 ? { ...beat, view: after } : beat));
}

type EventOf<Kind extends SeenEvent["kind"]> = Extract<SeenEvent, { kind: Kind }>;

type Effect<Kind extends SeenEvent["kind"]> = (
  view: DuelView,
  event: EventOf<Kind>,
  after: DuelView,
) => DuelView;

const washed = Object.fromEntries(badEffects.map((effect) => [effect, 0]));
const same = (view: DuelView) => view;
const setHealth = (view: DuelView, event: EventOf<"hurt"> | EventOf<"heal">) =>
  changeFighter(view, event, () => ({ health: event.healthLeft }));

/** What each kind of event changes in the view. */
const effectsOf: { [Kind in SeenEvent["kind"]]: Effect<Kind> } = {
  turn: (view, { turn }) => ({ ...view, turn }),
  switch: enter,
  replace: enter,
  guard: same,
  attack,
  gain: (view, event) => changeFighter(view, event, () => ({ [event.effect]: event.turns })),
  cleanse: (view, event) => changeFighter(view, event, () => washed),
  hurt: setHealth,
  heal: setHealth,
  drain,
  faint,
  over: same,
};

const viewAfter = (view: DuelView, event: SeenEvent, after: DuelView): DuelView =>
  (effectsOf[event.kind] as Effect<SeenEvent["kind"]>)(view, event, after);

function attack(view: DuelView, { side, move, healthLeft }: EventOf<"attack">): DuelView {
  const target = otherOf(side);
  const hit = changeFighter(view, { side: target, place: view[target].active }, () => ({
    health: healthLeft,
    mirror: 0,
  }));
  const cost = move === "strike" ? 0 : numbers.specialCost;
  return changeFighter(hit, { side, place: hit[side].active }, ({ energy }) => ({
    energy: Math.max(0, energy - cost),
    poised: 0,
    shaken: 0,
  }));
}

function drain(view: DuelView, { side, amount, stolen }: EventOf<"drain">): DuelView {
  const less = changeFighter(view, { side, place: view[side].active }, ({ energy }) => ({
    energy: Math.max(0, energy - amount),
  }));
  if (!stolen) return less;
  const thief = otherOf(side);
  return changeFighter(less, { side: thief, place: less[thief].active }, ({ energy }) => ({
    energy: Math.min(numbers.mostEnergy, energy + amount),
  }));
}

function faint(view: DuelView, event: EventOf<"faint">): DuelView {
  const side = view[event.side];
  const fallen = changeFighter(view, event, () => ({ health: 0 }));
  return {
    ...fallen,
    [event.side]: { ...fallen[event.side], standing: Math.max(0, side.standing - 1) },
  };
}

/** A creature that leaves loses every effect; one that was never seen before comes in unhurt. */
function enter(
  before: DuelView,
  { side, to }: EventOf<"switch"> | EventOf<"replace">,
  after: DuelView,
): DuelView {
  const view = changeFighter(before, { side, place: before[side].active }, () => noEffects);
  const known = view[side].fighters[to];
  const now = after[side].fighters[to];
  const comes =
    known?.hidden === true && now?.hidden === false
      ? { ...now, ...noEffects, health: now.maxHealth }
      : known;
  const fighters = view[side].fighters.map((one, place) => (place === to && comes ? comes : one));
  return { ...view, [side]: { ...view[side], active: to, fighters } };
}

type Where = { side: Who; place: FighterPlace };

function changeFighter(
  view: DuelView,
  { side, place }: Where,
  next: (fighter: SeenFighter) => Partial<SeenFighter>,
): DuelView {
  const fighters = view[side].fighters.map((one, index) =>
    index === place && !one.hidden ? { ...one, ...next(one) } : one,
  );
  return { ...view, [side]: { ...view[side], fighters } };
}

function floatsAfter(
  floats: Beat["floats"],
  event: SeenEvent,
  view: DuelView,
): Record<Who, Float | null> {
  switch (event.kind) {
    case "attack":
      return {
        ...floats,
        [otherOf(event.side)]: {
          event,
          amount: event.damage,
          isGood: false,
          why: explainDamage(event, view),
        },
      };
    case "hurt":
    case "heal": {
      if (event.place !== view[event.side].active) return floats;
      const { side, amount, kind } = event;
      const float = { event, amount, isGood: kind === "heal", why: explainChange(event) };
      return { ...floats, [side]: float };
    }
    // A creature that comes in was not hit.
    case "switch":
    case "replace":
      return { ...floats, [event.side]: null };
    default:
      return floats;
  }
}
