/** For tests: a duel as the server says it, played by the real engine. */
import type { DuelOnWire } from "#contract/duel.ts";
import type { Step } from "#game/duel/duel.ts";
import { framesOf } from "./stage/test-duel.ts";

/** The duel after these steps, as Sam sees it, who plays against Ann. */
export function duelAfter(steps: readonly Step[], changes: Partial<DuelOnWire> = {}): DuelOnWire {
  const { step, view, events } = framesOf(steps).at(-1)!;
  return {
    id: "d1",
    kind: "room",
    version: step,
    step,
    ownName: "Sam",
    otherName: "Ann",
    otherKind: "player",
    rated: false,
    view: view as DuelOnWire["view"],
    events: [...events],
    chosen: null,
    otherHasChosen: false,
    clock: { nowMs: 10_000, stepBeganMs: 10_000, ownReserveMs: 60_000, otherReserveMs: 60_000 },
    commitment: "c0ffee",
    secret: null,
    earned: null,
    ...changes,
  };
}
