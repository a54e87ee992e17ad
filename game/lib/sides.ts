/** The two sides of a battle or a duel. */
export type Side = 0 | 1;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
