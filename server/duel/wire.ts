import type { DuelOnWire } from "#contract/duel.ts";
import type { Pushed } from "#contract/push.ts";
import type { DuelState, Side } from "#game/duel/duel.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { commitmentOf, isOver, otherSide, secretOf, stepOf, type Duel } from "./duel.ts";

type Seen = Pick<DuelOnWire, "view" | "events"> & { text: string };

/** What a side sees stays the same until the next step; many are told it several times. */
const seenBefore = new WeakMap<DuelState, [Seen | undefined, Seen | undefined]>();

function seenBy({ state, events }: Duel, side: Side): Seen {
  const both = seenBefore.get(state) ?? [undefined, undefined];
  seenBefore.set(state, both);
  const view = both[side]?.view ?? viewOf(state, side);
  return (both[side] ??= makeSeen(view, eventsFor(events, side)));
}

function makeSeen(view: ReturnType<typeof viewOf>, events: ReturnType<typeof eventsFor>): Seen {
  const seen = { view, events } as Pick<DuelOnWire, "view" | "events">;
  return { ...seen, text: JSON.stringify(seen).slice(1) };
}

const commitments = new WeakMap<Duel["start"], string>();

function commitment(duel: Duel): string {
  const known = commitments.get(duel.start) ?? commitmentOf(duel);
  commitments.set(duel.start, known);
  return known;
}

/** Everything but what is on the table. */
const aroundTable = (
  duel: Duel,
  side: Side,
  nowMs: number,
): Omit<DuelOnWire, "view" | "events"> => {
  const other = otherSide(side);
  return {
    id: duel.id,
    kind: duel.kind,
    version: duel.version,
    step: stepOf(duel),
    ownName: duel.names[side],
    otherName: duel.names[other],
    otherKind: duel.players[other] === null ? "computer" : "player",
    rated: duel.rated,
    chosen: duel.waiting[side],
    otherHasChosen: duel.waiting[other] !== null,
    clock: {
      nowMs,
      stepBeganMs: duel.stepBeganMs,
      ownReserveMs: duel.reserves[side],
      otherReserveMs: duel.reserves[other],
    },
    commitment: commitment(duel),
    secret: isOver(duel) ? secretOf(duel) : null,
    earned: duel.result?.[side] ?? null,
  };
};

/** The duel as the player on this side may know it. */
export function duelFor(duel: Duel, side: Side, nowMs: number): DuelOnWire {
  const { view, events } = seenBy(duel, side);
  return { ...aroundTable(duel, side, nowMs), view, events };
}

/** The same as a message, put together from what was written before. */
export function duelMessage(duel: Duel, side: Side, nowMs: number): string {
  const around = JSON.stringify(aroundTable(duel, side, nowMs)).slice(0, -1);
  return `{"kind":"duel","duel":${around},${seenBy(duel, side).text}}`;
}

export const message = (pushed: Pushed): string => JSON.stringify(pushed);
