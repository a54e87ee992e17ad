/** What a creature does on the stage in a beat, and what strikes it. */
import type { Move, Moved } from "#web/shared/stage/moves.ts";
import type { Strike } from "#web/shared/stage/particles.tsx";
import { activeOf, otherOf, type Who } from "./explain.ts";
import type { Beat } from "./timeline.ts";

/** A blow of so much damage could not look harder. */
const HARDEST = 80;

type Attack = Extract<Beat["event"], { kind: "attack" }>;

const attackIn = (beat: Beat | null): Attack | null =>
  beat?.event.kind === "attack" ? beat.event : null;

/** From 0 to 1; null when nothing strikes. */
export function forceOf(beat: Beat | null): number | null {
  const attack = attackIn(beat);
  if (!attack) return null;
  const { damage, parts } = attack;
  return Math.min(1, (damage / HARDEST) * (parts.element > 1 ? 1.4 : 1));
}

export const movedOf = (beat: Beat | null, who: Who, moveKey: string): Moved => ({
  move: moveOf(beat, who),
  force: forceOf(beat) ?? 0,
  moveKey,
});

export function blowOn(beat: Beat | null, who: Who): Strike | null {
  const attack = attackIn(beat);
  if (!beat || !attack || attack.side === who) return null;
  const element = activeOf(beat.view[otherOf(who)])?.element;
  return element ? { element, force: forceOf(beat) ?? 0 } : null;
}

function moveOf(beat: Beat | null, who: Who): Move {
  if (!beat || !("side" in beat.event)) return "rest";
  const { event } = beat;
  const isMine = event.side === who;
  if (event.kind === "attack") {
    if (!isMine) return event.parts.guard < 1 ? "block" : "hit";
    return event.move === "special" ? "leap" : "lunge";
  }
  return isMine ? (moves[event.kind] ?? "rest") : "rest";
}

const moves: Partial<Record<Beat["event"]["kind"], Move>> = {
  switch: "enter",
  replace: "enter",
  guard: "brace",
  gain: "shine",
  heal: "shine",
  cleanse: "shine",
  hurt: "hit",
  faint: "faint",
};
