import type { TextRefusal } from "#game/creation/allowed.ts";

export type Verdict =
  | { allowed: true }
  /** Which rule, and three descriptions that would be welcome. */
  | { allowed: false; code: TextRefusal; suggestions: readonly string[] };

/** May this text be shown on a card? */
export interface Moderator {
  review(text: string): Promise<Verdict>;
}

/** The game's own moderator, which calls no outside service. */
export interface LocalModerator extends Moderator {
  /** The text may stay, but an admin should look at it. */
  hasDoubts(text: string): boolean;
}
