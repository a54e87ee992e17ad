export type Verdict =
  | { allowed: true }
  /** Why not, in a child's words, and three descriptions that would be welcome. */
  | { allowed: false; reason: string; suggestions: readonly string[] };

/** May this text be shown on a card? */
export interface Moderator {
  review(text: string): Promise<Verdict>;
}
