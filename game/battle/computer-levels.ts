/** How well the computer plays, in a quick battle and in a duel, and what players call it. */
export const computerLevels = [1, 2, 3, 4, 5] as const;

export type ComputerLevel = (typeof computerLevels)[number];

export const levelNames: Record<ComputerLevel, string> = {
  1: "Gentle",
  2: "Easy",
  3: "Fair",
  4: "Hard",
  5: "Master",
};

/** How often, in percent, the three strongest cards of a deck win a quick battle on each level. */
export const winPercent: Record<ComputerLevel, number> = { 1: 94, 2: 85, 3: 65, 4: 50, 5: 35 };
