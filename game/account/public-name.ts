/** By which everybody may know a player, also people who have no account. */
export const publicNameOf = ({ username }: { username: string }): string => username;
