import type { DuelFrame } from "#contract/replays.ts";

export const frameAt = (frames: readonly DuelFrame[], step: number) => ({
  step,
  ...frames[step]!,
});

/** Where a turn begins, as in `?turn=7`; null when the address names no turn. */
export function stepOfTurn(frames: readonly DuelFrame[], turn: string | null): number | null {
  const wanted = Number(turn ?? "");
  if (!Number.isInteger(wanted) || wanted <= 0) return null;
  const begins = frames.findIndex(({ view }) => view.turn >= wanted);
  return begins < 0 ? frames.length - 1 : begins;
}
