import type { DuelFrame } from "#contract/replays.ts";

/** The turn that is played in a step; 0 for the beginning. A turn may take several steps. */
export const turnOfStep = (frames: readonly DuelFrame[], step: number): number =>
  step === 0 ? 0 : (frames[step - 1]?.view.turn ?? 0);

/** Where a turn begins, as in `?turn=7`; null when the address names no turn. */
export function stepOfTurn(frames: readonly DuelFrame[], turn: string | null): number | null {
  const wanted = Number(turn ?? "");
  if (!Number.isInteger(wanted) || wanted <= 0) return null;
  const before = frames.findIndex(({ view }) => view.turn >= wanted);
  return Math.min((before < 0 ? frames.length : before) + 1, frames.length - 1);
}

export const frameAt = (frames: readonly DuelFrame[], step: number) => ({
  step,
  ...frames[step]!,
});
