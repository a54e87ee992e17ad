/** How the closed lists of words are written down. */

/** Words parted by spaces or lines. */
export const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean));

/** What each word means: every row is a meaning with its words. */
export const meanings = (rows: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(rows).flatMap(([meaning, words]) =>
      words.split(/\s+/).map((word) => [word, meaning] as const),
    ),
  );

/** Every row is the last word of names, and what stands before it: "shark = tiger great_white". */
export const namesOf = (rows: string): ReadonlySet<string> =>
  new Set(
    rows.split(/\n(?= {2}\w+ =)/).flatMap((row) => {
      const [last = "", before = ""] = row.split("=").map((side) => side.trim());
      return before
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `${word}_${last}`);
    }),
  );
