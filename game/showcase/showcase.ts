/**
 * Every player has a page with the cards that they like best. Friends see it; visitors see it as long
 * as the player keeps it open, which for a child takes a guardian's switch.
 */

/** So many cards a page shows at most. */
export const SHOWCASE_SIZE = 5;

export type ShowcaseRefusal = "showcase_too_many" | "showcase_twice" | "showcase_not_owned";

/** `owned`: how many of the chosen copies the player owns. Null when they can be shown. */
export function refuseToShow(chosen: readonly string[], owned: number): ShowcaseRefusal | null {
  if (chosen.length > SHOWCASE_SIZE) return "showcase_too_many";
  if (new Set(chosen).size < chosen.length) return "showcase_twice";
  return owned < chosen.length ? "showcase_not_owned" : null;
}
