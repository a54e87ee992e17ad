import { useEffect, useEffectEvent } from "react";
import { play } from "#web/lib/sound/play.ts";
import type { Scene } from "./scene.ts";

/** When the lost health appears: battle.module.css. */
const HIT_AFTER_MS = 200;
/** What a side loses of its whole health when it is heard as a heavy blow. */
const HEAVY_SHARE = 0.25;

/** A round is heard as it is seen, but not once more at the end. */
export function useRoundSound({ round, player, opponent }: Scene, isOver: boolean) {
  const number = round?.number ?? 0;
  const sound = useEffectEvent((_round: number) => {
    if (isOver || !round) return;
    const sides = [player, opponent];
    const isHeavy = sides.some(({ lost, fullHealth }) => lost > fullHealth * HEAVY_SHARE);
    play(isHeavy ? "heavyHit" : "hit", HIT_AFTER_MS);
    if (sides.some(({ health }) => health <= 0)) play("knockOut", HIT_AFTER_MS * 2);
  });
  useEffect(() => sound(number), [number]);
}
