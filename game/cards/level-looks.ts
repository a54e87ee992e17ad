/**
 * What a copy of a card wears at its level, whatever its finish. Looks come with experience alone:
 * they change no number, and nothing sells them.
 */
export const levelLooks = [
  { level: 5, look: "laurel", name: "Laurel Frame" },
  { level: 10, look: "aurora", name: "Living Backdrop" },
  { level: 15, look: "crown", name: "Crown Frame" },
] as const;

export type LevelLook = (typeof levelLooks)[number];

/** The highest look that a level has reached; null below the first. */
export const lookAt = (level: number): LevelLook | null =>
  levelLooks.findLast((each) => level >= each.level) ?? null;

/** The one that comes next; null after the last. */
export const nextLook = (level: number): LevelLook | null =>
  levelLooks.find((each) => level < each.level) ?? null;
