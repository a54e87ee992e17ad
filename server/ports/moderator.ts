export type Verdict =
  | { allowed: true }
  /** Which rule, why in a child's words, and three descriptions that would be welcome. */
  | { allowed: false; code: string; reason: string; suggestions: readonly string[] };

/** May this text be shown on a card? */
export interface Moderator {
  review(text: string): Promise<Verdict>;
}
