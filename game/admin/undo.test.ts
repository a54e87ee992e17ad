import { expect, test } from "vitest";
import { refuseUndo } from "./undo.ts";

const DAY = 86_400_000;
const deed = { atMs: 0, hasWayBack: true, isUndoing: false, isUndone: false };

test.for([
  [deed, 0, null],
  [deed, 30 * DAY - 1, null],
  [deed, 30 * DAY, "too_late_to_undo"],
  [{ ...deed, isUndone: true }, 0, "undone_already"],
  [{ ...deed, isUndoing: true }, 0, "not_undoable"],
  [{ ...deed, hasWayBack: false }, 0, "not_undoable"],
] as const)("%o at %i: %s", ([done, nowMs, refusal]) => {
  expect(refuseUndo(done, nowMs)).toBe(refusal);
});
