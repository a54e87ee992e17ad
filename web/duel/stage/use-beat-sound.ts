import { useEffect, useEffectEvent } from "react";
import { badEffects, type Effect } from "#game/duel/fighter.ts";
import { play } from "#web/lib/sound/play.ts";
import type { SoundName } from "#web/lib/sound/sounds.ts";
import { activeOf } from "./explain.ts";
import type { Beat } from "./timeline.ts";

/** When a body that is struck begins to shake: web/shared/stage/moves.ts. */
const HIT_AFTER_MS = 450;
const HEAVY_DAMAGE = 40;

/** A beat is heard as it is seen. */
export function useBeatSound(beat: Beat | null, beatKey: string) {
  const sound = useEffectEvent((_beat: string) => {
    if (beat) playBeat(beat);
  });
  useEffect(() => sound(beatKey), [beatKey]);
}

const soundOf: Partial<Record<Beat["event"]["kind"], SoundName>> = {
  switch: "enter",
  replace: "enter",
  guard: "block",
  cleanse: "heal",
  heal: "heal",
  hurt: "hit",
  drain: "harm",
  faint: "knockOut",
};

function playBeat({ event, view }: Beat): void {
  if (event.kind === "attack") {
    const element = activeOf(view[event.side])?.element;
    if (event.move === "special" && element) play(`special-${element}`);
    return play(hitOf(event), HIT_AFTER_MS);
  }
  const sound =
    event.kind === "gain" ? (isBad(event.effect) ? "harm" : "heal") : soundOf[event.kind];
  if (sound) play(sound);
}

const isBad = (effect: Effect) => badEffects.some((bad) => bad === effect);

type Attack = Extract<Beat["event"], { kind: "attack" }>;

function hitOf({ damage, parts }: Attack): SoundName {
  if (parts.guard < 1) return "block";
  return damage >= HEAVY_DAMAGE || parts.element > 1 ? "heavyHit" : "hit";
}
