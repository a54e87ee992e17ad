/** For `test.use`: everything moves, as for most players. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
