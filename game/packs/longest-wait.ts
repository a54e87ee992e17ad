/** How many more cards a player draws at most until bad luck ends: what the counters promise. */
import { EPIC_AT, LEGENDARY_AT, MYTHICAL_AFTER, type Pity } from "./draw.ts";

export type Goal = "epic" | "legendary" | "mythical";

/** The longest wait of a player, counted from a card that ended the wait. */
export const waitAtMost: Record<Goal, number> = {
  epic: EPIC_AT,
  legendary: LEGENDARY_AT,
  mythical: MYTHICAL_AFTER + LEGENDARY_AT,
};

/** One means: the very next card. A legendary card ends the wait for an epic one, too. */
export function longestWait(goal: Goal, pity: Pity): number {
  const legendary = Math.max(1, LEGENDARY_AT - pity.sinceLegendary);
  if (goal === "legendary") return legendary;
  if (goal === "epic") return Math.max(1, Math.min(EPIC_AT - pity.sinceEpic, legendary));
  const untilDue = MYTHICAL_AFTER - pity.sinceMythical;
  if (untilDue <= 0) return legendary;
  // A legendary card just before the mythical one is due sets the counter of legendary ones back.
  return untilDue + LEGENDARY_AT;
}
