/** Tactics of a quick battle, as players call them. */
import type { Tactic } from "#game/battle/tactics.ts";

export const tacticNames: Record<Tactic, string> = {
  press: "Press",
  guard: "Guard",
  feint: "Feint",
};

/** How each tactic gets the better of another. */
export const outwitting: Record<Tactic, string> = {
  press: "Press breaks Feint",
  guard: "Guard stops Press",
  feint: "Feint slips past Guard",
};
