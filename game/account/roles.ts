/** What somebody is in the game: a player, somebody who runs it, or a visitor who tries it for a day. */
export const roles = ["user", "admin", "demo"] as const;

export type RoleName = (typeof roles)[number];
