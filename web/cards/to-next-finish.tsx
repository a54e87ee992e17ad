import { finishNames, nextFinish, type Finish } from "#game/cards/finishes.ts";
import { FUSED_COPIES } from "#game/collection/fuse.ts";

type ToNextFinishProps = { copies: number; finish: Finish };

/** How far a duplicate is to its next finish; nothing for a single copy, and for one of gold. */
export function ToNextFinish({ copies, finish }: ToNextFinishProps) {
  const next = nextFinish(finish);
  if (next === null || copies < 2) return null;
  return (
    <span>
      {Math.min(copies, FUSED_COPIES)} of {FUSED_COPIES} for {finishNames[next]}
    </span>
  );
}
