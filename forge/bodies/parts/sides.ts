/** Most parts come in pairs: -1 is the creature's right side in the picture, 1 its left. */
export const sides = [-1, 1] as const;

export type Side = (typeof sides)[number];

/** Angles spread evenly around a circle. */
export const around = (count: number, start = 0): number[] =>
  Array.from({ length: count }, (_, i) => start + (i / count) * 2 * Math.PI);

/** Whole numbers from -half to half: a fan of feathers or a row of leaves. */
export const fan = (half: number): number[] =>
  Array.from({ length: 2 * half + 1 }, (_, i) => i - half);
