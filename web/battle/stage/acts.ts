/** What a creature does on the stage in a round, and what strikes it. Both strike at the same moment. */
import type { Move, Moved } from "#web/shared/stage/moves.ts";
import type { Strike } from "#web/shared/stage/particles.tsx";
import type { Scene, SideScene } from "./scene.ts";

/** From 0 to 1: to lose half of all that a side had could not look harder. */
export const forceOn = ({ lost, fullHealth }: SideScene): number =>
  fullHealth > 0 ? Math.min(1, (2 * lost) / fullHealth) : 0;

export const hasFainted = (side: SideScene, round: Scene["round"]): boolean =>
  round !== null && side.health <= 0;

export const movedOf = (side: SideScene, round: Scene["round"]): Moved => ({
  move: moveOf(side, round),
  force: forceOn(side),
  moveKey: String(round?.number ?? 0),
});

function moveOf(side: SideScene, round: Scene["round"]): Move {
  if (!round) return "rest";
  if (hasFainted(side, round)) return "fall";
  return side.tactic === "guard" ? "block" : "clash";
}

export const blowOn = (side: SideScene, by: SideScene): Strike | null =>
  side.lost > 0 && by.active ? { element: by.active.element, force: forceOn(side) } : null;
