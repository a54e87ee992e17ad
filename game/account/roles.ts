/** What an account is in the game: a player's, an admin's, or that of a visitor who tries it for a day. */
export const roles = ["user", "admin", "demo"] as const;

export type Role = (typeof roles)[number];
