/**
 * A card gains experience in battles and rises up to level 20. From level n to the next takes
 * 50 × n points. A level is an honour only: it changes no power.
 */
export const LEVEL_MAX = 20;

const EXPERIENCE_PER_LEVEL = 50;

export type Level = {
  level: number;
  /** Points since this level began, and how many the next one takes; null at the top. */
  progress: number;
  needed: number | null;
};

export function levelOf(experience: number): Level {
  let level = 1;
  let progress = experience;
  while (level < LEVEL_MAX && progress >= EXPERIENCE_PER_LEVEL * level) {
    progress -= EXPERIENCE_PER_LEVEL * level;
    level++;
  }
  return { level, progress, needed: level < LEVEL_MAX ? EXPERIENCE_PER_LEVEL * level : null };
}
