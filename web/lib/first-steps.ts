/**
 * The way of a new player after the welcome pack: a first duel, then a first creature. It is kept in
 * the browser in which the pack was torn open.
 */
const steps = ["duel", "create"] as const;

export type FirstStep = (typeof steps)[number];

const keyOf = (playerId: string) => `first-step-${playerId}`;

/** What comes next; null for who has done all of it, or began elsewhere. */
export function firstStepOf(playerId: string): FirstStep | null {
  try {
    const kept = localStorage.getItem(keyOf(playerId));
    return steps.find((step) => step === kept) ?? null;
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}

export function goToFirstStep(playerId: string, step: FirstStep): void {
  try {
    localStorage.setItem(keyOf(playerId), step);
  } catch {
    // The way is shown once then.
  }
}
