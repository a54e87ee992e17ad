/** What an admin has done can be taken back for a month, once, while nothing else has changed it. */
import { DAY_MS } from "#game/lib/day.ts";

const UNDO_DAYS = 30;

export type UndoRefusal = "not_undoable" | "undone_already" | "too_late_to_undo";

type Deed = {
  atMs: number;
  /** Whether the game knows a way back for deeds of its kind. */
  hasWayBack: boolean;
  isUndoing: boolean;
  isUndone: boolean;
};

/** Why it cannot be taken back; null when it can, if it still is as that deed has left it. */
export function refuseUndo(deed: Deed, nowMs: number): UndoRefusal | null {
  if (!deed.hasWayBack || deed.isUndoing) return "not_undoable";
  if (deed.isUndone) return "undone_already";
  return nowMs - deed.atMs < UNDO_DAYS * DAY_MS ? null : "too_late_to_undo";
}
