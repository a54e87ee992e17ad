/**
 * A rematch: after a battle of two people each may ask for another one. That counts for a minute;
 * when the other asks for the same meanwhile, it begins at once, with the teams of before.
 */
export const ASK_MS = 60_000;

export type Asking = {
  askedBy: string;
  expiresAtMs: number;
  /** What came of it is there. */
  hasBegun: boolean;
};

/** As one of the two sees it. `unanswered`: they asked in vain. */
export type RematchState = "none" | "asked" | "wanted" | "unanswered" | "begun";

export function stateOf(asking: Asking | null, playerId: string, nowMs: number): RematchState {
  if (asking === null) return "none";
  if (asking.hasBegun) return "begun";
  const isOver = asking.expiresAtMs <= nowMs;
  if (asking.askedBy === playerId) return isOver ? "unanswered" : "asked";
  return isOver ? "none" : "wanted";
}
