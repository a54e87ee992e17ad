/** The names of the rivals of the Tale Road in its order: chapter and place. */
const numbers = [1, 2, 3, 4, 5] as const;
const chapters = [...numbers, 6] as const;

export type RivalId = `${(typeof chapters)[number]}-${(typeof numbers)[number]}`;

export const rivalIds: readonly RivalId[] = chapters.flatMap((chapter) =>
  numbers.map((number): RivalId => `${chapter}-${number}`),
);

const LAST = numbers.length;

export const isBossId = (id: RivalId): boolean => id.endsWith(`-${LAST}`);
