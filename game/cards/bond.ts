/** The bond between a card and the player who made it. */

/** Who made a card, as the owner of a copy sees it. */
export const makers = ["game", "owner", "player"] as const;

export type Maker = (typeof makers)[number];
