import type { TextRefusal } from "#game/creation/allowed.ts";

export type Verdict =
  | { allowed: true }
  /** Which rule, and three descriptions that would be welcome. */
  | { allowed: false; code: TextRefusal; suggestions: readonly string[] };

/** May this text be shown on a card? */
export interface Moderator {
  review(text: string): Promise<Verdict>;
}
