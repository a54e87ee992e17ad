/** How the closed lists of words are written down. */

/** Words parted by spaces or lines. */
export const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean));

/** What each word means: every row is a meaning with its words. */
export const meanings = (rows: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(rows).flatMap(([meaning, words]) =>
      words.split(" ").map((word) => [word, meaning] as const),
    ),
  );
