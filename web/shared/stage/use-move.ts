import { useEffect, useEffectEvent, type RefObject } from "react";
import { moves, shaking, type Moved } from "./moves.ts";

/** One's own creature stands on the left and looks to the right. */
export type StageSide = "own" | "other";

/** When a blow lands after its move has begun. */
export const BLOW_AFTER_MS = 380;

export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Moves a body once for every key. Without motion the words say the same. */
export function useMove(
  body: RefObject<HTMLElement | null>,
  { move, force, moveKey, place }: Moved & { place: StageSide },
) {
  const begin = useEffectEvent((_key: string) => {
    const { frames, ms } = moves[move]({ to: place === "own" ? 1 : -1, force });
    if (frames.length > 0 && !wantsStillness())
      body.current?.animate?.(frames, { duration: ms, easing: "ease-in-out" });
  });
  useEffect(() => begin(moveKey), [moveKey]);
}

/** Shakes the whole stage under a blow; a force of null is none. */
export function useShake(stage: RefObject<HTMLElement | null>, force: number | null, key: string) {
  const shake = useEffectEvent((_key: string) => {
    if (force === null || wantsStillness()) return;
    const { frames, ms } = shaking(force);
    stage.current?.animate?.(frames, { duration: ms, delay: BLOW_AFTER_MS });
  });
  useEffect(() => shake(key), [key]);
}
