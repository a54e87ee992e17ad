/** What leaves the server about a duel: whatever the other side or a spectator may not know stays. */
import { otherSide } from "#game/lib/sides.ts";
import type { DuelOnWire } from "#contract/duel.ts";
import type { ServerMessage } from "#contract/live.ts";
import type { DuelFrame } from "#contract/replays.ts";
import type { Side } from "#game/duel/duel.ts";
import { replay, type Frame } from "#game/duel/duel-record.ts";
import { eventsFor, viewOf } from "#game/duel/view.ts";
import { isOver, stepOf, type Duel } from "./duel.ts";

const clockFor = (duel: Duel, side: Side, nowMs: number): DuelOnWire["clock"] => ({
  nowMs,
  stepBeganMs: duel.stepBeganMs,
  ownReserveMs: duel.reserves[side],
  otherReserveMs: duel.reserves[otherSide(side)],
});

/** Everything but the board. */
const duelDetails = (
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
    clock: clockFor(duel, side, nowMs),
    commitment: duel.commitment,
    secret: isOver(duel) ? duel.state.secret : null,
    earned: duel.result?.[side] ?? null,
  };
};

/** The duel as the player on this side may know it. */
export function duelFor(duel: Duel, side: Side, nowMs: number): DuelOnWire {
  return {
    ...duelDetails(duel, side, nowMs),
    view: viewOf(duel.state, side) as DuelOnWire["view"],
    events: eventsFor(duel.events, side),
  };
}

/** The same as a message. */
export const duelMessage = (duel: Duel, side: Side, nowMs: number): string =>
  toText({ kind: "duel", duel: duelFor(duel, side, nowMs) });

/** What one side may know of a choice that waits for the other one. */
export const chosenMessage = (duel: Duel, side: Side, nowMs: number): string =>
  toText({
    kind: "chosen",
    duelId: duel.id,
    version: duel.version,
    step: stepOf(duel),
    chosen: duel.waiting[side],
    otherHasChosen: duel.waiting[otherSide(side)] !== null,
    clock: clockFor(duel, side, nowMs),
  });

/** What a spectator may see of each step. */
export const framesOnWire = (frames: readonly Frame[]): DuelFrame[] =>
  frames.map(({ state, events }) => ({
    events: eventsFor(events, "spectator"),
    view: viewOf(state, "spectator") as DuelFrame["view"],
  }));

/** Spectators are one turn late, so that what they tell a player is no news. */
export function framesToWatch(duel: Duel): Frame[] {
  const { state, frames } = replay(duel.start, duel.choices);
  if (isOver(duel)) return frames;
  return frames.filter((frame, i) => i === 0 || frame.state.turn < state.turn);
}

export const toText = (message: ServerMessage): string => JSON.stringify(message);
