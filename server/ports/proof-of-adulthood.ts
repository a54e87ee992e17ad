import type { Proof } from "#game/family/approval.ts";

/** What shows that the parent who says yes for a child is an adult. */
export interface ProofOfAdulthood {
  name: Proof;
  /** Whether this account has shown it by now. */
  isShownBy(playerId: string): Promise<boolean>;
  /** So long after a yes a second letter asks whether it was meant; null when none is needed. */
  secondLetterAfterMs: number | null;
}
